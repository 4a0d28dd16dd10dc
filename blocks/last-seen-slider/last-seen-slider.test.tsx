import { act, render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { rememberSeen } from '@/lib/catalog/last-seen/last-seen';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { LastSeenSlider } from './last-seen-slider';
import { lastSeenSliderFixtures } from './last-seen-slider.fixture';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;
const requests: string[] = [];

/** Minimal response, because jsdom has no `Response`. */
const responded = (ok: boolean) =>
  ({ ok, status: ok ? 200 : 503, json: async () => [tileRecord()] }) as Response;

function show(ok = true) {
  globalThis.fetch = async (address) => {
    requests.push(String(address));
    return responded(ok);
  };
  return render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <PageContextProvider currency="EUR">
            <SearchServiceProvider value={service}>
              <LastSeenSlider {...lastSeenSliderFixtures.default} />
            </SearchServiceProvider>
          </PageContextProvider>
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  requests.splice(0);
});

test('PDP-03: shows articles seen before, without the page’s own', async () => {
  rememberSeen('20310001');
  rememberSeen('20310000');
  show();
  expect(await screen.findByRole('region', { name: 'Zuletzt angesehen' })).toBeVisible();
  expect(requests).toEqual(['/api/hgg_products_de/get_products/20310001?currency=EUR']);
});

test('ERR-09: logs a failure to load them and shows nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  // Different articles, because responses are cached for the visit.
  rememberSeen('20310009');
  show(false);
  await act(async () => {});
  expect(warn).toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
  warn.mockRestore();
});
