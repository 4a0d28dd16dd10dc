import fc from 'fast-check';
import { wordsOf } from '#engine/words';
import { WordNumbers } from './word-numbers';

test('the words of a text equal the tokeniser’s, each different one with its number', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abAB09 -.,_'), maxLength: 30 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const numbers = new WordNumbers();
      const read = texts.map((each) => {
        const into: number[] = [];
        const bytes = Buffer.from(`ä${each}`);
        expect(numbers.readAscii(bytes, 2, bytes.length, into)).toBe(true);
        return into.map((number) => numbers.words[number]);
      });
      expect(read).toEqual(texts.map((each) => wordsOf(each)));
      expect(new Set(numbers.words).size).toBe(numbers.words.length);
    }),
  );
});

test('words keep their numbers when the table grows', () => {
  const numbers = new WordNumbers();
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  expect(words.map((word) => numbers.numberOf(word))).toEqual(words.map((_, at) => at));
  expect(words.map((word) => numbers.numberOf(word))).toEqual(words.map((_, at) => at));
  expect([numbers.has('w19999'), numbers.has('w20000')]).toEqual([true, false]);
});

test('a text with letters to normalise is left to the tokeniser as a whole', () => {
  const into = [7];
  const bytes = Buffer.from('ein Gürtel');
  expect(new WordNumbers().readAscii(bytes, 0, bytes.length, into)).toBe(false);
  expect(into).toEqual([7]);
});
