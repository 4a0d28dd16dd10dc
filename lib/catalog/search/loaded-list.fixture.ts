import type { SearchResponse } from 'algoliasearch/lite';
import type { ListSource } from './list-query';
import { EMPTY_LIST_STATE } from '@/lib/catalog/catalogue/list-state';
import type { LoadedList } from './loaded-list';

export const SHIRTS: ListSource = {
  project: 'hgg',
  language: 'de',
  currency: 'EUR',
  category: 'hemden',
  excludedTypes: [],
  tallOnly: false,
  fixed: {},
  productsPerPage: 24,
};

const sizeString = (label: string) =>
  `bodyType#normal|sizeType#collar|hasStock#true|sizeOnLabel#${label}`;

/** A record as the index returns it for a list. */
const record = (at: number, title: string) => ({
  objectID: String(20310000 + at),
  title,
  brand: { title: 'Halden' },
  slug: 'leinenhemd',
  productType: 'product',
  imageRatio: '3:4',
  flags: { sustainable: at % 3 === 0, big: true },
  isNew: at % 5 === 0,
  isOnSale: at % 4 === 0,
  priceMin: { eur: 6995 },
  priceMax: { eur: 6995 },
  strikePrice: at % 4 === 0 ? { eur: 8995 } : {},
  categoryTitlesDE: 'Bekleidung|Hemden',
  colorVariants: [
    {
      itemnum: `${20310000 + at}-312`,
      color: 'Salbei',
      filterColor: 'green',
      imageRatio: '3:4',
      imageAlt: title,
      detailImgCount: 3,
      hasTallSizesOnStock: true,
      strikePrice: {},
      sizeVariants: ['44', '46', '48'].map((label) => ({
        sizeString: sizeString(label),
        price: { eur: 6995 },
      })),
    },
  ],
});

/** First page of a list with this many articles, as loaded. */
export function loadedList(
  count: number,
  title = 'Leinenhemd mit Kentkragen',
  query = '',
): LoadedList {
  const { productsPerPage } = SHIRTS;
  const hits = Array.from({ length: Math.min(count, productsPerPage) }, (_, at) =>
    record(at, title),
  );
  const result = {
    hits,
    nbHits: count,
    page: 0,
    nbPages: Math.ceil(count / productsPerPage),
    hitsPerPage: productsPerPage,
    facets: { 'brand.title': { Halden: count }, isOnSale: { true: Math.ceil(count / 4) } },
    facets_stats: { 'priceMin.eur': { min: 6995, max: 6995, avg: 6995, sum: 6995 * count } },
    query,
    index: 'hgg_products_de',
    queryID: '0123456789abcdef0123456789abcdef',
  };
  // The vendor's type requires fields about the service, which the loader omits.
  const results = [result as unknown as SearchResponse];
  return { source: SHIRTS, list: { ...EMPTY_LIST_STATE, query }, isSaleCategory: false, results };
}
