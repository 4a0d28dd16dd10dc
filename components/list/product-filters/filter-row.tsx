import { useDeferredValue, useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { Spinner } from '@/components/ui/spinner/spinner';
import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './filter-row.module.css';
import type { FilterValuesProps } from './filter-values';
import type { ListFiltersState, ListFilter } from './list-filter';
import { useDeferredComponent } from '@/components/ui/deferred/use-deferred-component';

const importValues = () => import('./filter-values').then((module) => module.FilterValues);

type DeferredValues = ReturnType<typeof useDeferredComponent<FilterValuesProps>>;

/** Number of selected values in a filter; a range counts as one. */
export const chosenCount = (filter: ListFilter): number =>
  filter.kind === 'values'
    ? filter.chosen.length
    : Number(filter.chosen.min !== undefined || filter.chosen.max !== undefined);

interface EntryProps {
  filter: ListFilter;
  state: ListFiltersState;
  isOpen: boolean;
  values: DeferredValues;
  onToggle: () => void;
}

function Entry({ filter, state, isOpen, values, onToggle }: EntryProps) {
  const { filters: messages, filterNames } = useMessages();
  const panelId = useId();
  const name = filterNames[filter.attribute];
  const count = chosenCount(filter);
  const { Component: Values } = values;
  // Renders hundreds of sizes after the panel, so that it opens at once.
  const isFilled = useDeferredValue(isOpen);
  return (
    <li data-filter={filter.attribute}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={values.prepare}
        onFocus={values.prepare}
        onClick={onToggle}
      >
        {count > 0 ? formatMessage(messages.withCount, { name, count }) : name}
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <fieldset id={panelId} aria-label={name} className={styles.panel}>
          {Values && isFilled && <Values filter={filter} state={state} />}
          {!Values && !values.hasFailed && <Spinner />}
          {values.hasFailed && (
            <p role="alert">
              {messages.failed}{' '}
              <button type="button" className={styles.retry} onClick={values.load}>
                {messages.retry}
              </button>
            </p>
          )}
        </fieldset>
      )}
    </li>
  );
}

/** One filter at a time; Escape, a click outside and focus outside close it. */
function useOneOpen() {
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FilterAttribute | null>(null);
  useEffect(() => {
    if (open === null) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !row.current?.contains(target)) setOpen(null);
    };
    const closeByKey = (event: KeyboardEvent) => {
      // A tooltip has handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(null);
      row.current?.querySelector<HTMLElement>(`[data-filter='${open}'] > button`)?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Unmounting a focused value loses the focus, and pressing the mouse on text moves it to an
    // ancestor: in both cases the visitor has not left.
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    if (!relatedTarget.contains(currentTarget)) setOpen(null);
  };
  return { open, setOpen, rowProps: { ref: row, onBlur } };
}

/** The filters of a wide window: a row of buttons with panels below. */
export function FilterRow({ state }: { state: ListFiltersState }) {
  const { filters: messages } = useMessages();
  const { filterCount } = useListSettings();
  const { open, setOpen, rowProps } = useOneOpen();
  const [showsAll, setShowsAll] = useState(false);
  const values = useDeferredComponent(importValues);
  // A filter that loses its last value stays while it is open.
  const filters = state.filters.filter(
    ({ isOffered, attribute }) => isOffered || attribute === open,
  );
  const shown = showsAll ? filters : filters.slice(0, filterCount);
  const toggle = (attribute: FilterAttribute) => {
    values.load();
    setOpen(open === attribute ? null : attribute);
  };
  return (
    <div {...rowProps} className={styles.root}>
      <ul className={styles.row} role="list" aria-label={messages.label}>
        {shown.map((filter) => (
          <Entry
            key={filter.attribute}
            filter={filter}
            state={state}
            isOpen={open === filter.attribute}
            values={values}
            onToggle={() => toggle(filter.attribute)}
          />
        ))}
      </ul>
      {filters.length > filterCount && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.less : messages.more}
        </button>
      )}
    </div>
  );
}
