import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Configure, useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { ListFilters } from '@/components/product-filters/list-filters';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { listConfiguration, type ListSource } from '@/lib/search/list-query';
import type { ListHit } from '@/lib/search/list-memory';
import { ListEnd, LoadPrevious } from './list-ends';
import { ListGrid } from './list-grid';
import type { ListInsert } from './list-inserts';
import { listPagesCache } from './list-pages-cache';
import { ReportedList, useListReports } from './list-reports';
import { ListSkeleton } from './list-skeleton';
import type { ListStart } from './list-start';
import { ListTrouble } from './list-trouble';
import styles from './product-list.module.css';
import { useListAddress, useListState } from './use-list-address';
import { useListPlace } from './use-list-place';

export interface ListBodyProps {
  source: ListSource;
  start: ListStart;
  inserts: readonly ListInsert[];
  isFirst: boolean;
  heading: ((query: string) => ReactNode) | undefined;
}

/** Inside InstantSearch: filters, count, articles, and what is around them. */
export function ListBody({ source, start, heading, ...props }: ListBodyProps) {
  const configuration = useMemo(() => listConfiguration(source), [source]);
  return (
    <div className={styles.root}>
      <Configure {...configuration} />
      {heading && <Heading of={heading} start={start} />}
      <ReportedList>
        <ListFilters />
        <ListArticles source={source} start={start} {...props} />
      </ReportedList>
    </div>
  );
}

/** An article that moved between two pages while a visitor scrolled would stand there twice. */
function eachOnce(items: readonly ListHit[]): ListHit[] {
  const seen = new Set<string>();
  return items.filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
}

/** Until an answer is there, and if none comes, the articles of the one before stay. */
function useShownHits(items: readonly ListHit[], isAnswered: boolean): readonly ListHit[] {
  const [known, setKnown] = useState(items);
  if (isAnswered && known !== items) setKnown(items);
  const shown = isAnswered || items.length > 0 ? items : known;
  return useMemo(() => eachOnce(shown), [shown]);
}

/** Says what was searched for, together with what it has found. */
function Heading({ of, start }: { of: (query: string) => ReactNode; start: ListStart }) {
  const { results } = useInstantSearch();
  return of('__isArtificial' in results ? start.list.query : results.query);
}

/** After the filters in the tree: its first render already knows what they have chosen. */
function ListArticles({ source, start, inserts, isFirst }: Omit<ListBodyProps, 'heading'>) {
  const { list: words } = useWords();
  useSearchBox();
  const { results, status, error, refresh } = useInstantSearch({ catchError: true });
  const [cache] = useState(() => listPagesCache(start.memory?.pages ?? null));
  const { items, showMore, showPrevious, isFirstPage, isLastPage } = useInfiniteHits<ListHit>({
    cache,
    escapeHTML: false,
  });
  const hits = useShownHits(items, status === 'idle');
  const list = useListState(start.list, source);
  const { productsPerPage } = source;
  const pageOf = useCallback(
    ({ __position }: ListHit) => Math.ceil(__position / productsPerPage),
    [productsPerPage],
  );
  const address = useListAddress(list, source);
  const place = useListPlace({ hits, list, results, memory: start.memory, pageOf, address });
  const tracking = useListReports();
  const hasAnswer = !('__isArtificial' in results && results.__isArtificial) || hits.length > 0;
  const count = formatMessage(words.count, { count: results.nbHits });
  const isBusy = status === 'loading' || status === 'stalled';
  useEffect(() => () => address.flush(), [address]);
  return (
    <div aria-busy={isBusy} data-list-status={status}>
      <output className={styles.count}>{hasAnswer && count}</output>
      <ListTrouble isFailed={status === 'error'} error={error} onRetry={refresh} />
      {!isFirstPage && hits[0] && (
        <LoadPrevious
          page={pageOf(hits[0]) - 1}
          list={list}
          onLoad={() => {
            place.hold();
            showPrevious();
          }}
        />
      )}
      {!hasAnswer && status !== 'error' && <ListSkeleton />}
      {hasAnswer && hits.length === 0 && status === 'idle' && (
        <p role="alert" className={styles.notice}>
          {words.empty}
        </p>
      )}
      <ListGrid
        hits={hits}
        inserts={inserts}
        isBeginning={isFirstPage}
        isWhole={isLastPage}
        perPage={productsPerPage}
        isFirst={isFirst}
        place={start.memory?.place ?? null}
        label={words.articles}
        tracking={tracking}
        onFollow={place.leave}
      />
      {!isLastPage && hits.length > 0 && (
        <ListEnd
          page={pageOf(hits[hits.length - 1] as ListHit) + 1} // there are hits
          list={list}
          isBusy={isBusy}
          isFailed={status === 'error'}
          onLoad={showMore}
        />
      )}
    </div>
  );
}
