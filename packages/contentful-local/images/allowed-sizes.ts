/** Pages round widths to the first step, people and tests to the second. */
const STEPS = [32, 10];
const QUALITY_STEP = 5;
/** Quality of the shop's own pictures. */
const OWN_QUALITY = 78;
const MAX_PIXELS = 4_000;

/**
 * Radii are distinguished by their ratio, not by pixels. The shop rounds its own corners with CSS.
 */
const RADII = [
  1,
  2,
  3,
  4,
  5,
  6,
  8,
  10,
  12,
  16,
  20,
  24,
  32,
  40,
  50,
  64,
  80,
  100,
  128,
  160,
  200,
  256,
  320,
  400,
  500,
  640,
  800,
  1_000,
  1_280,
  1_600,
  2_000,
  MAX_PIXELS,
];

/** Step between the levels of a channel: `00`, `11` … `ff`, as in three-digit colours. */
const CHANNEL_STEP = 0x11;

const isOnLadder = (size: number) => STEPS.some((step) => size % step === 0);
const nextSize = (size: number) => Math.min(Math.ceil(size / 32) * 32, MAX_PIXELS);
const nextQuality = (quality: number) =>
  quality === OWN_QUALITY ? quality : Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP;
const nextRadius = (radius: number) => RADII.find((each) => each >= radius) ?? MAX_PIXELS;

/** `rgb:1278f0` → `rgb:1177ee` */
const nearestColour = (background: string) =>
  background.replace(/[\da-f]{2}/gi, (channel) => {
    const level = Math.round(parseInt(channel, 16) / CHANNEL_STEP) * CHANNEL_STEP;
    // Upper case is kept: it is the same picture, so a redirect is not needed.
    return level === parseInt(channel, 16) ? channel : level.toString(16).padStart(2, '0');
  });

/** Whether all parameters with many possible values have one that is rendered for everyone. */
export const isAllowed = (query: URLSearchParams): boolean =>
  allowedQuery(query, undefined).toString() === query.toString();

/**
 * The picture in the next allowed size, quality and radius and the nearest background.
 * Otherwise a client could have thousands of widths and millions of colours rendered and cached.
 * @param naturalWidth of the original in pixels, because pages request pictures at their own width
 */
export function allowedQuery(query: URLSearchParams, naturalWidth: number | undefined) {
  const allowed = new URLSearchParams(query);
  const replace = (name: string, next: (value: string) => number | string) => {
    const value = query.get(name);
    if (value !== null) allowed.set(name, String(next(value)));
  };
  for (const name of ['w', 'h']) {
    replace(name, (value) => {
      const isNatural = name === 'w' && Number(value) === naturalWidth;
      return isNatural || isOnLadder(Number(value)) ? value : nextSize(Number(value));
    });
  }
  replace('q', (value) => nextQuality(Number(value)));
  replace('r', (value) => (value === 'max' ? value : nextRadius(Number(value))));
  replace('bg', nearestColour);
  return allowed;
}
