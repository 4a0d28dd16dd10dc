import { useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './sort-select.module.css';
import type { ListSorting } from './use-sorting';

/** The sort order of the list, as a native select. */
export function SortSelect({ sorting }: { sorting: ListSorting }) {
  const { filters: messages } = useMessages();
  const id = useId();
  const { options, chosen, sort } = sorting;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className="visually-hidden">
        {messages.sort}
      </label>
      <span className={styles.control}>
        <select
          id={id}
          className={styles.select}
          value={chosen}
          onChange={({ target }) => sort(target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </div>
  );
}
