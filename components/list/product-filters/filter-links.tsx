import { useListSettings } from '@/components/list/product-list/list-settings';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './filter-links.module.css';
import { wayOfSwitch, waysOf, type FilterWay } from './filter-ways';
import type { ListFiltersState } from './list-filter';

function Ways({ name, ways }: { name: string; ways: readonly FilterWay[] }) {
  const { filters: messages } = useMessages();
  return (
    <details className={styles.filter}>
      <summary className={styles.name}>{name}</summary>
      <ul className={styles.ways} role="list">
        {ways.map(({ key, name: value, count, isChosen, href }) => (
          <li key={key}>
            <a href={href} rel="nofollow" aria-current={isChosen || undefined}>
              {count === null ? value : formatMessage(messages.withCount, { name: value, count })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every filter as links, which the server handles. */
function AllFilters({ state }: { state: ListFiltersState }) {
  const messages = useMessages();
  const { currency } = useListSettings();
  const { filters, switches, addressAfter } = state;
  const place = { addressAfter, messages, currency };
  const offered = filters.filter(({ isOffered }) => isOffered);
  return (
    <div className={styles.root}>
      {offered.map((filter) => (
        <Ways
          key={filter.attribute}
          name={messages.filterNames[filter.attribute]}
          ways={waysOf(filter, place)}
        />
      ))}
      {switches.length > 0 && (
        <Ways
          name={messages.filters.only}
          ways={switches.map((each) => wayOfSwitch(each, place))}
        />
      )}
    </div>
  );
}

/**
 * Filters for browsers without scripts: a link to this list with all of them, because they would be
 * an eighth of every list for very few visitors.
 */
export function FilterLinks({ state }: { state: ListFiltersState }) {
  const { filters: messages } = useMessages();
  const { allFilters } = useListSettings();
  if (allFilters) return <AllFilters state={state} />;
  return (
    <a className={styles.all} href={state.addressOfAll} rel="nofollow">
      {messages.label}
    </a>
  );
}
