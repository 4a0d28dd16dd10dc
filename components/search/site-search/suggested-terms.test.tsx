import { act, render, screen, waitFor, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { searchStandIn } from '@/lib/catalog/search/search-stand-in.fixture';
import type { TermsOfQuery } from '@/lib/catalog/search/suggest';
import { SuggestedTerms } from './suggested-terms';

let place: SearchService;
// Replaces the page's origin, on which browsers reach the service but which does not respond in
// jsdom.
jest.mock('@/lib/catalog/search/search-client', () => {
  const real = jest.requireActual<typeof import('@/lib/catalog/search/search-client')>(
    '@/lib/catalog/search/search-client',
  );
  return { searchClient: () => real.searchClient(place) };
});

let service: Awaited<ReturnType<typeof searchStandIn>>;
beforeEach(async () => {
  service = await searchStandIn();
  place = service.service;
});
afterEach(() => service.stop());

const routes = { project: 'hgg', locale: 'de-de' } as const;
const page = (query: string, first: TermsOfQuery | null) => (
  <MessagesProvider messages={messagesFor('de')}>
    <RouteContextProvider value={routes}>
      <SearchServiceProvider value={place}>
        <SuggestedTerms query={query} first={first} />
      </SearchServiceProvider>
    </RouteContextProvider>
  </MessagesProvider>
);
const links = () =>
  within(screen.getByRole('navigation', { name: 'Ähnliche Suchen' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('PLP-07: the server’s terms link to their searches, without another request', () => {
  render(page('hemd', { query: 'hemd', terms: ['hemden', 'leinen & co'], words: null }));
  expect(links()).toEqual(['/de-de/search?query=hemden', '/de-de/search?query=leinen+%26+co']);
  expect(service.requests).toHaveLength(0);
});

test('PLP-07: another query has other terms', async () => {
  service.known.set('hose', { terms: ['cordhosen'] });
  const { rerender } = render(page('hemd', { query: 'hemd', terms: ['hemden'], words: null }));
  rerender(page('hose', { query: 'hemd', terms: ['hemden'], words: null }));
  expect(screen.queryByRole('navigation')).toBeNull();
  await screen.findByRole('link', { name: 'cordhosen' });
  expect(links()).toEqual(['/de-de/search?query=cordhosen']);
});

test('PLP-07: without a query or the service there are none', async () => {
  service.known.set('hemd', { status: 403 });
  const { rerender } = render(page('', null));
  rerender(page('hemd', null));
  await waitFor(() => expect(service.requests).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(service.requests).toHaveLength(1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
