import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { indexNames, replicaNames, sortCriterion } from './index-names';
import { isSorting, SORTINGS } from '@/lib/catalog/catalogue/sortings';

const PROJECTS = Object.keys(projects) as ProjectId[]; // Keys of the object itself.

test('API-08, SRC-09: names of product and suggestion indices contain project and language', () => {
  expect(indexNames('hgg', 'de')).toMatchObject({
    products: 'hgg_products_de',
    suggestions: 'hgg_suggestions_de',
  });
  expect(indexNames('eck', 'fr').suggestions).toBe('eck_suggestions_fr');
});

test('PLP-15: each order has its own index, and the default one is the product index itself', () => {
  const { sorted } = indexNames('hrm', 'pl');
  expect(sorted).toEqual({
    default: 'hrm_products_pl',
    priceAsc: 'hrm_products_pl_price_asc',
    priceDesc: 'hrm_products_pl_price_desc',
    newProducts: 'hrm_products_pl_new',
    reducedDesc: 'hrm_products_pl_reduced_desc',
  });
  expect(replicaNames(indexNames('hrm', 'pl'))).toEqual(Object.values(sorted).slice(1));
});

test('all indices of the shops have different names', () => {
  const names = PROJECTS.flatMap((project) =>
    LANGUAGES.flatMap((language) => {
      const { sorted, suggestions } = indexNames(project, language);
      return [...Object.values(sorted), suggestions];
    }),
  );
  expect(new Set(names).size).toBe(PROJECTS.length * LANGUAGES.length * (SORTINGS.length + 1));
});

test('PLP-15: prices are sorted in the currency of the language’s home market', () => {
  expect(sortCriterion('priceAsc', 'de')).toBe('asc(priceMin.eur)');
  expect(sortCriterion('priceDesc', 'cs')).toBe('desc(priceMin.czk)');
  expect(sortCriterion('reducedDesc', 'pl')).toBe('desc(maxReducedPercentage.pln)');
  expect(sortCriterion('newProducts', 'en')).toBe('desc(isNew)');
});

test('PLP-15: accepts only the shop’s five orders', () => {
  expect(SORTINGS.every(isSorting)).toBe(true);
  expect(isSorting('priceasc')).toBe(false);
});
