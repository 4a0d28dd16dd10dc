import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './search-status.module.css';
import type { SuggestionState } from './use-suggestions';

interface Status {
  text: string;
  /** Whether the status is only for screen readers, because the list below shows it. */
  isHeardOnly?: boolean;
  isFailure?: boolean;
}

interface Props {
  query: string;
  state: SuggestionState;
  hasOthers: boolean;
}

function useStatus({ query, state, hasOthers }: Props): Status | null {
  const { search: messages, language } = useMessages();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'asking':
      return state.isSlow ? { text: messages.slow } : null;
    case 'failed':
      return { text: state.isOffline ? messages.offline : messages.failed, isFailure: true };
    case 'answered': {
      const { products, terms } = state.response;
      const count = state.response.count ?? products.length;
      if (count > 0)
        return {
          text: formatCount(
            messages.counts.found,
            { terms: terms.length, articles: count },
            language,
          ),
          isHeardOnly: true,
        };
      const nothing = formatMessage(messages.nothing, { query: query.trim() });
      return { text: hasOthers ? `${nothing} ${messages.othersFollow}` : nothing };
    }
  }
}

export function SearchStatus(props: Props) {
  const status = useStatus(props);
  // A live region must exist before its text, or screen readers do not announce it.
  return (
    <output
      className={status?.isHeardOnly ? 'visually-hidden' : styles.root}
      data-failure={status?.isFailure || undefined}
    >
      {status?.text}
    </output>
  );
}
