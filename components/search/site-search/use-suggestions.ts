import { useCallback, useEffect, useState } from 'react';
import { FEWEST_CHARACTERS, lengthOf, type Suggestions } from '@/lib/catalog/search/suggest';
import { useSearchRetry } from '@/lib/catalog/search/use-search-retry';
import type { LoadSuggestions } from './use-suggest';

const DEBOUNCE_MS = 300;
/** Milliseconds after which a delay is announced. */
const SLOW_MS = 2_000;

export type SuggestionState =
  /** No input for suggestions. */
  | { phase: 'idle' }
  /** Suggestions for earlier input stay visible. */
  | { phase: 'asking'; response: Suggestions | null; isSlow: boolean }
  | { phase: 'answered'; response: Suggestions }
  | { phase: 'failed'; isOffline: boolean };

const IDLE: SuggestionState = { phase: 'idle' };
const responseOf = (state: SuggestionState) => ('response' in state ? state.response : null);

/**
 * Suggestions for the input, from three characters on and debounced. A response to outdated input
 * is ignored; a failed search is retried after a while, and at once when back online.
 */
export function useSuggestions(query: string, load: LoadSuggestions) {
  const typed = query.trim();
  const isAskable = lengthOf(typed) >= FEWEST_CHARACTERS;
  const [state, setState] = useState<SuggestionState>(IDLE);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isAskable) {
      setState(IDLE);
      return;
    }
    let isStale = false;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const settle = (next: SuggestionState) => {
      clearTimeout(slow);
      if (!isStale) setState(next);
    };
    const wait = (isSlow: boolean) =>
      setState((before) => ({ phase: 'asking', response: responseOf(before), isSlow }));
    wait(false);
    const rest = setTimeout(() => {
      slow = setTimeout(() => wait(true), SLOW_MS);
      load(typed).then(
        (result) => settle({ phase: 'answered', response: result }),
        () => settle({ phase: 'failed', isOffline: !navigator.onLine }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(rest);
      clearTimeout(slow);
    };
  }, [typed, isAskable, load, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useSearchRetry(state.phase === 'failed' ? 'failed' : null, retry);

  return { state, retry };
}
