/** One figure of a drill; without `max` it is only reported. */
export interface Figure {
  name: string;
  value: number;
  max?: number;
}

export const isWithin = ({ value, max }: Figure): boolean => max === undefined || value <= max;

/** A figure as a line of a report. */
export function lineOf(figure: Figure): string {
  const { name, value, max } = figure;
  const limit = max === undefined ? '' : ` (at most ${max})`;
  return `${isWithin(figure) ? '✓' : '✗'} ${name}: ${Math.round(value)}${limit}`;
}
