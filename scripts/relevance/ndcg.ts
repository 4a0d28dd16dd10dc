const FIRST = 5;

const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);
const sum = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((total, grade, at) => total + gain(grade, at), 0);

/**
 * Normalised discounted cumulative gain of the first five results.
 * @param found grades of the results, in order
 * @param all grades of every article of the index, in any order
 * @returns from 0 to 1 for the best possible order; also 1 if nothing has a grade
 */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = sum([...all].sort((left, right) => right - left));
  return best === 0 ? 1 : sum(found) / best;
}
