/** One length of a `sizes` attribute and the window's width from which it holds: `(min-width: 768px) 50vw`. */
const LENGTH = /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|rem|vw)$/;
const REM = 16;

/** Width of a window in points, and pixels to each. */
type Screen = readonly [width: number, pixelRatio: number];

/** Windows just below a breakpoint, where what is measured by the window is widest, and two desks. */
const WIDE = [767, 991, 1199, 1440] as const;

/**
 * The screens a shop is made for. `usual` are the phones most visitors have, `fine` those of three
 * pixels to a point and whatever is wider with one, `large` the wider ones with two.
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
      // Any other notation counts as the full window: a picture too large is still sharp.
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
 * How many pixels wide a picture is shown on the screens of each kind.
 * @param sizes lengths in `px`, `rem` and `vw`, each but the last behind `(min-width: …px)`, the
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
