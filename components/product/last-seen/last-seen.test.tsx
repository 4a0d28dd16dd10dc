import { act, render, screen, within } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { tileColour, tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { rememberSeen } from '@/lib/catalog/last-seen/last-seen';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SearchServiceProvider } from '@/lib/catalog/search/search-service-context';
import { LastSeen } from './last-seen';

const service = { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' } as const;
const requests: string[] = [];
let response: () => Response;

beforeAll(() => {
  globalThis.fetch = async (address) => {
    requests.push(String(address));
    return response();
  };
});
beforeEach(() => {
  localStorage.clear();
  requests.splice(0);
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** The part of a response that the code reads; jsdom has no `Response`. */
const responded = (body: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response;

const show = (without: string | null = null) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-at' }}>
          <PageContextProvider currency="EUR">
            <SearchServiceProvider value={service}>
              <LastSeen without={without} />
            </SearchServiceProvider>
          </PageContextProvider>
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

test('API-06: shows articles seen before, without discontinued ones', async () => {
  rememberSeen('20310001');
  rememberSeen('20310000');
  response = () => responded([tileRecord(), null, { objectID: 'x' }]);
  show();
  expect(await screen.findByRole('region', { name: 'Zuletzt angesehen' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(requests).toEqual(['/api/hgg_products_de/get_products/20310000,20310001?currency=EUR']);
});

test('API-06: leaves out the article of the page itself', async () => {
  rememberSeen('20310001');
  rememberSeen('20310000');
  response = () => responded([]);
  show('20310000');
  await act(async () => {});
  expect(requests).toEqual(['/api/hgg_products_de/get_products/20310001?currency=EUR']);
});

test('API-06, ERR-09: logs a failure and shows nothing', async () => {
  rememberSeen('20310000');
  response = () => responded({ title: 'down' }, false);
  show();
  await act(async () => {});
  expect(screen.queryByRole('region')).toBeNull();
  expect(console.warn).toHaveBeenCalled();
});

test('API-06: requests nothing on a first visit', () => {
  show();
  expect(requests).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('compares what was seen, newest first, by brand, price, colours and sizes in stock', async () => {
  rememberSeen('20310003');
  rememberSeen('20310002');
  const colorVariants = [
    tileColour('20310003-100', 'Weiß', ['3XL', '4XL!', '5XL']),
    tileColour('20310003-200', 'Marine', ['3XL']),
  ];
  const other = { objectID: '20310003', title: 'Popelinehemd', colorVariants };
  response = () => responded([tileRecord({ objectID: '20310002' }), tileRecord(other)]);
  show();
  const table = await screen.findByRole('table', { hidden: true });
  const rows = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent).at(2));
  expect(rows).toEqual([
    'Popelinehemd',
    'Harbour Lane',
    '69,95\u00a0€',
    'Weiß, Marine',
    '3XL, 5XL',
  ]);
});

test('compares nothing while a single article was seen', async () => {
  rememberSeen('20310004');
  response = () => responded([tileRecord({ objectID: '20310004' })]);
  show();
  expect(await screen.findByRole('region', { name: 'Zuletzt angesehen' })).toBeVisible();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});
