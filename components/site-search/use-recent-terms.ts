import { useMemo, useSyncExternalStore } from 'react';
import { useWords } from '@/lib/i18n/words';
import { onTermsChange, parseTerms, storedTerms } from '@/lib/search/recent-terms';

/** Searches of this browser in the page's language, newest first. */
export function useRecentTerms(): readonly string[] {
  const { language } = useWords();
  const stored = useSyncExternalStore(
    onTermsChange,
    () => storedTerms(language),
    () => '',
  );
  return useMemo(() => parseTerms(stored), [stored]);
}
