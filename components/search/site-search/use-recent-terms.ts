import { useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { onTermsChange, parseTerms, storedTerms } from '@/lib/catalog/search/recent-terms';

/** Recent searches in this browser in the page's language, newest first. */
export function useRecentTerms(): readonly string[] {
  const { language } = useMessages();
  const stored = useSyncExternalStore(
    onTermsChange,
    () => storedTerms(language),
    () => '',
  );
  return useMemo(() => parseTerms(stored), [stored]);
}
