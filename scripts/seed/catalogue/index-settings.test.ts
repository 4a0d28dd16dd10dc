import { FILTER_ATTRIBUTES, indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { catalogueBody } from '@/packages/garment-pictures/catalogue';
import { SEARCHED_ATTRIBUTES } from '@/lib/catalog/search/searched-attributes';
import { productSettings, replicaSettings } from './index-settings';
import { picturedCatalogue } from './send-articles';
import { suggestionsFor } from './suggestions';

const names = indexNames('hgg', 'pl');

test('FLT-10: every filter is a facet of the index, in every currency; FLT-17: brands can be searched', () => {
  const facets = productSettings(names, 'pl').attributesForFaceting ?? [];
  for (const currency of ['EUR', 'CZK', 'PLN', 'USD', 'CHF'] as const) {
    const paths = FILTER_ATTRIBUTES.map((attribute) => indexPathOf(attribute, currency));
    expect(paths.filter((path) => !facets.some((facet) => facet.includes(path)))).toEqual([]);
  }
  expect(facets).toContain('searchable(brand.title)');
});

test('FLT-12: a facet has at most 1000 values', () => {
  expect(productSettings(names, 'pl').maxValuesPerFacet).toBe(1000);
});

test('the comparison of a search with its best result uses the searched attributes', () => {
  const { searchableAttributes = [] } = productSettings(names, 'pl');
  const searched = searchableAttributes.flatMap((attributes) =>
    attributes.split(',').map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1')),
  );
  expect(searched).toEqual(SEARCHED_ATTRIBUTES);
});

test('PLP-15: each order is a replica that differs from its index by one criterion', () => {
  const replicas = replicaSettings(names, 'pl');
  expect(replicas.map(([name]) => name)).toEqual(productSettings(names, 'pl').replicas);
  expect(replicas.map(([, { ranking }]) => ranking?.[0])).toEqual([
    'asc(priceMin.pln)',
    'desc(priceMin.pln)',
    'desc(isNew)',
    'desc(maxReducedPercentage.pln)',
  ]);
  for (const [, settings] of replicas) expect(settings.replicas).toBeUndefined();
});

test('suggestions have enough results, and those with the most come first', () => {
  const shirts = Array.from({ length: 3 }, () => linenShirt);
  const other = { ...linenShirt, brand: { title: 'Brae', slug: 'brae' } };
  const suggestions = suggestionsFor([...shirts, other], 'hgg_products_de');
  expect(suggestions.map(({ query, popularity }) => [query, popularity])).toEqual([
    ['hemden', 4],
    ['leinenhemden', 4],
    ['harbour lane', 3],
    ['harbour lane hemden', 3],
    ['harbour lane leinenhemden', 3],
  ]);
  expect(suggestions[2]).toMatchObject({ nb_words: 2, hgg_products_de: { exact_nb_hits: 3 } });
});

test('the media service receives every colour of every article, in its own format', () => {
  const body = picturedCatalogue(PROJECT_IDS, { seed: 3, scale: 60 });
  expect(catalogueBody.safeParse(JSON.parse(JSON.stringify(body))).error).toBeUndefined();
  expect(new Set(body.articles.map(({ number }) => number.slice(0, 8))).size).toBe(60);
});
