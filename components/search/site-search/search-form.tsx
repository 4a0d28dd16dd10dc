import type { ChangeEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './search-form.module.css';

/** The service rejects longer queries. */
const LONGEST_QUERY = 512;

interface Props {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The list of suggestions; `null` while there are none. */
  listId: string | null;
  activeId: string | undefined;
  isPending: boolean;
}

/** The search field and its buttons; Tab on the last button closes the search. */
export function SearchForm(props: Props) {
  const { input, query, onQuery, onSubmit, onClose, onKey, listId, activeId, isPending } = props;
  const { search: messages } = useMessages();
  const isEmpty = query.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) input.current?.focus();
    else if (!isPending) onSubmit();
  };
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  const leave = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Tab' && !shiftKey) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is younger than the browsers we serve
    <form className={styles.root} role="search" onSubmit={submit}>
      <button type="button" className={styles.tool} aria-label={messages.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="query"
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-label={messages.label}
        placeholder={messages.label}
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={activeId}
        value={query}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onQuery(target.value)}
        onKeyDown={onKey}
      />
      {query !== '' && (
        <button type="button" className={styles.clear} onClick={clear}>
          {messages.clear}
        </button>
      )}
      <button
        type="submit"
        className={styles.submit}
        aria-label={messages.submit}
        aria-disabled={isEmpty || isPending || undefined}
        aria-busy={isPending || undefined}
        data-pending={isPending || undefined}
        onKeyDown={leave}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
