import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Configure, useInfiniteHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { ListFilters } from '@/components/product-filters/list-filters';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { listConfiguration, listOf, type ListSource } from '@/lib/search/list-query';
import type { ListHit } from '@/lib/search/list-memory';
import { ListEnd, LoadPrevious } from './list-ends';
import { ListGrid } from './list-grid';
import type { ListInsert } from './list-inserts';
import { listPagesCache } from './list-pages-cache';
import { ListSkeleton } from './list-skeleton';
import type { ListStart } from './list-start';
import { ListTrouble } from './list-trouble';
import styles from './product-list.module.css';
import { useListAddress } from './use-list-address';
import { useListPlace } from './use-list-place';
import { useShownHits } from './use-shown-hits';

export interface ListBodyProps {
  source: ListSource;
  start: ListStart;
  inserts: readonly ListInsert[];
  isFirst: boolean;
  heading: ((query: string) => ReactNode) | undefined;
}

/** Inside InstantSearch: filters, count, articles, and what is around them. */
export function ListBody({ source, heading, ...props }: ListBodyProps) {
  const configuration = useMemo(() => listConfiguration(source), [source]);
  return (
    <div className={styles.root}>
      <Configure {...configuration} />
      {heading && <Heading of={heading} />}
      <ListFilters />
      <ListArticles source={source} {...props} />
    </div>
  );
}

const Heading = ({ of }: { of: (query: string) => ReactNode }) =>
  of(useInstantSearch().indexUiState.query ?? '');

/** After the filters in the tree: its first render already knows what they have chosen. */
function ListArticles({ source, start, inserts, isFirst }: Omit<ListBodyProps, 'heading'>) {
  const { list: words } = useWords();
  useSearchBox();
  const { results, status, error, refresh, indexUiState } = useInstantSearch({ catchError: true });
  const [cache] = useState(() => listPagesCache(start.memory?.pages ?? null));
  const { items, showMore, showPrevious, isFirstPage, isLastPage } = useInfiniteHits<ListHit>({
    cache,
    escapeHTML: false,
  });
  const hits = useShownHits(items);
  const list = useMemo(() => listOf(indexUiState, source), [indexUiState, source]);
  const pageOf = ({ __position }: ListHit) => Math.ceil(__position / source.productsPerPage);
  const address = useListAddress({ list, source, startPage: start.list.page });
  const place = useListPlace({ hits, list, results, memory: start.memory, pageOf, address });
  const hasAnswer = !('__isArtificial' in results && results.__isArtificial) || hits.length > 0;
  const count = formatMessage(words.count, { count: results.nbHits });
  const isBusy = status === 'loading' || status === 'stalled';
  useEffect(() => () => address.flush(), [address]);
  return (
    <div aria-busy={isBusy} data-list-status={status}>
      <p role="status" className={styles.count}>
        {hasAnswer && count}
      </p>
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
        inserts={isFirstPage ? inserts : NO_INSERTS}
        isWhole={isLastPage}
        isFirst={isFirst}
        heights={start.memory?.place?.heights ?? null}
        label={words.articles}
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
const NO_INSERTS: readonly ListInsert[] = [];
