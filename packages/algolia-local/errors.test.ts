import { APP_ID, KEYS, type RunningService, startService } from './testing/running-service';
import { algoliasearch } from 'algoliasearch';

let service: RunningService;
const indexName = 'errors';

beforeAll(async () => {
  service = await startService();
  await service.admin.saveObjects({ indexName, objects: [{ objectID: '1' }], waitForTasks: true });
});

afterAll(async () => {
  await service.stop();
});

/** The whole error that the client throws. */
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'was not rejected',
    (error: unknown) => error,
  );

function clientWithFault(fault: string) {
  const hosts = [{ url: service.host, protocol: 'http', accept: 'readWrite' } as const];
  const baseHeaders = { 'x-search-fault': fault };
  return algoliasearch(APP_ID, KEYS.admin, { hosts, baseHeaders });
}

test.each<[string, number, string, () => Promise<unknown>]>([
  ['an unknown parameter', 400, 'Unknown parameter: colour', () => search({ colour: 'red' })],
  ['a wrong key', 403, 'Invalid Application-ID or API key', () => readAs('wrong')],
  ['a key without the right', 403, 'Method not allowed with this API key', () => readAs('search')],
  ['an unknown index', 404, 'Index nothing does not exist', () => search({}, 'nothing')],
])('%s is an ApiError of the client with %i', async (_, status, message, call) => {
  expect(await thrownBy(call())).toMatchObject({ name: 'ApiError', status, message });
});

const search = (searchParams: Record<string, unknown>, name = indexName) =>
  service.admin.searchSingleIndex({ indexName: name, searchParams });
const readAs = (key: 'wrong' | 'search') =>
  service.clientWith(key === 'search' ? KEYS.search : key).getSettings({ indexName });

test.each([
  ['402', 'ApiError', 402],
  ['429', 'ApiError', 429],
  ['500', 'RetryError', undefined],
  ['502', 'RetryError', undefined],
  ['503', 'RetryError', undefined],
])('a request that asks for %s is a %s of the client', async (fault, name, status) => {
  const error = await thrownBy(clientWithFault(fault).searchSingleIndex({ indexName }));
  expect(error).toMatchObject({ name, ...(status && { status }) });
});

test.each(['400', '402', '403', '404', '429', '500', '503'])(
  'the body of a %s has a message and the status',
  async (status) => {
    const paths: Record<string, string> = { '400': '?colour=red', '404': '/nowhere' };
    const headers: Record<string, string> = {
      ...(status === '403' && { 'x-algolia-api-key': 'wrong' }),
      ...(/402|429|5../.test(status) && { 'x-search-fault': status }),
    };
    const response = await service.fetch(`/1/indexes${paths[status] ?? ''}`, { headers });
    expect(response.status).toBe(Number(status));
    expect(await response.json()).toEqual({
      message: expect.any(String) as string,
      status: Number(status),
    });
  },
);

test('a fault requires a key, and must be a known one', async () => {
  const anonymous = { 'x-algolia-api-key': 'wrong', 'x-search-fault': '503' };
  expect((await service.fetch('/1/indexes', { headers: anonymous })).status).toBe(403);
  const unknown = { 'x-search-fault': '200' };
  expect((await service.fetch('/1/indexes', { headers: unknown })).status).toBe(400);
});
