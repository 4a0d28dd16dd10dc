import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/icon/icon';
import { useListSettings } from '@/components/product-list/list-settings';
import { wantsOwnTab } from '@/lib/app-shell/wants-own-tab';
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

/** What is chosen, each to be given up alone, or all of it at once. Links, so that no script is needed. */
export function ChosenFilters({ state: { chosen, change, addressAfter }, onEmpty }: Props) {
  const words = useWords();
  const { currency } = useListSettings();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;

  const remove = (event: MouseEvent, one: ChosenFilter, at: number) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[at + 1] ?? links[at - 1];
    // Before its own link goes, or the focus would fall to the page's beginning.
    if (next) next.focus();
    else onEmpty();
    change((choice) => without(choice, one));
  };
  const reset = (event: MouseEvent) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
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
              <a
                className={styles.chip}
                href={addressAfter((choice) => without(choice, one))}
                rel="nofollow"
                aria-label={formatMessage(words.filters.remove, { name })}
                onClick={(event) => remove(event, one, at)}
              >
                <span className={styles.name}>{name}</span>
                <Icon name="close" size={16} />
              </a>
            </li>
          );
        })}
      </ul>
      <a
        className={styles.reset}
        href={addressAfter(withoutFilters)}
        rel="nofollow"
        onClick={reset}
      >
        {words.filters.reset}
      </a>
    </div>
  );
}
