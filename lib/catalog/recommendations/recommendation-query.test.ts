import { recommendationQuery, type SourceArticle } from './recommendation-query';

const skus = ['20310000-100-3XL'];

const preferencesOf = (changes: Partial<SourceArticle>) => {
  const source: SourceArticle = {
    brand: 'Brae',
    isGiftCard: false,
    categories: ['bekleidung', 'hemden', 'leinenhemden'],
    colours: [],
    ...changes,
  };
  return recommendationQuery(
    { type: 'PRODUCT', articles: ['20310000'], skus },
    new Map([['20310000', source]]),
  );
};

test('API-09: a brand that begins with a minus is matched, not negated', () => {
  const { optionalFilters } = preferencesOf({ brand: '-ism' });
  expect(optionalFilters).toContainEqual(['brand.title:\\-ism<score=2>']);
});

test('API-09: attributes that an article lacks are not in the query', () => {
  const { filters, optionalFilters } = preferencesOf({ brand: '', categories: ['schuhe'] });
  expect(filters).toEqual(['NOT objectID:"20310000"', '(categories:"schuhe")']);
  expect(optionalFilters).toEqual([['categories:schuhe<score=4>']]);
});

test.each(['PRODUCT', 'CART'] as const)(
  'API-09: %s recommends no gift cards for a gift card, but what the shop likes best',
  (type) => {
    const card = {
      brand: 'Selvedge',
      isGiftCard: true,
      categories: ['geschenkkarten'],
      colours: [],
    };
    const query = recommendationQuery(
      { type, articles: ['20390001'], skus: [] },
      new Map([['20390001', card]]),
    );
    expect(query).toEqual({
      filters: ['NOT objectID:"20390001"', 'NOT productType:"geschenkkarte"'],
      optionalFilters: [],
    });
  },
);
