/**
 * Whether every combination is tested, as in `npm run prove -- browsers` and `long`, instead of the
 * gate's selection.
 */
export const isWhole = () => process.env['LONG_TESTS'] === 'true';

/**
 * Combinations of two lists. In the gate each value of the longer list is combined with one of the
 * shorter, in turn, so that every value occurs; `npm run prove` uses all combinations.
 * @param times how many of the shorter list each value of the longer is combined with in the gate
 */
export function pairs<First, Second>(
  first: readonly First[],
  second: readonly Second[],
  times = 1,
): [First, Second][] {
  const size = Math.min(first.length, second.length);
  const isInGate = (row: number, column: number): boolean => {
    const index = first.length >= second.length ? column - (row % size) : row - (column % size);
    return (index + size) % size < times;
  };
  return first.flatMap((one, row) =>
    second
      .filter((_, column) => isWhole() || isInGate(row, column))
      .map((other): [First, Second] => [one, other]),
  );
}

/**
 * Equivalent values: the gate uses only the first, `npm run prove` all.
 * @param count number of values in the gate
 */
export const firstOf = <Value>(all: readonly Value[], count = 1): readonly Value[] =>
  isWhole() ? all : all.slice(0, count);
