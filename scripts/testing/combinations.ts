/** Whether every combination is tested, as `npm run prove -- browsers` and `long` do, and not those of the gate alone. */
const isWhole = () => process.env['LONG_TESTS'] === 'true';

/**
 * Combinations of two lists. In the gate each value of the longer list comes with one of the shorter,
 * in turns, so that each value of either occurs; `npm run prove` has all combinations.
 * @param times with how many of the shorter list each value of the longer comes in the gate
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
 * Values that behave alike: the gate has the first of them, `npm run prove` has all.
 * @param count how many the gate has
 */
export const firstOf = <Value>(all: readonly Value[], count = 1): readonly Value[] =>
  isWhole() ? all : all.slice(0, count);
