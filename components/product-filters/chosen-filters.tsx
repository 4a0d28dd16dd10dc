import { useRef } from 'react';
import { Icon } from '@/components/icon/icon';
import { useListSettings } from '@/components/product-list/list-settings';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './chosen-filters.module.css';
import { chosenName } from './filter-words';
import { keyOfChosen, without, withoutFilters, type ChosenFilter } from './list-choice';
import type { ListFiltersState } from './use-list-filters';

interface Props {
  state: ListFiltersState;
  /** Takes the focus when the last choice has gone. */
  onEmpty: () => void;
}

/** What is chosen, each to be given up alone, or all of it at once. */
export function ChosenFilters({ state: { chosen, change }, onEmpty }: Props) {
  const words = useWords();
  const { currency } = useListSettings();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;

  const remove = (one: ChosenFilter, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    // Before its own button goes, or the focus would fall to the page's beginning.
    if (next) next.focus();
    else onEmpty();
    change((choice) => without(choice, one));
  };
  const reset = () => {
    onEmpty();
    change(withoutFilters);
  };
  return (
    <div className={styles.root}>
      <ul ref={list} className={styles.chips} role="list" aria-label={words.filters.chosen}>
        {chosen.map((one, at) => {
          const name = chosenName(one, currency, words);
          return (
            <li key={keyOfChosen(one)}>
              <button
                type="button"
                className={styles.chip}
                aria-label={formatMessage(words.filters.remove, { name })}
                onClick={() => remove(one, at)}
              >
                <span className={styles.name}>{name}</span>
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={styles.reset} onClick={reset}>
        {words.filters.reset}
      </button>
    </div>
  );
}
