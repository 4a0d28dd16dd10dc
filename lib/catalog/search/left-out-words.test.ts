import type { Language } from '@/lib/shop/page-context/locale';
import { leftOutChoices } from './left-out-words';

const choicesOf = (
  query: string,
  unmatched: readonly string[],
  nouns: readonly string[],
  language: Language = 'de',
) => leftOutChoices({ query, language, words: query.split(' '), unmatched, nouns });

test('omits words that the best result does not have', () => {
  expect(choicesOf('hemd extra lang', ['extra'], ['hemd'])).toEqual([['extra'], ['extra', 'lang']]);
  expect(choicesOf('blau xyz', ['xyz'], [])).toEqual([['xyz']]);
});

test('without a noun, finally tries the first word of the best result alone', () => {
  expect(choicesOf('sweter extra długa', ['extra'], [])).toEqual([['extra'], ['extra', 'długa']]);
});

test('keeps a noun that the best result does not have', () => {
  expect(choicesOf('hemd extra lang', ['hemd'], ['hemd'])).toEqual([['extra', 'lang']]);
});

test.each<[Language, string, string, string]>([
  ['fr', 'pantalon costume', 'pantalon', 'costume'],
  ['fr', 'ceinture costume', 'ceinture', 'costume'],
  ['cs', 'kalhoty oblek', 'kalhoty', 'oblek'],
  ['pl', 'spodnie garnitur', 'spodnie', 'garnitur'],
  ['de', 'anzug hose', 'hose', 'anzug'],
  ['en', 'suit trousers', 'trousers', 'suit'],
  ['nl', 'pak broek', 'broek', 'pak'],
])(
  'in %s “%s”, which no article has as a whole, finds %s before %s',
  (language, query, head, other) => {
    const nouns = query.split(' ');
    const [choice] = choicesOf(query, [head], nouns, language);
    expect(choice).toEqual([other]);
    expect(choicesOf(query, [other], nouns, language)[0]).toEqual([other]);
  },
);

test('keeps one of several nouns that no article has together', () => {
  expect(choicesOf('hemd hose blau', ['hemd'], ['hemd', 'hose'])).toEqual([
    ['blau'],
    ['hemd'],
    ['hose', 'blau'],
  ]);
});

test('never keeps a size alone', () => {
  expect(choicesOf('xyzxyz 45', ['xyzxyz'], [])).toEqual([]);
  const words = ['xyzxyz', 'gr', '60'];
  const query = 'xyzxyz gr.60';
  expect(
    leftOutChoices({ query, language: 'de', words, unmatched: ['xyzxyz'], nouns: [] }),
  ).toEqual([]);
});
