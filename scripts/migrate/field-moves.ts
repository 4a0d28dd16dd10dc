export interface FieldMove {
  fieldId: string;
  /** The field that it follows; `null` makes it the first. */
  after: string | null;
}

/** A longest increasing subsequence, whose fields need not move. */
function longestRising(numbers: number[]): Set<number> {
  const runs: number[][] = [];
  for (const number of numbers) {
    const longest = runs
      .filter((run) => (run.at(-1) ?? -1) < number)
      .reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, number]);
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []));
}

/** The minimum of moves that bring fields into the required order; other fields stay. */
export function fieldMoves(order: string[], wanted: string[]): FieldMove[] {
  const places = order.map((id) => wanted.indexOf(id)).filter((place) => place !== -1);
  const resting = longestRising(places);
  return wanted.flatMap((fieldId, place) =>
    resting.has(place) ? [] : [{ fieldId, after: wanted[place - 1] ?? null }],
  );
}
