import { wordParameters, sizeQuery, valuesOfSize } from './size-query';

test.each([
  ['3XL', '3XL', ''],
  ['hose 3xl', '3XL', 'hose'],
  ['XXXL Hemd', '3XL', 'Hemd'],
  ['2XL', 'XXL', ''],
  ['3 XL', '3XL', ''],
  ['hemd 4 xl blau', '4XL', 'hemd blau'],
  ['xxx l hemd', '3XL', 'hemd'],
  ['W44/L34', 'W44/L34', ''],
  ['44/34', 'W44/L34', ''],
  ['44x34', 'W44/L34', ''],
  ['jeans 44 34', 'W44/L34', 'jeans'],
  ['jeans 44 l34', 'W44/L34', 'jeans'],
  ['jeans w44/34', 'W44/L34', 'jeans'],
  ['jeans w44 l34 blau', 'W44/L34', 'jeans blau'],
  ['hemd 46/72', '46/72', 'hemd'],
  ['socken 47-50', '47–50', 'socken'],
  ['hemd 45', '45', 'hemd'],
  ['45 hemd', '45', 'hemd'],
  ['größe 60', '60', ''],
  ['Groesse 60 sakko', '60', 'sakko'],
  ['Gr. 60', '60', ''],
  ['gr.60', '60', ''],
  ['sakko gr60', '60', 'sakko'],
  ['hemd kragenweite 46', '46', 'hemd'],
  ['hemd größe M', 'M', 'hemd'],
  ['unterhose größe 9', '9', 'unterhose'],
  ['schuhe größe 47.5', '47.5', 'schuhe'],
  ['schuhe 47,5', '47,5', 'schuhe'],
  ['size 60', '60', ''],
  ['taille 60', '60', ''],
  ['maat 60', '60', ''],
  ['velikost 60', '60', ''],
  ['rozmiar 60', '60', ''],
  ['hemd 3 x l', '3XL', 'hemd'],
  ['3-XL hemd', '3XL', 'hemd'],
  ['hose bund 44', '44', 'hose'],
  ['jeans 44er', '44', 'jeans'],
  ['hose 44“', '44', 'hose'],
  ['hose 44 inch', '44', 'hose'],
  ['gürtel 120cm', '120', 'gürtel'],
  ['gürtel 120 cm', '120', 'gürtel'],
  ['gürtel länge 120', '120', 'gürtel'],
  ['ceinture longueur 120 cm', '120', 'ceinture'],
  ['schuhe 47½', '47,5', 'schuhe'],
  ['schuhe 47 1/2', '47,5', 'schuhe'],
  ['schuhe eu48', '48', 'schuhe'],
  ['schuhe schuhgröße 48', '48', 'schuhe'],
  ['schoenmaat 48', '48', ''],
  ['pantalon t52', '52', 'pantalon'],
])('“%s” contains the size %s and “%s”', (query, label, rest) => {
  expect(sizeQuery(query)).toMatchObject({
    labels: expect.arrayContaining([label]) as string[],
    rest,
  });
});

test.each([
  '20310000',
  '20310000-312',
  'hemd 20310000',
  '60',
  '120',
  'hemd s',
  'xlarge',
  'hemd 47.55',
  'l',
  'große jacke',
  '100% baumwolle',
  'gutschein 50 €',
  '5-pocket jeans',
  '',
])('“%s” contains no size', (query) => {
  expect(sizeQuery(query)).toBeNull();
});

const LABELS = ['44', '3XL', '90', '120', 'W44/L32', 'W44/L34', 'W46/L34'].map((label) => ({
  label,
}));

test.each([
  ['jeans w44', ['W44/L32', 'W44/L34']],
  ['hemd 44', ['44']],
  ['jeans 46', ['W46/L34']],
  ['jeans 44/34', ['W44/L34']],
  ['hemd xxxl', ['3XL']],
  ['hemd 45', []],
  ['jeans länge 34', ['W44/L34', 'W46/L34']],
  ['jeans length 32', ['W44/L32']],
  ['jeans lengte 34', ['W44/L34', 'W46/L34']],
  ['jean longueur 34', ['W44/L34', 'W46/L34']],
  ['džíny délka 34', ['W44/L34', 'W46/L34']],
  ['jeansy długość 34', ['W44/L34', 'W46/L34']],
  ['jeans länge 46', []],
  ['hose länge 44', []],
  ['gürtel länge 90', ['90']],
  ['gürtellänge 120 cm', ['120']],
])('“%s” selects %p', (query, chosen) => {
  const size = sizeQuery(query);
  expect(size && valuesOfSize(size, LABELS).map(({ label }) => label)).toEqual(chosen);
});

test.each([
  ['jeans gr. 45', [], ['gr.', '45']],
  ['blaue jeans 45', [], ['45']],
  ['3XL', [], []],
  ['jeans', [], []],
  ['hemd bügelfrei 45', ['bügelfrei'], ['45', 'bügelfrei']],
])('in “%s” without %p the words %p are optional', (query, leftOut, optionalWords) => {
  const parameters = { optionalWords, removeWordsIfNoResults: 'none' };
  expect(wordParameters(query, leftOut)).toEqual(parameters);
});
