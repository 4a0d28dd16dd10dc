/** Linear light (0–1) of an sRGB value (0–255). */
export const linearTable = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export const gammaSteps = 8191;

/** The sRGB value of linear light in steps of `gammaSteps`. */
export const gammaTable = Uint8Array.from({ length: gammaSteps + 1 }, (_, step) => {
  const light = step / gammaSteps;
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
});
