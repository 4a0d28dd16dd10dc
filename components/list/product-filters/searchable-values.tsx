import { useEffect, useState } from 'react';
import { TextField } from '@/components/forms/field/text-field';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './searchable-values.module.css';
import type { CountedValue } from './size-tabs';
import type { ValuesFilter } from './list-filter';
import { ValueList } from './value-list';

/** Debounce of the search among values, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;

type Finding =
  | { state: 'none' }
  | { state: 'pending'; values: readonly CountedValue[] }
  | { state: 'found'; values: readonly CountedValue[] }
  | { state: 'failed' };

type Find = (query: string) => Promise<readonly CountedValue[]>;

/** Values that match the current text; the response to an older text is never shown. */
function useFinding(query: string, find: Find, attempt: number): Finding {
  const [finding, setFinding] = useState<Finding>({ state: 'none' });
  const text = query.trim();
  useEffect(() => {
    if (text === '') {
      setFinding({ state: 'none' });
      return;
    }
    let isStale = false;
    setFinding((before) => ({
      state: 'pending',
      values: 'values' in before ? before.values : [],
    }));
    const timer = setTimeout(() => {
      find(text).then(
        (values) => isStale || setFinding({ state: 'found', values }),
        () => isStale || setFinding({ state: 'failed' }),
      );
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, find, attempt]);
  return finding;
}

interface Props {
  filter: ValuesFilter;
  find: Find;
  onChange: (values: readonly string[], isChosen: boolean) => void;
}

/** A long list of values with a search field. */
export function SearchableValues({ filter, find, onChange }: Props) {
  const { filters: messages, filterNames, language } = useMessages();
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const finding = useFinding(query, find, attempt);
  const { attribute, values, chosen } = filter;
  const shown = 'values' in finding ? finding.values : values();
  const statusTexts = {
    none: '',
    pending: messages.searching,
    found:
      shown.length > 0
        ? formatCount(messages.counts.found, { count: shown.length }, language)
        : messages.noneFound,
    failed: messages.failed,
  }[finding.state];
  return (
    <div className={styles.root}>
      <TextField
        type="search"
        label={formatMessage(messages.search, { name: filterNames[attribute] })}
        // Autofill does not know this list's brands.
        autoComplete="off"
        required
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output className={styles.status}>{statusTexts}</output>
      {finding.state === 'failed' ? (
        <button type="button" className={styles.retry} onClick={() => setAttempt((was) => was + 1)}>
          {messages.retry}
        </button>
      ) : (
        <ValueList attribute={attribute} values={shown} chosen={chosen} onChange={onChange} />
      )}
    </div>
  );
}
