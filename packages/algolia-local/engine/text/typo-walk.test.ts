import fc from 'fast-check';
import { packTerms } from './terms';
import { termsWithTypos } from './typo-walk';

/** Textbook optimal string alignment, with the whole table. */
function distance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const cell = rows[row];
      if (cell) {
        cell[column] = Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
        );
      }
    }
  }
  return at(left.length, right.length);
}

function typosOf(term: string, word: string, isPrefix: boolean): number {
  const beginnings = isPrefix ? Array.from(`${term} `, (_, end) => term.slice(0, end)) : [term];
  const least = Math.min(...beginnings.map((beginning) => distance(beginning, word)));
  return least > 0 && term[0] !== word[0] ? least + 1 : least;
}

test('the walk over sorted terms finds the same as comparing each of them', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { maxLength: 60 }),
      letters,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (words, word, most, isPrefix) => {
        const sorted = [...words].sort();
        const found = termsWithTypos(packTerms(sorted), word, most, isPrefix);
        const expected = sorted.flatMap((term, number) => {
          const typos = typosOf(term, word, isPrefix);
          return typos > 0 && typos <= most ? [{ term: number, typos }] : [];
        });
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
