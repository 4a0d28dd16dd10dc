import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { summaryOf, tileColour, tileProduct } from '@/lib/catalog/catalogue/tile-product.fixture';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { IMPRESSION_DEBOUNCE_MS } from './data-layer';
import { trackList, type ListTracking } from './list-events';
import { usePageInfo } from './use-page-info';

const QUERY = '0123456789abcdef0123456789abcdef';
const service = {
  appId: 'APP',
  searchKey: 'key',
  host: 'shop.example',
  protocol: 'https',
} as const;
const beacon = jest.fn((_url: string, _body: string) => true);

beforeAll(() => Object.defineProperty(navigator, 'sendBeacon', { value: beacon }));
beforeEach(() => {
  jest.useFakeTimers();
  giveConsent(['statistics']);
  beacon.mockClear();
  delete window.dataLayer;
});
afterEach(() => jest.useRealTimers());

const shirt = summaryOf(tileProduct());
const coat = summaryOf(
  tileProduct({
    objectID: '20330824',
    title: 'Wollmantel Silas',
    brand: null,
    priceMax: {},
    colorVariants: [tileColour('20330824-304', 'Mittelgrau', ['3XL'])],
  }),
);

/** Events sent to the search's analytics, abbreviated. */
const sent = () =>
  beacon.mock.calls.flatMap(([, body]) =>
    JSON.parse(body).events.map((event: Record<string, unknown>) => {
      const { userToken: _, timestamp: __, index: ___, ...rest } = event;
      return rest;
    }),
  );

/** Runs timers and the promises between them, because the events client is loaded on demand. */
const settle = () => jest.advanceTimersByTimeAsync(IMPRESSION_DEBOUNCE_MS);

function Page({ address, hasList }: { address: string; hasList: boolean }) {
  usePageInfo(address, hasList);
  return null;
}

async function visit(address: string, list: [id: string, name: string] | null) {
  render(
    <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
      <PageContextProvider currency="EUR">
        <Page address={address} hasList={list !== null} />
      </PageContextProvider>
    </RouteContextProvider>,
  );
  if (!list) return;
  const [id, name] = list;
  const place = { service, index: 'hgg_products_de' };
  await narrowAndFollow(trackList({ ...place, id, name, currency: 'EUR' }));
  await settle();
}

/** Simulates a visitor who views the list, filters it by brand and follows the second article. */
async function narrowAndFollow(tracking: ListTracking) {
  tracking.viewed({ article: shirt, position: 1, queryID: QUERY });
  tracking.viewed({ article: coat, position: 2, queryID: QUERY });
  tracking.viewed({ article: shirt, position: 1, queryID: QUERY });
  await settle();
  tracking.filterToggled('brand.title', true);
  tracking.filterChosen({ attribute: 'brand.title', value: 'Harbour Lane', isSelected: true });
  tracking.followed({ article: coat, position: 2, queryID: QUERY });
}

test.each([
  ['home', '/de-de', null],
  ['alist', '/de-de/hemden', ['hemden', 'Hemden']],
  ['search', '/de-de/search', ['search', 'Suche']],
  ['other', '/de-de/impressum', null],
] as const)('TRK-03, TRK-04: events of a page of the kind %s', async (kind, address, list) => {
  await visit(address, list && [list[0], list[1]]);
  const golden: unknown = JSON.parse(
    readFileSync(path.join(__dirname, 'golden', `${kind}.json`), 'utf8'),
  );
  const reported = { dataLayer: window.dataLayer, insights: sent() };
  expect(JSON.parse(JSON.stringify(reported))).toEqual(golden);
});

function tracking() {
  const place = { service, index: 'hgg_products_de' };
  return trackList({ ...place, id: 'hemden', name: 'Hemden', currency: 'EUR' });
}

test('TRK-01: viewed articles are sent in batches of 20', async () => {
  const list = tracking();
  for (let at = 1; at <= 45; at += 1)
    list.viewed({ article: { ...shirt, objectID: String(20_310_000 + at) }, position: at });
  await settle();
  expect(sent().map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
  expect(window.dataLayer).toHaveLength(1);
});

test('TRK-02: viewed filters are sent once, in batches of 10', async () => {
  const list = tracking();
  const values = Array.from({ length: 23 }, (_, at) => ({
    attribute: 'brand.title',
    value: `${at}`,
  }));
  list.filtersViewed(values);
  list.filtersViewed([...values, { attribute: 'sizeString', value: 'hasStock#true:42,5' }]);
  await settle();
  expect(sent().map(({ filters }) => filters.length)).toEqual([10, 10, 3, 1]);
  expect(sent().at(-1)).toMatchObject({ filters: ['sizeString%3AhasStock%23true%3A42%2C5'] });
});

test('TRK-01: an article followed after a search is credited to the search and to the active filters', async () => {
  const list = tracking();
  list.filterChosen({ attribute: 'brand.title', value: 'Halden', isSelected: true });
  list.followed({ article: shirt, position: 7, queryID: QUERY });
  await settle();
  expect(sent()).toEqual([
    expect.objectContaining({ eventType: 'click', queryID: QUERY, positions: [7] }),
    expect.objectContaining({ eventType: 'conversion', filters: ['brand.title%3AHalden'] }),
  ]);
});

test('TRK-01: nothing is sent after a rejection', async () => {
  giveConsent([]);
  const list = tracking();
  list.viewed({ article: shirt, position: 1 });
  list.followed({ article: shirt, position: 1 });
  await settle();
  expect(beacon).not.toHaveBeenCalled();
  expect(window.dataLayer).toBeUndefined();
});
