import { useCallback } from 'react';
import { ProductList } from '@/components/product-list/product-list';
import { FollowOutcome } from '@/components/site-search/follow-outcome';
import { SuggestedTerms } from '@/components/site-search/suggested-terms';
import type { BlockProps } from '@/lib/content/block';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';

/** The articles that a search finds. */
export function SearchResults({ fields, loaded, isFirst }: BlockProps<'searchResults'>) {
  const { list: words } = useWords();
  const Heading = isFirst ? 'h1' : 'h2';
  const { terms = null, zeroResultPage = null } = loaded ?? {};
  const heading = useCallback(
    (query: string) => (
      <>
        <Heading>{query ? formatMessage(words.resultsFor, { query }) : words.results}</Heading>
        <SuggestedTerms query={query} first={terms} />
        <FollowOutcome zeroResultPage={zeroResultPage} />
      </>
    ),
    [Heading, words, terms, zeroResultPage],
  );
  return <ProductList loaded={loaded} heading={heading} isFirst={isFirst} {...fields} />;
}
