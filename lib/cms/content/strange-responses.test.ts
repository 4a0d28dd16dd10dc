import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { contentDocument, entry } from './content.fixture.server';
import { fetchEntryTree } from './content-api.server';
import { fetchEntriesOfProject } from './project-entries.server';
import { loadDocument, pageKey, RETRY_AFTER_OUTAGE_MS, siteKey } from './document-cache.server';

withEnvironment();

const DAY_MS = 86_400_000;
const page = contentDocument([entry('page', 'page')]);
let respond: (response: ServerResponse) => void;
const server = createServer((_, response) => respond(response));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  process.env['CONTENTFUL_HOST'] = `127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let now = Date.now();
beforeEach(() => {
  // An outage in the test before ends, and what was loaded then is stale.
  now += RETRY_AFTER_OUTAGE_MS + DAY_MS;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const body = (status: number, text: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);

const STRANGE: [string, (response: ServerResponse) => void][] = [
  ['a page in HTML', body(200, '<html><title>Maintenance</title></html>')],
  ['an error of a proxy in HTML', body(502, '<html>Bad gateway</html>')],
  ['nothing', body(200, '')],
  ['null', body(200, 'null')],
  ['a text', body(200, '"ok"')],
  ['an empty list', body(200, '[]')],
  ['an object without items', body(200, '{}')],
  ['items that are no list', body(200, '{"items":{},"total":1}')],
  ['an item that is no entry', body(200, '{"items":[{"sys":{"id":"page"}}],"total":1}')],
  ['half of a response', (response) => void response.write('{"items":[', () => response.destroy())],
];

test.each(STRANGE)(
  '%s in place of a page is an outage, and its last copy is used',
  async (_, it) => {
    respond = it;
    const key = pageKey(`page-${now}`, 'de');
    const load = () => loadDocument(key, () => fetchEntryTree('page', 'de', 'published'));
    await expect(load()).rejects.toMatchObject({ name: 'ContentUnavailable' });
    now += DAY_MS;
    await loadDocument(key, async () => ({ ...page, fetchedAt: now }));
    now += DAY_MS;
    expect(await load()).toMatchObject({ isLastGood: true, document: { roots: ['page'] } });
  },
);

test.each(STRANGE)('%s in place of a shop’s nodes is an outage', async (_, it) => {
  respond = it;
  await expect(
    loadDocument(siteKey('node', `shop-${now}`, 'de'), () =>
      fetchEntriesOfProject(
        { type: 'node', project: 'hgg', language: 'de', include: 1 },
        'published',
      ),
    ),
  ).rejects.toMatchObject({ name: 'ContentUnavailable' });
});
