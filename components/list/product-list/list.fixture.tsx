import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';

const SERVICE: SearchService = {
  appId: 'APP',
  searchKey: 'key',
  host: '/_search',
  protocol: 'http',
};

/** The providers that a page puts around a list. A nested block is shown as its own id. */
export const withPage = (list: ReactElement, service = SERVICE) => (
  <MessagesProvider messages={messagesFor('de')}>
    <MediaProvider baseUrl="https://pictures.example">
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <SearchServiceProvider value={service}>
          <PageContextProvider currency="EUR">
            <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>{id}</p>)}>
              {list}
            </NestedBlocksProvider>
          </PageContextProvider>
        </SearchServiceProvider>
      </RouteContextProvider>
    </MediaProvider>
  </MessagesProvider>
);

/** Renders a list and waits for InstantSearch, which starts a moment later. */
export const showList = (list: ReactElement, service?: SearchService) =>
  act(async () => render(withPage(list, service)));
