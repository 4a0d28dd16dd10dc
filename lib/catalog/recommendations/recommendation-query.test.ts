import { recommendationQuery, type SourceArticle } from './recommendation-query';

const skus = ['20310000-100-3XL'];

const preferencesOf = (changes: Partial<SourceArticle>) => {
  const source: SourceArticle = {
    brand: 'Brae',
    categories: ['bekleidung', 'hemden', 'leinenhemden'],
    colours: [],
    ...changes,
  };
  return recommendationQuery({ type: 'PRODUCT', skus }, new Map([['20310000', source]]));
};

test('API-09: a brand that begins with a minus is meant, not everything but it', () => {
  const { optionalFilters } = preferencesOf({ brand: '-ism' });
  expect(optionalFilters).toContainEqual(['brand.title:\\-ism<score=2>']);
});

test('API-09: what the index does not say of an article is not asked for', () => {
  const { filters, optionalFilters } = preferencesOf({ brand: '', categories: ['schuhe'] });
  expect(filters).toEqual(['NOT objectID:"20310000"', '(categories:"schuhe")']);
  expect(optionalFilters).toEqual([['categories:schuhe<score=4>']]);
});
