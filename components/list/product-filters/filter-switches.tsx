import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatCount } from '@/lib/shop/i18n/format-count';
import styles from './filter-switches.module.css';
import { withSwitch } from './list-choice';
import type { ListFiltersState } from './list-filter';

/** Boolean filters: tall sizes in stock, sale, new, sustainable, exclusive. */
export function FilterSwitches({ state: { switches, change } }: { state: ListFiltersState }) {
  const { filters: messages, filterNames, language } = useMessages();
  if (switches.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{messages.only}</legend>
      {switches.map(({ attribute, path, isOn, count }) => (
        <label key={attribute} className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            className={styles.mark}
            checked={isOn}
            aria-checked={isOn}
            onChange={({ target }) => {
              const { checked } = target;
              change((choice) => withSwitch(choice, path, checked));
            }}
          />
          <span>{filterNames[attribute]}</span>
          <span className="visually-hidden">
            {formatCount(messages.counts.articles, { count }, language)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
