import { useMemo, type ReactNode } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import { listClient } from '@/lib/catalog/search/list-client';
import { listParameters, uiStateOf } from '@/lib/catalog/search/list-query';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import { ListBody, type ListBodyProps } from './list-body';
import type { ListInsert } from './list-inserts';
import { ListSettingsProvider, type ListSettings } from './list-settings';
import { ListSkeleton } from './list-skeleton';
import { useListStart } from './list-start';
import styles from './product-list.module.css';

export interface ProductListProps {
  loaded: LoadedList | null;
  filterCount: number;
  maxDifferenceInPriceFilter: number;
  inserts?: readonly ListInsert[];
  /** Heading above the list by query. Must be a stable function. */
  heading?: (query: string) => ReactNode;
}

const NO_INSERTS: readonly ListInsert[] = [];

/** Placeholder in the HTML of a list without articles. */
const ListToCome = () => !useIsHydrated() && <ListSkeleton />;

/** InstantSearch for one list and one initial state; another state requires a new instance. */
function Stage({ source, start, ...body }: ListBodyProps) {
  const service = useSearchService();
  const client = useMemo(() => listClient(service), [service]);
  const indexName = indexNames(source.project, source.language).products;
  const { list, results } = start;
  const initialUiState = useMemo(
    () => ({ [indexName]: uiStateOf(list, source) }),
    [indexName, list, source],
  );
  const initialResults = useMemo(
    () => results && { [indexName]: { state: listParameters(list, source), results } },
    [indexName, list, results, source],
  );
  const search = (
    <InstantSearch
      searchClient={client}
      indexName={indexName}
      initialUiState={initialUiState}
      // Ours waits for consent; the vendor's would load a script from a CDN.
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <ListBody source={source} start={start} {...body} />
    </InstantSearch>
  );
  if (initialResults)
    return (
      <InstantSearchSSRProvider initialResults={initialResults}>{search}</InstantSearchSSRProvider>
    );
  return (
    <>
      <ListToCome />
      {search}
    </>
  );
}

/** Reports that the list failed to load, with a retry button. */
function NoList() {
  const { list: messages } = useMessages();
  return (
    <div className={styles.notice} role="alert">
      <p>{messages.failed}</p>
      <Button look="secondary" onClick={() => void refreshPage()}>
        {messages.retry}
      </Button>
    </div>
  );
}

function LoadedProductList({ loaded, ...props }: ProductListProps & { loaded: LoadedList }) {
  const { source, isSaleCategory } = loaded;
  const { allFilters = false } = loaded.list;
  const { filterCount, maxDifferenceInPriceFilter, inserts = NO_INSERTS, heading } = props;
  const { locale } = useRouteContext();
  const start = useListStart(loaded);
  const settings = useMemo(
    (): ListSettings => ({
      locale,
      filterCount,
      maxDifferenceInPriceFilter,
      isSaleCategory,
      allFilters,
      project: source.project,
      language: source.language,
      currency: source.currency,
      category: source.category,
      tallOnly: source.tallOnly,
    }),
    [locale, filterCount, maxDifferenceInPriceFilter, isSaleCategory, allFilters, source],
  );
  return (
    <ListSettingsProvider value={settings}>
      <Stage key={start.round} source={source} start={start} inserts={inserts} heading={heading} />
    </ListSettingsProvider>
  );
}

/** Articles with filters and infinite scroll; see docs/product-list.md. */
export function ProductList({ loaded, ...props }: ProductListProps) {
  if (!loaded) return <NoList />;
  // Another country or language is another list, even on the same page.
  const key = JSON.stringify(loaded.source);
  return <LoadedProductList key={key} loaded={loaded} {...props} />;
}
