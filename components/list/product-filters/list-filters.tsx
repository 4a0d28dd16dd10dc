import { useId, useRef } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { ChosenFilters } from './chosen-filters';
import { FilterDrawerButton } from './filter-drawer-button';
import { FilterLinks } from './filter-links';
import { FilterRow } from './filter-row';
import { FilterSwitches } from './filter-switches';
import styles from './list-filters.module.css';
import { SortSelect } from './sort-select';
import { NothingLeft } from './nothing-left';
import { useListFilters } from './use-list-filters';
import { useSorting } from './use-sorting';

/**
 * Sort order and filters of a product list. Must be inside `<InstantSearch>` from the first render.
 */
export function ListFilters() {
  const { filters: messages } = useMessages();
  const state = useListFilters();
  const sorting = useSorting();
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const focusRoot = () => root.current?.focus();
  return (
    <>
      <section ref={root} className={styles.root} tabIndex={-1} aria-labelledby={headingId}>
        <h2 id={headingId} className="visually-hidden">
          {messages.open}
        </h2>
        <div className={styles.bar}>
          <FilterRow state={state} />
          <FilterSwitches state={state} />
          <SortSelect sorting={sorting} />
        </div>
        <FilterDrawerButton state={state} sorting={sorting} />
      </section>
      <div className={styles.chosen}>
        <noscript>
          <FilterLinks state={state} />
        </noscript>
        <ChosenFilters state={state} onEmpty={focusRoot} />
        <NothingLeft state={state} onFollow={focusRoot} />
      </div>
    </>
  );
}
