import type { Synonyms } from '#engine/types';

/** Letters that a word needs to allow one typo and two, as in searches. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

/** Whether two words are equal except for typos, or synonyms. */
export function isAlternative(pattern: string, word: string, synonyms: Synonyms): boolean {
  const isSynonym = synonyms.byPhrase
    .get(pattern)
    ?.some(({ words }) => words.length === 1 && words[0] === word);
  const allowed = Number(pattern.length >= ONE_TYPO) + Number(pattern.length >= TWO_TYPOS);
  return isSynonym === true || distance(pattern, word, allowed) <= allowed;
}

/** Number of edits between two words, with a swap of neighbours as one; `limit + 1` if more. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}
