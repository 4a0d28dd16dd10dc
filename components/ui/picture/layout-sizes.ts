/**
 * One length of a `sizes` attribute and the window width from which it applies: `(min-width: 768px)
 * 50vw`.
 */
const LENGTH = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|rem|vw)$/;
const REM = 16;

/** Width of a window in points, and pixels per point. */
type Screen = readonly [width: number, pixelRatio: number];

/**
 * Windows just below a breakpoint, where lengths relative to the window are largest, and two
 * desktops.
 */
const WIDE = [767, 991, 1199, 1440] as const;

/**
 * The supported screens. `usual` are the most common phones, `fine` those with three pixels per
 * point and wider screens with one, `large` wider screens with two.
 */
const SCREENS = {
  usual: [
    [360, 2],
    [412, 1.75],
    [414, 2],
  ],
  fine: [[430, 3], ...WIDE.map((width): Screen => [width, 1])],
  large: [[1920, 1], ...[575, ...WIDE, 1920].map((width): Screen => [width, 2])],
} satisfies Record<string, readonly Screen[]>;

interface Length {
  from: number;
  amount: number;
  unit: string;
}

const cached = new Map<string, readonly Length[]>();

function lengthsOf(sizes: string): readonly Length[] {
  const lengths =
    cached.get(sizes) ??
    sizes.split(', ').map((each) => {
      const [, from = '0', amount, unit = 'vw'] = LENGTH.exec(each) ?? [];
      // Any other notation counts as the full window, because too large a picture is still sharp.
      return { from: Number(from), amount: Number(amount ?? 100), unit };
    });
  cached.set(sizes, lengths);
  return lengths;
}

function pointsOf({ amount, unit }: Length, windowWidth: number): number {
  if (unit === 'vw') return (amount / 100) * windowWidth;
  return unit === 'rem' ? amount * REM : amount;
}

/**
 * Width in pixels at which a picture is shown on each kind of screen.
 * @param sizes lengths in `px`, `rem` and `vw`, each but the last after `(min-width: …px)`, the
 *   widest window first
 */
export function shownWidths(sizes: string): Record<keyof typeof SCREENS, number[]> {
  const lengths = lengthsOf(sizes);
  const on = ([width, pixelRatio]: Screen) => {
    const length = lengths.find(({ from }) => width >= from);
    return Math.ceil((length ? pointsOf(length, width) : width) * pixelRatio);
  };
  const { usual, fine, large } = SCREENS;
  return { usual: usual.map(on), fine: fine.map(on), large: large.map(on) };
}

const narrower = new Map<string, string>();

/** Reduces the lengths of a `sizes` attribute to a share of their container. */
export function narrowed(sizes: string, share: number): string {
  const key = `${share} ${sizes}`;
  const known = narrower.get(key);
  if (known !== undefined) return known;
  const lengths = sizes.replaceAll(
    /([\d.]+)(px|rem|vw)(?=,|$)/g,
    (_, amount: string, unit: string) => `${Math.round(Number(amount) * share * 100) / 100}${unit}`,
  );
  narrower.set(key, lengths);
  return lengths;
}
