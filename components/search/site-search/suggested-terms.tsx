import { useEffect, useId, useMemo, useState } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { searchClient } from '@/lib/catalog/search/search-client';
import { useSearchService } from '@/lib/catalog/search/search-service-context';
import { suggestedTerms, type TermsOfQuery } from '@/lib/catalog/search/suggest';
import { searchHref } from './option-groups';
import styles from './suggested-terms.module.css';

/** Terms for the current query, server-rendered at first and requested when it changes. */
function useTerms(query: string, first: TermsOfQuery | null): readonly string[] {
  const service = useSearchService();
  const { project } = useRouteContext();
  const { language } = useMessages();
  const client = useMemo(() => searchClient(service), [service]);
  const [known, setKnown] = useState(first);
  const isKnown = query.trim() === '' || known?.query === query;
  useEffect(() => {
    if (isKnown) return;
    let isStale = false;
    const settle = (terms: readonly string[]) => {
      if (!isStale) setKnown({ query, terms, words: null });
    };
    suggestedTerms(client, { project, language }, query).then(settle, () => settle([]));
    return () => {
      isStale = true;
    };
  }, [isKnown, client, project, language, query]);
  return known?.query === query ? known.terms : [];
}

export function SuggestedTerms({ query, first }: { query: string; first: TermsOfQuery | null }) {
  const { search: messages } = useMessages();
  const context = useRouteContext();
  const labelId = useId();
  const terms = useTerms(query, first);
  if (terms.length === 0) return null;
  return (
    <nav className={styles.root} aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {messages.related}
      </p>
      <ul className={styles.terms} role="list">
        {terms.map((term) => (
          <li key={term}>
            <PageLink className={styles.term} href={searchHref(term, context)}>
              {term}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
