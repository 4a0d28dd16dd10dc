import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
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
  /** Articles stand below that are shown when nothing fits. */
  hasOthers: boolean;
}

function useTold({ query, state, hasOthers }: Props): Told | null {
  const { search: words } = useWords();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'asking':
      return state.isSlow ? { text: words.slow } : null;
    case 'failed':
      return { text: state.isOffline ? words.offline : words.failed, isFailure: true };
    case 'answered': {
      const { count, terms } = state.answer;
      if (count > 0)
        return {
          text: formatMessage(words.found, { terms: terms.length, articles: count }),
          isHeardOnly: true,
        };
      const nothing = formatMessage(words.nothing, { query: query.trim() });
      return { text: hasOthers ? `${nothing} ${words.othersFollow}` : nothing };
    }
  }
}

/** How the search stands; what nobody sees is heard. */
export function SearchStatus(props: Props) {
  const told = useTold(props);
  // The region stands there before its words do, or nobody would hear them.
  return (
    <output
      className={told?.isHeardOnly ? 'visually-hidden' : styles.root}
      data-failure={told?.isFailure || undefined}
    >
      {told?.text}
    </output>
  );
}
