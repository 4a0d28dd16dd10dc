/** Pages round widths to the first, people and tests to the second. */
const STEPS = [32, 10];
const QUALITY_STEP = 5;
/** What the shop's pictures have. */
const OWN_QUALITY = 78;
const MAX_PIXELS = 4_000;

const isOnLadder = (size: number) => STEPS.some((step) => size % step === 0);
const nextSize = (size: number) => Math.min(Math.ceil(size / 32) * 32, MAX_PIXELS);

/** Whether sizes and quality are among those that are rendered for anybody. */
export function isAllowed(query: URLSearchParams): boolean {
  const quality = Number(query.get('q') ?? OWN_QUALITY);
  const sizes = ['w', 'h'].flatMap((name) => query.get(name) ?? []).map(Number);
  return sizes.every(isOnLadder) && (quality === OWN_QUALITY || quality % QUALITY_STEP === 0);
}

/**
 * The same picture in the next allowed size and quality: else anybody could have four thousand
 * widths and a hundred qualities of each rendered and kept.
 * @param naturalWidth of the original in pixels: pages ask for pictures at their own width
 */
export function allowedQuery(query: URLSearchParams, naturalWidth: number | undefined) {
  const allowed = new URLSearchParams(query);
  for (const name of ['w', 'h']) {
    const size = Number(query.get(name));
    const isNatural = name === 'w' && size === naturalWidth;
    if (query.has(name) && !isNatural && !isOnLadder(size)) allowed.set(name, `${nextSize(size)}`);
  }
  const quality = Number(query.get('q') ?? OWN_QUALITY);
  if (quality !== OWN_QUALITY && quality % QUALITY_STEP !== 0)
    allowed.set('q', `${Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP}`);
  return allowed;
}
