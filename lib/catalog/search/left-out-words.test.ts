import { leftOutChoices } from './left-out-words';

const choicesOf = (query: string, unmatched: readonly string[], nouns: readonly string[]) =>
  leftOutChoices({ query, words: query.split(' '), unmatched, nouns });

test('what the best result does not have is left out', () => {
  expect(choicesOf('hemd extra lang', ['extra'], ['hemd'])).toEqual([['extra'], ['extra', 'lang']]);
  expect(choicesOf('blau xyz', ['xyz'], [])).toEqual([['xyz']]);
});

test('where no word is a noun, the first that the best result has is left alone at last', () => {
  expect(choicesOf('sweter extra długa', ['extra'], [])).toEqual([['extra'], ['extra', 'długa']]);
});

test('a noun stays, whatever the best result has', () => {
  expect(choicesOf('hemd extra lang', ['hemd'], ['hemd'])).toEqual([['extra', 'lang']]);
});

test('of nouns that no article has together, one stays', () => {
  expect(choicesOf('hemd hose blau', ['hemd'], ['hemd', 'hose'])).toEqual([
    ['blau'],
    ['hemd'],
    ['hose', 'blau'],
  ]);
});

test('a size alone is not left', () => {
  expect(choicesOf('xyzxyz 45', ['xyzxyz'], [])).toEqual([]);
  const words = ['xyzxyz', 'gr', '60'];
  const query = 'xyzxyz gr.60';
  expect(leftOutChoices({ query, words, unmatched: ['xyzxyz'], nouns: [] })).toEqual([]);
});
