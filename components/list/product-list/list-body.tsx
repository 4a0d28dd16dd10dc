import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useConnector, useInfiniteHits, useInstantSearch } from 'react-instantsearch';
import { ListFilters } from '@/components/list/product-filters/list-filters';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ListSource } from '@/lib/catalog/search/list-query';
import { useReportedCount } from '@/lib/catalog/search/list-count';
import type { ListHit } from '@/lib/catalog/search/list-memory';
import { connectList } from '@/lib/catalog/search/list-widget';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { AUTOMATIC_PAGES, ListEnd, LoadPrevious } from './list-ends';
import { ListGrid } from './list-grid';
import type { ListInsert } from './list-inserts';
import { listPagesCache } from './list-pages-cache';
import { ReportedList, useListReports } from './list-reports';
import { ListSkeleton } from './list-skeleton';
import type { ListStart } from './list-start';
import { ListError } from './list-error';
import styles from './product-list.module.css';
import { useLastPage } from './use-last-page';
import { useListAddress, useListState } from './use-list-address';
import { useListPosition } from './use-list-position';
import { WantedColours } from './wanted-colours';

export interface ListBodyProps {
  source: ListSource;
  start: ListStart;
  inserts: readonly ListInsert[];
  heading: ((query: string) => ReactNode) | undefined;
}

/** Contents of InstantSearch: filters, count and articles. */
export function ListBody({ source, start, heading, ...props }: ListBodyProps) {
  // Comes before all readers, so that the first render has the selection of the URL.
  useConnector(connectList, { source });
  return (
    <div className={styles.root} data-list="">
      {heading && <Heading of={heading} start={start} />}
      <ReportedList>
        <ListFilters />
        <WantedColours>
          <ListArticles source={source} start={start} {...props} />
        </WantedColours>
      </ReportedList>
    </div>
  );
}

/** Removes duplicates of an article that moved between two pages while a visitor scrolled. */
function eachOnce(items: readonly ListHit[]): ListHit[] {
  const seen = new Set<string>();
  return items.filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
}

interface ShownList {
  items: readonly ListHit[];
  /** Attributes events to the index of these articles. */
  tracking: ListTracking;
  isBeginning: boolean;
  isWhole: boolean;
}

/**
 * Keeps the previous articles until there is a response, and if there is none. A list of thousands
 * is rendered in slices, after the pressed control has reacted.
 */
function useShownList(current: ShownList, isLoaded: boolean) {
  const { items, tracking, isBeginning, isWhole } = current;
  const list = useMemo(
    () => ({ items, tracking, isBeginning, isWhole }),
    [items, tracking, isBeginning, isWhole],
  );
  const [known, setKnown] = useState(list);
  if (isLoaded && known !== list) setKnown(list);
  const isKnown = isLoaded || items.length > 0;
  const wanted = isKnown ? list : known;
  const shown = useDeferredValue(wanted);
  const hits = useMemo(() => eachOnce(shown.items), [shown]);
  return { ...shown, hits, isLate: shown !== wanted, requested: isKnown ? items : null };
}

/**
 * Allows one request for another page until its response has arrived. The vendor's functions count
 * from the page requested last, so two quick calls would skip one.
 * @param result changes with each response
 */
function useOneAtATime(result: unknown, status: string) {
  const isRequested = useRef(false);
  useEffect(() => {
    isRequested.current = false;
  }, [result, status]);
  return (load: () => void) => {
    if (isRequested.current) return;
    isRequested.current = true;
    load();
  };
}

/** Heading with the query and the number of results. */
function Heading({ of, start }: { of: (query: string) => ReactNode; start: ListStart }) {
  const { results } = useInstantSearch();
  return of('__isArtificial' in results ? start.list.query : results.query);
}

function ListArticles({ source, start, inserts }: Omit<ListBodyProps, 'heading'>) {
  const { list: messages, language } = useMessages();
  const { results, status, error, refresh } = useInstantSearch({ catchError: true });
  const [cache] = useState(() => listPagesCache(start.memory?.pages ?? null));
  const { items, showMore, showPrevious, isFirstPage, isLastPage } = useInfiniteHits<ListHit>({
    cache,
    escapeHTML: false,
  });
  const loadOnce = useOneAtATime(results, status);
  const tracking = useListReports();
  const shown = useShownList(
    { items, tracking, isBeginning: isFirstPage, isWhole: isLastPage },
    status === 'idle',
  );
  const { hits, requested } = shown;
  const last = hits.at(-1);
  const list = useListState(start.list, source);
  const { productsPerPage } = source;
  const pageOf = useCallback(
    ({ __position }: ListHit) => Math.ceil(__position / productsPerPage),
    [productsPerPage],
  );
  const address = useListAddress(list, source);
  const isPastEnd = useLastPage(address);
  const place = useListPosition({
    hits,
    requested,
    list,
    results,
    pageOf,
    address,
    memory: start.memory,
  });
  const isLoaded = !('__isArtificial' in results && results.__isArtificial) || hits.length > 0;
  const count = formatCount(messages.counts.articles, { count: results.nbHits }, language);
  const isInHeading = useReportedCount(isLoaded ? results.nbHits : null);
  const isBusy = status === 'loading' || status === 'stalled' || shown.isLate;
  useEffect(() => () => address.flush(), [address]);
  return (
    <div aria-busy={isBusy} data-list-status={shown.isLate ? 'loading' : status}>
      <output className={isInHeading ? 'visually-hidden' : styles.count}>
        {isLoaded && count}
      </output>
      <ListError isFailed={status === 'error'} error={error} onRetry={refresh} />
      {!shown.isBeginning && hits[0] && (
        <LoadPrevious
          page={pageOf(hits[0]) - 1}
          list={list}
          onLoad={() => {
            place.hold();
            loadOnce(showPrevious);
          }}
        />
      )}
      {(isPastEnd || !isLoaded) && status !== 'error' && <ListSkeleton />}
      {isLoaded && results.nbHits === 0 && status === 'idle' && !shown.isLate && (
        <p role="alert" className={styles.notice}>
          {messages.empty}
        </p>
      )}
      <ListGrid
        hits={hits}
        inserts={inserts}
        isBeginning={shown.isBeginning}
        isWhole={shown.isWhole}
        perPage={productsPerPage}
        place={start.memory?.place ?? null}
        label={messages.articles}
        tracking={shown.tracking}
        onFollow={place.leave}
      />
      {last && (!shown.isWhole || pageOf(last) > AUTOMATIC_PAGES) && (
        <ListEnd
          page={pageOf(last) + 1}
          list={list}
          shown={hits.length}
          count={results.nbHits}
          position={last.__position}
          isWhole={shown.isWhole}
          isBusy={isBusy}
          isFailed={status === 'error'}
          onLoad={() => loadOnce(showMore)}
        />
      )}
    </div>
  );
}
