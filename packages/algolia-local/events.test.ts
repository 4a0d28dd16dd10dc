import { KEYS, type RunningService, startService } from './testing/running-service';
import { PRODUCTS } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await service.fetch(path, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as unknown };
}

const click = (more: Record<string, unknown> = {}) => ({
  eventType: 'click',
  eventName: 'Product clicked',
  index: PRODUCTS,
  userToken: 'visitor-1',
  objectIDs: ['coat-1'],
  timestamp: Date.now(),
  ...more,
});
const QUERY_ID = 'a'.repeat(32);

const send = (...events: unknown[]) => post('/1/events', JSON.stringify({ events }));

test.each<[string, Record<string, unknown>]>([
  ['a click', click()],
  ['a click after a search', click({ queryID: QUERY_ID, positions: [1] })],
  ['a view', click({ eventType: 'view' })],
  ['a click on a filter', click({ objectIDs: undefined, filters: ['brand%3Amarten'] })],
  [
    'a purchase',
    click({
      eventType: 'conversion',
      eventSubtype: 'purchase',
      objectData: [{ price: 10, quantity: 1 }],
      value: 10,
      currency: 'EUR',
    }),
  ],
  [
    'money as text, of an account',
    click({
      eventType: 'conversion',
      authenticatedUserToken: 'account-1',
      objectData: [{ price: '8$', discount: '0.10', quantity: 1, queryID: QUERY_ID }],
      value: '9.90',
      currency: 'EUR',
    }),
  ],
  [
    'what InstantSearch says of itself',
    { eventType: 'instantsearch', eventName: '__start__', widgets: [] },
  ],
])('accepts an event: %s', async (_, event) => {
  expect(await send(event)).toEqual({ status: 200, json: { status: 200, message: 'OK' } });
});

test.each<[string, Record<string, unknown>]>([
  ['an unknown type', { eventType: 'hover' }],
  ['a list of types', { eventType: ['click'] }],
  ['a name that is too long', { eventName: 'x'.repeat(65) }],
  ['no index', { index: undefined }],
  ['no visitor', { userToken: undefined }],
  ['a visitor with a space', { userToken: 'a b' }],
  ['more than 20 objects', { objectIDs: Array.from({ length: 21 }, (_, at) => `${at}`) }],
  ['neither objects nor filters', { objectIDs: undefined }],
  ['objects and filters', { filters: ['a:b'] }],
  ['a search but no positions', { queryID: QUERY_ID }],
  ['positions that do not fit', { queryID: QUERY_ID, positions: [1, 2] }],
  ['a query id that is none', { queryID: 'x', positions: [1] }],
  ['a time long ago', { timestamp: Date.now() - 31 * 86_400_000 }],
  ['a price without currency', { eventType: 'conversion', value: 5 }],
  ['an account that is none', { authenticatedUserToken: { id: 1 } }],
  ['a currency that is none', { currency: ['EUR'] }],
  ['a value without text', { value: ' ', currency: 'EUR' }],
  ['a value of many', { value: [10], currency: 'EUR' }],
  ['a price that is none', { objectData: [{ price: { of: 1 } }], currency: 'EUR' }],
  ['a discount that is none', { objectData: [{ discount: true }] }],
  ['a quantity in words', { objectData: [{ quantity: 'two' }] }],
  ['half a piece', { objectData: [{ quantity: 0.5 }] }],
  ['a search of an object that is none', { objectData: [{ queryID: 'x' }] }],
])('an event with %s rejects the whole request with 422', async (_, wrong) => {
  const { status, json } = await send(click(), click(wrong));
  expect(status).toBe(422);
  expect(json).toMatchObject({
    status: 422,
    message: expect.stringContaining('events[1]') as string,
  });
});

test('events of a visitor and of an account are deleted by their token', async () => {
  const gone = { userToken: 'leaver-1', authenticatedUserToken: 'account-9' };
  expect((await send(click(gone), click())).status).toBe(200);
  const forget = (token: string, key: string) =>
    service.fetch(`/1/usertokens/${token}`, {
      method: 'DELETE',
      headers: { 'x-algolia-api-key': key },
    });
  expect((await forget('leaver-1', KEYS.search)).status).toBe(403);
  expect((await forget('a%20b', KEYS.admin)).status).toBe(400);
  expect((await forget('account-9', KEYS.admin)).status).toBe(200);
  const left = (
    await service.query<{ token: string }>(`select body->>'userToken' as token from search.event`)
  ).map(({ token }) => token);
  expect(left).toContain('visitor-1');
  expect(left).not.toContain('leaver-1');
});

test('rejects requests without events, with too many or with too large ones', async () => {
  expect((await send()).status).toBe(422);
  expect((await send(...Array.from({ length: 1001 }, () => click()))).status).toBe(422);
  const large = Array.from({ length: 900 }, () => click({ note: 'x'.repeat(3_000) }));
  expect((await send(...large)).status).toBe(413);
  expect((await send(click({ note: 'x'.repeat(5_000) }))).status).toBe(413);
});

test('a request with the visitors’ key may contain few events', async () => {
  const sent = async (count: number) => {
    const events = Array.from({ length: count }, () => click());
    return post('/1/events', JSON.stringify({ events }), { 'x-algolia-api-key': KEYS.search });
  };
  expect((await sent(10)).status).toBe(200);
  expect(await sent(11)).toMatchObject({
    status: 422,
    json: { status: 422, message: expect.stringContaining('a list of 1 to 10') as string },
  });
});

test('a number that JavaScript cannot represent is not an amount of money', async () => {
  const event = JSON.stringify(click({ value: 1, currency: 'EUR' }));
  const body = `{"events":[${event.replace('"value":1', '"value":1e999')}]}`;
  expect((await post('/1/events', body)).status).toBe(422);
});
