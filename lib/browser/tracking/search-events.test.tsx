import { waitFor } from '@testing-library/react';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { identifyVisitor, queryIdOfAddress, sendConversion } from './search-events';

const QUERY = '0123456789abcdef0123456789abcdef';
const service = {
  appId: 'APP',
  searchKey: 'key',
  host: 'shop.example',
  protocol: 'https',
} as const;
const place = { service, index: 'hgg_products_de' };
const beacon = jest.fn((_url: string, _body: string) => true);

beforeAll(() => Object.defineProperty(navigator, 'sendBeacon', { value: beacon }));
beforeEach(() => {
  beacon.mockClear();
  giveConsent(['statistics']);
});

/** Waits for this many events. */
async function sent(count = 1) {
  const events = () => beacon.mock.calls.flatMap(([, body]) => JSON.parse(body).events);
  await waitFor(() => expect(events()).toHaveLength(count));
  return events();
}

const goTo = (address: string) => history.replaceState(null, '', address);

test('TRK-01: an addition to the basket is credited to the search in the address', async () => {
  goTo(`/de-de/p/hemd/20310000?queryID=${QUERY}`);
  sendConversion(place, ['20310000']);
  expect(await sent()).toEqual([
    expect.objectContaining({ eventType: 'conversion', queryID: QUERY, objectIDs: ['20310000'] }),
  ]);
});

test('TRK-01: an addition without a search is a conversion as well', async () => {
  goTo('/de-de/p/hemd/20310000?queryID=%3Cscript%3E');
  expect(queryIdOfAddress()).toBeNull();
  sendConversion(place, ['20310000']);
  const [event] = await sent();
  expect(event).toMatchObject({ eventType: 'conversion' });
  expect(event).not.toHaveProperty('queryID');
});

test('TRK-01: events contain the account’s token from a login on', async () => {
  sendConversion(place, ['1']);
  identifyVisitor(service, 'account-4711');
  sendConversion(place, ['2']);
  const tokens = (await sent(2)).map(({ userToken }) => userToken);
  expect(tokens[0]).toMatch(/^[\w-]{36}$/);
  expect(tokens[1]).toBe('account-4711');
});
