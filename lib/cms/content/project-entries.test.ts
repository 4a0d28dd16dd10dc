import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  field,
  link,
  publishAsset,
  publishEntry,
  publishType,
} from '@/packages/contentful-local/testing/fixtures';
import {
  type RunningService,
  SPACE,
  startService,
  TOKENS,
} from '@/packages/contentful-local/testing/running-service';
import { withEnvironment, setTestServer } from '@/lib/platform/env/environment.fixture';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import { loadDraftDocument, noteChange, noteEverythingChanged } from './document-cache.server';
import { siteDocument } from './documents.server';
import { fetchEntriesOfProject } from './project-entries.server';

const NODES = 30;

let service: RunningService;
/** Items of the responses since the last test. */
let received: number[] = [];
let isEmpty = false;

/** Passes requests on to the content service, and counts the items of its responses. */
const proxy = createServer(async (request, sent) => {
  const { authorization = '' } = request.headers;
  const url = `http://${service.hosts.delivery}${request.url}`;
  const response = await fetch(url, { headers: { authorization } });
  const body = JSON.parse(await response.text());
  received.push(body.items.length);
  sent.setHeader('Content-Type', 'application/json');
  sent.end(JSON.stringify(isEmpty ? { ...body, items: [], total: 0 } : body));
});

const de = (value: unknown) => ({ de: value });
const entryTo = (id: string) => de(link('Entry', id));

const node = (id: string, more: object = {}) => ({
  nodeId: de(id),
  project: de('hgg'),
  page: entryTo('page'),
  ...more,
});

async function fill(): Promise<void> {
  await publishType(service, 'node', [
    field('nodeId', 'Symbol'),
    field('project', 'Symbol'),
    field('page', 'Link', { linkType: 'Entry' }),
    field('parent', 'Link', { linkType: 'Entry' }),
    field('teaser', 'Link', { linkType: 'Entry' }),
  ]);
  await publishType(service, 'page', [field('title', 'Symbol')]);
  await publishType(service, 'part', [
    field('title', 'Symbol'),
    field('picture', 'Link', { linkType: 'Asset' }),
  ]);
  await publishAsset(service, 'coat');
  await publishEntry(service, 'page', 'page', { title: de('Page') });
  const picture = de(link('Asset', 'coat'));
  await publishEntry(service, 'part', 'teaser', { title: de('Teaser'), picture });
  await publishEntry(service, 'node', 'teased', node('teased', { teaser: entryTo('teaser') }));
  for (let at = 0; at < NODES; at += 1)
    await publishEntry(service, 'node', `n${at}`, node(`n${at}`, { parent: entryTo('teased') }));
}

// PostgreSQL server for tests, which the shop's test environment replaces.
const { DATABASE_URL: server } = process.env;
withEnvironment();
beforeAll(async () => {
  setTestServer(server);
  service = await startService();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo; // a TCP server's address
  process.env['CONTENTFUL_SPACE_ID'] = SPACE;
  process.env['CONTENTFUL_ACCESS_TOKEN'] = TOKENS.delivery;
  process.env['CONTENTFUL_HOST'] = `127.0.0.1:${port}`;
  await fill();
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await service.stop();
});
beforeEach(() => {
  noteEverythingChanged();
  isEmpty = false;
});

const WANTED = { type: 'node', project: 'hgg', language: 'de', include: 1 } as const;
const without = ({ fetchedAt: _, ...document }: ContentDocument) => document;
const nodes = async () => without((await siteDocument('node', GERMANY)).document);
/** Fetches the same document whole. */
const whole = async () =>
  without((await loadDraftDocument('', () => fetchEntriesOfProject(WANTED, 'published'))).document);

const { entry: entries, asset: assets } = {
  entry: () => service.management.entry,
  asset: () => service.management.asset,
};

async function rewrite(entryId: string, fields: object): Promise<void> {
  const saved = await entries().get({ entryId });
  const next = await entries().update(
    { entryId },
    { ...saved, fields: { ...saved.fields, ...fields } },
  );
  await entries().publish({ entryId }, next);
}

/** What may be published, in the order of the tests, with the ids that the CMS reports. */
const CHANGES: readonly [name: string, ids: string[], change: () => Promise<unknown>][] = [
  ['a node', ['n3'], () => rewrite('n3', { nodeId: de('renamed') })],
  ['a part of a node', ['teaser'], () => rewrite('teaser', { title: de('Other') })],
  ['a new node', ['a-new'], () => publishEntry(service, 'node', 'a-new', node('a-new'))],
  [
    'a node of another shop',
    ['hrm'],
    () => publishEntry(service, 'node', 'hrm', node('hrm', { project: de('hrm') })),
  ],
  ['a node that moves to another shop', ['n4'], () => rewrite('n4', { project: de('hrm') })],
  ['a node that comes back', ['n4'], () => rewrite('n4', { project: de('hgg') })],
  ['a node that is withdrawn', ['n5'], () => entries().unpublish({ entryId: 'n5' })],
  ['the parent of others', ['teased'], () => rewrite('teased', { nodeId: de('above') })],
  ['a page', ['page'], () => rewrite('page', { title: de('Other page') })],
  ['a page that is withdrawn', ['page'], () => entries().unpublish({ entryId: 'page' })],
  ['a page that comes back', ['page'], () => rewrite('page', { title: de('Back') })],
  ['a picture that is withdrawn', ['coat'], () => assets().unpublish({ assetId: 'coat' })],
  [
    'a picture that comes back',
    ['coat'],
    async () => assets().publish({ assetId: 'coat' }, await assets().get({ assetId: 'coat' })),
  ],
  [
    'several nodes at once',
    ['n6', 'n7'],
    async () => {
      await rewrite('n6', { teaser: entryTo('teaser') });
      await rewrite('n7', { parent: entryTo('n6') });
    },
  ],
];

test.each(CHANGES)(
  'after a publish of %s, the nodes are those of the CMS',
  async (_, ids, change) => {
    await nodes();
    await change();
    for (const id of ids) noteChange({ id, type: 'node' });
    expect(await nodes()).toEqual(await whole());
  },
);

test('after a publish of one node, only this node is fetched', async () => {
  await nodes();
  await rewrite('n3', { nodeId: de('again') });
  received = [];
  noteChange({ id: 'n3', type: 'node' });
  // A change of the same millisecond counts as later than the request.
  for (const changedAt = Date.now(); Date.now() === changedAt;) await delay(1);
  await nodes();
  expect(received).toEqual([1]);
});

test('what has not been published is the same object as before', async () => {
  const before = await nodes();
  noteChange({ id: 'n3', type: 'node' });
  const after = await nodes();
  const fresh = Object.keys(after.entries).filter((id) => after.entries[id] !== before.entries[id]);
  expect(fresh).toEqual(['n3']);
});

test('a CMS that has lost its content does not remove a node that was published', async () => {
  const before = await nodes();
  isEmpty = true;
  noteChange({ id: 'n3', type: 'node' });
  expect(await nodes()).toEqual(before);
});
