import { useListSettings } from '@/components/product-list/list-settings';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './filter-links.module.css';
import { wayOfSwitch, waysOf, type FilterWay } from './filter-ways';
import type { ListFiltersState } from './use-list-filters';

function Ways({ name, ways }: { name: string; ways: readonly FilterWay[] }) {
  const { filters: words } = useWords();
  return (
    <details className={styles.filter}>
      <summary className={styles.name}>{name}</summary>
      <ul className={styles.ways} role="list">
        {ways.map(({ key, name: value, count, isChosen, href }) => (
          <li key={key}>
            <a className={styles.way} href={href} rel="nofollow" aria-current={isChosen}>
              {count === null ? value : formatMessage(words.withCount, { name: value, count })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every filter as links, for browsers that run no scripts: the server narrows the list then. */
export function FilterLinks({ state }: { state: ListFiltersState }) {
  const words = useWords();
  const { currency } = useListSettings();
  const { filters, switches, addressAfter } = state;
  const place = { addressAfter, words, currency };
  const offered = filters.filter(({ isOffered }) => isOffered);
  return (
    <div className={styles.root}>
      {offered.map((filter) => (
        <Ways
          key={filter.attribute}
          name={words.filterNames[filter.attribute]}
          ways={waysOf(filter, place)}
        />
      ))}
      {switches.length > 0 && (
        <Ways name={words.filters.only} ways={switches.map((each) => wayOfSwitch(each, place))} />
      )}
    </div>
  );
}
