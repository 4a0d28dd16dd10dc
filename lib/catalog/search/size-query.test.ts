import { sizeQuery } from './size-query';

test.each([
  ['3XL', '3XL', ''],
  ['hose 3xl', '3XL', 'hose'],
  ['XXXL Hemd', '3XL', 'Hemd'],
  ['2XL', 'XXL', ''],
  ['W44/L34', 'W44/L34', ''],
  ['jeans w44 l34 blau', 'W44/L34', 'jeans blau'],
  ['größe 60', '60', ''],
  ['Groesse 60 sakko', '60', 'sakko'],
  ['Gr. 60', '60', ''],
  ['hemd größe M', 'M', 'hemd'],
  ['schuhe größe 47.5', '47.5', 'schuhe'],
])('“%s” asks for the size %s besides “%s”', (query, label, rest) => {
  expect(sizeQuery(query, 'de')).toMatchObject({
    labels: expect.arrayContaining([label]) as string[],
    rest,
  });
});

test.each(['20310000', '60', 'hemd s', 'xlarge', 'hemd 47.55', 'l', 'große jacke', 'w44', ''])(
  '“%s” asks for no size',
  (query) => {
    expect(sizeQuery(query, 'de')).toBeNull();
  },
);

test.each([
  ['en', 'size 60'],
  ['fr', 'taille 60'],
  ['nl', 'maat 60'],
  ['cs', 'velikost 60'],
  ['pl', 'rozmiar 60'],
] as const)('a size is announced in the shop’s language (%s): “%s”', (language, query) => {
  expect(sizeQuery(query, language)?.labels).toEqual(['60']);
  expect(sizeQuery(query, 'de')).toBeNull();
});
