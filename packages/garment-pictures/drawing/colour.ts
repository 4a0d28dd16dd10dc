/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(channels: readonly number[]): boolean {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function encode(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}

/** Red, green and blue, 0–255; a colour outside sRGB loses chroma, never lightness or hue. */
export function channels(colour: Oklch): [number, number, number] {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = colour.c;
  let linear = toLinear({ l, c, h: colour.h });
  while (c > 0 && !isShown(linear)) {
    c = Math.max(0, c - 0.005);
    linear = toLinear({ l, c, h: colour.h });
  }
  return [encode(linear[0]), encode(linear[1]), encode(linear[2])];
}

/** `#rrggbb` of `channels`. */
export function hex(colour: Oklch): string {
  return `#${channels(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * A dye under less light: it keeps its hue, loses a share of its lightness and shifts slightly to
 * blue, like shade under a skylight.
 */
export function shaded(colour: Oklch, amount: number): Oklch {
  return {
    l: colour.l * (1 - amount),
    c: colour.c * (1 - amount * 0.25) + amount * 0.006,
    h: colour.h + hueToward(colour.h, 265) * amount * 0.12,
  };
}

/** A dye under more light: lightness rises by a share of the rest. */
export function lit(colour: Oklch, amount: number): Oklch {
  return {
    l: colour.l + (1 - colour.l) * amount,
    c: colour.c * (1 - amount * 0.35),
    h: colour.h + hueToward(colour.h, 85) * amount * 0.08,
  };
}

/** Lightens (positive amounts) or shades (negative ones). */
export function toned(colour: Oklch, amount: number): Oklch {
  return amount >= 0 ? lit(colour, amount) : shaded(colour, -amount);
}

export function mixed(from: Oklch, to: Oklch, share: number): Oklch {
  return {
    l: from.l + (to.l - from.l) * share,
    c: from.c + (to.c - from.c) * share,
    h: from.h + hueToward(from.h, to.h) * share,
  };
}

function hueToward(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
