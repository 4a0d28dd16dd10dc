import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import styles from './search-status.module.css';
import type { SuggestionState } from './use-suggestions';

interface Told {
  text: string;
  /** The list below shows as much. */
  isHeardOnly?: boolean;
  isFailure?: boolean;
}

interface Props {
  query: string;
  state: SuggestionState;
  /** The articles below are shown when nothing matches. */
  hasOthers: boolean;
}

function useStatus({ query, state, hasOthers }: Props): Told | null {
  const { search: messages } = useMessages();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'asking':
      return state.isSlow ? { text: messages.slow } : null;
    case 'failed':
      return { text: state.isOffline ? messages.offline : messages.failed, isFailure: true };
    case 'answered': {
      const { count, terms } = state.answer;
      if (count > 0)
        return {
          text: formatMessage(messages.found, { terms: terms.length, articles: count }),
          isHeardOnly: true,
        };
      const nothing = formatMessage(messages.nothing, { query: query.trim() });
      return { text: hasOthers ? `${nothing} ${messages.othersFollow}` : nothing };
    }
  }
}

/** Status of the search, for screen readers. */
export function SearchStatus(props: Props) {
  const told = useStatus(props);
  // A live region must be in the page before its text, or screen readers do not announce it.
  return (
    <output
      className={told?.isHeardOnly ? 'visually-hidden' : styles.root}
      data-failure={told?.isFailure || undefined}
    >
      {told?.text}
    </output>
  );
}
