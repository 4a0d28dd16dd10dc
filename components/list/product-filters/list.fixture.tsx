import { useConnector, useHits, InstantSearch, type InstantSearchProps } from 'react-instantsearch';
import { ListReportsProvider } from '@/components/list/product-list/list-reports';
import {
  ListSettingsProvider,
  type ListSettings,
} from '@/components/list/product-list/list-settings';
import {
  FILTER_ATTRIBUTES,
  filterTypeOf,
  indexPathOf,
} from '@/lib/catalog/catalogue/filter-attributes';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { formatSizeString, oneSize, type SizeFacet } from '@/lib/catalog/catalogue/size-string';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { indexNames } from '@/lib/catalog/search/index-names';
import type { ListSource } from '@/lib/catalog/search/list-query';
import { connectList } from '@/lib/catalog/search/list-widget';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { ListFilters } from './list-filters';

/** The fields in which a shirt of the fixture differs. */
export interface FixtureArticle {
  brand?: string;
  colours?: readonly string[];
  sizes?: readonly Partial<SizeFacet>[];
  /** Minor units of euro. */
  price?: number;
  category?: string;
  tier?: number;
  isNew?: boolean;
  sustainable?: boolean;
}

const names = indexNames('hgg', 'de');
export const INDEX = names.products;

/** Settings of the index that filters need. */
export const FACETS = FILTER_ATTRIBUTES.map((attribute) => {
  const path = indexPathOf(attribute, 'EUR');
  return filterTypeOf(attribute) === 'SEARCHABLE' ? `searchable(${path})` : path;
});
export const REPLICAS = { [names.sorted.priceDesc]: { ranking: ['desc(priceMin.eur)'] } };

const sizeString = (size: Partial<SizeFacet>) =>
  size.sizeType === 'allsize'
    ? formatSizeString(oneSize(true))
    : formatSizeString({
        bodyType: 'normal',
        sizeType: 'standard',
        hasStock: true,
        sizeOnLabel: '3XL',
        ...size,
      });

/** A record of the index, the linen shirt with the given fields replaced. */
export function record(article: FixtureArticle, at: number) {
  const { brand = 'Harbour Lane', colours = ['blue'], sizes = [{}], price = 69_95 } = article;
  const { category = 'Bekleidung > Hemden', tier, isNew = false, sustainable = false } = article;
  const [colour] = linenShirt.colorVariants;
  return {
    ...linenShirt,
    objectID: String(20_310_000 + at),
    title: `Hemd ${at + 1}`,
    position: at + 1,
    brand: { title: brand, slug: 'brand' },
    isNew,
    isOnSale: tier !== undefined,
    flags: { ...linenShirt.flags, sustainable },
    priceMin: { eur: price },
    discountTier: tier === undefined ? {} : { eur: tier, pln: tier },
    categoryTitles: { lvl0: 'Bekleidung', lvl1: category },
    colorVariants: colours.map((filterColor) => ({
      ...colour,
      filterColor,
      hasTallSizesOnStock: sizes.some(({ bodyType }) => bodyType === 'tall'),
      sizeVariants: sizes.map((size) => ({
        sizeString: sizeString(size),
        size: { bodyType: size.bodyType ?? 'normal' },
      })),
    })),
  };
}

const settings: ListSettings = {
  project: 'hgg',
  locale: 'de-de',
  language: 'de',
  currency: 'EUR',
  category: 'hemden',
  isSaleCategory: false,
  tallOnly: false,
  allFilters: false,
  filterCount: 5,
  maxDifferenceInPriceFilter: 10_00,
};

function Articles() {
  const { items } = useHits<{ title: string }>();
  return (
    <ul aria-label="Artikel">
      {items.map(({ objectID, title }) => (
        <li key={objectID}>{title}</li>
      ))}
    </ul>
  );
}

interface FixtureListProps extends Pick<InstantSearchProps, 'searchClient' | 'initialUiState'> {
  indexName: string;
  list?: Partial<ListSettings>;
  tracking?: ListTracking;
  language?: Language;
}

const EVERYTHING: ListSource = {
  project: 'hgg',
  language: 'de',
  currency: 'EUR',
  category: null,
  excludedTypes: [],
  tallOnly: false,
  fixed: {},
  productsPerPage: 24,
};

function Filters() {
  useConnector(connectList, { source: EVERYTHING });
  return <ListFilters />;
}

/** A list with only what its filters need. */
export function FixtureList({ list, tracking, language = 'de', ...search }: FixtureListProps) {
  return (
    <MessagesProvider messages={messagesFor(language)}>
      <ListSettingsProvider value={{ ...settings, language, ...list }}>
        <InstantSearch {...search} future={{ preserveSharedStateOnUnmount: true }}>
          {tracking ? (
            <ListReportsProvider value={tracking}>
              <Filters />
            </ListReportsProvider>
          ) : (
            <Filters />
          )}
          <Articles />
        </InstantSearch>
      </ListSettingsProvider>
    </MessagesProvider>
  );
}
