import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './chosen-filters.module.css';
import { chosenName } from './filter-messages';
import { keyOfChosen, without, withoutFilters, type ChosenFilter } from './list-choice';
import type { ListFiltersState } from './list-filter';

interface Props {
  state: ListFiltersState;
  /** Receives the focus when the last choice is removed. */
  onEmpty: () => void;
}

/** Active filters, removable one by one or all at once, as links that work without scripts. */
export function ChosenFilters({ state: { chosen, change, addressAfter }, onEmpty }: Props) {
  const messages = useMessages();
  const { currency } = useListSettings();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;

  const remove = (event: MouseEvent, one: ChosenFilter, at: number) => {
    if (wantsOwnTab(event)) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const next = links[at + 1] ?? links[at - 1];
    // Focused before its own link is unmounted, which would reset the focus to the top of the page.
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
      <ul ref={list} className={styles.chips} role="list" aria-label={messages.filters.chosen}>
        {chosen.map((one, at) => {
          const name = chosenName(one, currency, messages);
          return (
            <li key={keyOfChosen(one)}>
              <a
                className={styles.chip}
                href={addressAfter((choice) => without(choice, one))}
                rel="nofollow"
                aria-label={formatMessage(messages.filters.remove, { name })}
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
        {messages.filters.reset}
      </a>
    </div>
  );
}
