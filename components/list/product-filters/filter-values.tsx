import { useCallback, useEffect, useEffectEvent } from 'react';
import { useListReports } from '@/components/list/product-list/list-reports';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { reportView } from './filter-reports';
import styles from './filter-values.module.css';
import { withBounds, withValues, type PriceBounds } from './list-choice';
import { orderedValues } from './ordered-values';
import { PriceRange } from './price-range';
import { SearchableValues } from './searchable-values';
import { SizeValues } from './size-values';
import type { ListFiltersState, ListFilter, ValuesFilter } from './list-filter';
import { ValueList } from './value-list';

export interface FilterValuesProps {
  filter: ListFilter;
  state: ListFiltersState;
}

interface ValuesProps {
  filter: ValuesFilter;
  state: ListFiltersState;
}

function Values({ filter, state }: ValuesProps) {
  const texts = useMessages();
  const { filters: messages } = texts;
  const { change, findValues } = state;
  const { attribute, path, chosen } = filter;
  const values = filter.values();
  const choose = useCallback(
    (some: readonly string[], isChosen: boolean) =>
      change((choice) => withValues(choice, path, some, isChosen)),
    [change, path],
  );
  const find = useCallback((query: string) => findValues(path, query), [findValues, path]);
  if (values.length === 0) return <p>{messages.noValues}</p>;
  if (attribute === 'sizeString') return <SizeValues filter={filter} onChange={choose} />;
  if (attribute === 'brand')
    return <SearchableValues filter={filter} find={find} onChange={choose} />;
  return (
    <ValueList
      attribute={attribute}
      values={orderedValues(attribute, values, texts)}
      chosen={chosen}
      onChange={choose}
    />
  );
}

/** The values of one filter, rendered by its kind. */
export function FilterValues({ filter, state }: FilterValuesProps) {
  const { filters: messages } = useMessages();
  const { change, status } = state;
  const tracking = useListReports();
  const { attribute, path } = filter;
  const reportOpening = useEffectEvent(() => {
    tracking.filterToggled(path, true);
    reportView(tracking, filter);
  });
  const reportClosing = useEffectEvent(() => tracking.filterToggled(path, false));
  useEffect(() => {
    reportOpening();
    return () => reportClosing();
  }, [attribute]);
  return (
    <div className={styles.root} aria-busy={status === 'stalled' || undefined}>
      {status === 'error' && (
        <p role="alert" className={styles.failure}>
          {messages.failed}{' '}
          <button type="button" className={styles.retry} onClick={state.retry}>
            {messages.retry}
          </button>
        </p>
      )}
      {filter.kind === 'price' ? (
        <PriceRange
          filter={filter}
          onChange={(bounds: PriceBounds) =>
            change((choice) => withBounds(choice, filter.path, bounds))
          }
        />
      ) : (
        <Values filter={filter} state={state} />
      )}
    </div>
  );
}
