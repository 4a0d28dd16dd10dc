import { useCallback } from 'react';
import { ProductList } from '@/components/list/product-list/product-list';
import { FollowOutcome } from '@/components/search/site-search/follow-outcome';
import { QueryNotice } from '@/components/search/site-search/query-notice';
import { SuggestedTerms } from '@/components/search/site-search/suggested-terms';
import type { BlockProps } from '@/lib/cms/content/block';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';

export function SearchResults({ fields, loaded, isFirst }: BlockProps<'searchResults'>) {
  const { list: messages } = useMessages();
  const Heading = isFirst ? 'h1' : 'h2';
  const { terms = null, zeroResultPage = null } = loaded ?? {};
  const responded = loaded?.results ? loaded.list.query : null;
  const heading = useCallback(
    (query: string) => (
      <>
        <Heading>
          {query ? formatMessage(messages.resultsFor, { query }) : messages.results}
        </Heading>
        <QueryNotice query={query} first={terms} />
        <SuggestedTerms query={query} first={terms} />
        <FollowOutcome zeroResultPage={zeroResultPage} renderedQuery={responded} />
      </>
    ),
    [Heading, messages, terms, zeroResultPage, responded],
  );
  return <ProductList loaded={loaded} heading={heading} {...fields} />;
}
