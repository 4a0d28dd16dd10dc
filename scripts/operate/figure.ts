/** One figure of a drill; without a limit it is only reported. */
export interface Figure {
  name: string;
  value: number;
  max?: number;
  min?: number;
}

export const isWithin = ({ value, max = Infinity, min = -Infinity }: Figure): boolean =>
  value <= max && value >= min;

/** Whole numbers, and tenths of small ones. */
const shown = (value: number): string =>
  Math.abs(value) < 20 && !Number.isInteger(value) ? value.toFixed(1) : String(Math.round(value));

/** A figure as a line of a report. */
export function lineOf(figure: Figure): string {
  const { name, value, max, min } = figure;
  const limits = [
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(min === undefined ? [] : [`at least ${min}`]),
  ];
  const limit = limits.length > 0 ? ` (${limits.join(', ')})` : '';
  return `${isWithin(figure) ? '✓' : '✗'} ${name}: ${shown(value)}${limit}`;
}
