import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { editorLink } from './editor-session';
import { firstOf, pairs } from '@/scripts/testing/combinations';
import { sendRequest, shopUrl } from './hosts';
import { test } from './hydrated-page';

const HOST = 'hgg.localhost';
const OWN = { origin: shopUrl('hgg').replace(/\/$/, ''), 'sec-fetch-site': 'same-origin' };
const LONG = 'x'.repeat(10_000);
/** With more parallel requests the content service may exceed the shop's timeout. */
const AT_ONCE = 2;

const env = (name: string): string => process.env[name] ?? '';
const cookiesOf = (headers: Awaited<ReturnType<typeof sendRequest>>['headers']): string[] =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Paths of the files below a folder of pages, with Next's parameters. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(`pages/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `/${folder}/${file.replace(/(^|\/)(index)?\.tsx?$|\.tsx?$/, '')}`)
    .map((path) => path.replace(/\/$/, ''))
    .toSorted();
const filledIn = (path: string, value: string): string => path.replaceAll(/\[\w+\]/g, value);

const ROUTES = [...pathsBelow('api/studio'), '/api/draft/typed'].map((path) => filledIn(path, 'x'));

let session: Record<string, string>;

test.beforeAll(async () => {
  const opened = await sendRequest(HOST, await editorLink());
  const secret = encodeURIComponent(env('CONTENTFUL_PREVIEW_SECRET'));
  const draft = await sendRequest(HOST, `/api/draft?secret=${secret}&path=/de-de`);
  const cookie = [...cookiesOf(opened.headers), ...cookiesOf(draft.headers)].join('; ');
  // The webhook among the routes requires its secret instead.
  const header = { 'x-selvedge-revalidate-secret': env('CONTENTFUL_REVALIDATE_SECRET') };
  session = { cookie, ...OWN, ...header };
});

/** Unexpected responses, requested with some parallelism, because one by one would take minutes. */
async function wrongOf<Item>(items: readonly Item[], look: (item: Item) => Promise<string>) {
  const wrong: string[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE)
    wrong.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(look))));
  return wrong.filter((result) => result !== '');
}

const unless = (isRight: boolean, ...messages: unknown[]): string =>
  isRight ? '' : messages.map((word) => String(word).slice(0, 150)).join(' ');

const post = (path: string, body: string | undefined, contentType = 'application/json') =>
  sendRequest(HOST, path, {
    method: 'POST',
    headers: { ...session, ...(body !== undefined && { 'content-type': contentType }) },
    ...(body !== undefined && { body }),
  });

/** State that any write would change: number of entries, the latest one, and their environment. */
async function space(): Promise<unknown[]> {
  const [host, id] = [env('CONTENTFUL_MANAGEMENT_HOST'), env('CONTENTFUL_SPACE_ID')];
  const environment = `http://${host}/spaces/${id}/environments/master`;
  const kinds = ['', '/entries', '/assets', '/releases'];
  const headers = { authorization: `Bearer ${env('CONTENTFUL_MANAGEMENT_TOKEN')}` };
  const latest = (kind: string) => (kind ? `${kind}?limit=1&order=-sys.updatedAt` : '');
  return Promise.all(
    kinds.map(async (kind) => (await fetch(`${environment}${latest(kind)}`, { headers })).json()),
  );
}

async function nothingStored(send: () => Promise<void>): Promise<void> {
  const before = await space();
  await send();
  expect(await space()).toEqual(before);
}

/** Signs its URL without reading the body. */
const READS_NO_BODY = '/api/studio/view-link';

const FIELDS = [
  'id',
  'type',
  'fields',
  'version',
  'copyOf',
  'nodeId',
  'pageId',
  'entries',
  'at',
  'to',
  'project',
  'locale',
  'path',
  'category',
  'roots',
  'action',
  'title',
  'typed',
  'sys',
];
const filled = (value: string) => `{${FIELDS.map((field) => `"${field}":${value}`).join()}}`;
const nested = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
const BODIES = [
  undefined,
  '',
  '{',
  '[]',
  '1',
  'null',
  '"x"',
  '{}',
  nested,
  '{"__proto__":{"x":1}}',
  ...[
    '"a\\u0000"',
    '"\\ud800"',
    '"constructor"',
    `"${LONG}"`,
    '1',
    '{"__proto__":{"x":1}}',
    nested,
  ].map(filled),
];

test('API-01, ED-01: no route of the studio accepts an invalid body, even from an editor', async () => {
  test.setTimeout(180_000);
  expect(ROUTES.length).toBeGreaterThan(15);
  const routes = ROUTES.filter((route) => route !== READS_NO_BODY);
  await nothingStored(async () => {
    const wrong = await wrongOf(pairs(routes, BODIES, 4), async ([route, body]) => {
      const { status } = await post(route, body);
      // 429 or a missing login would not be a response of its parser.
      return unless([400, 404, 405, 413, 415].includes(status), status, route, body);
    });
    expect(wrong).toEqual([]);
  });
});

/** Bodies that are valid except for an id or a number: `id` is inserted unescaped. */
const WITH_ID: readonly [string, string][] = [
  ['entry/save', '{"id":ID,"version":1,"fields":{}}'],
  ['entry/state', '{"id":ID,"version":1,"to":"archive"}'],
  ['entry/publish', '{"id":ID,"version":1}'],
  ['entry/create', '{"id":ID,"type":ID}'],
  ['entry/create', '{"id":"copy","copyOf":ID}'],
  ['entry/create', '{"id":ID,"type":ID,"fields":{}}'],
  ['asset/text', '{"id":ID,"version":1,"fields":{"title":{"de":"x"}}}'],
  ['asset/publish', '{"id":ID,"version":1}'],
  ['compose/publish', '{"nodeId":ID,"pageId":ID}'],
  ['release', '{"action":"save","id":ID,"version":1,"title":"x","entities":[]}'],
  ['release', '{"action":"publish","id":ID,"version":1}'],
  ['release', '{"action":"schedule","id":ID,"at":0}'],
  ['release', '{"action":"schedule","id":"none","at":8640000000000001}'],
  ['release', '{"action":"cancel","id":ID}'],
  ['release', '{"action":"take back","id":ID,"versions":{}}'],
  ['release', '{"action":"delete","id":ID}'],
  ['history/restore', '{"at":8640000000000001,"entries":[{"id":"none","version":1}]}'],
  ['history/restore', '{"at":0,"entries":[{"id":ID,"version":1e309}]}'],
];
const IDS = ['constructor', '__proto__', '.', '..', LONG, '', 'a\0', '\ud800', 7, null, ['x']];

test('ED-02: an unknown id is not found, whatever it means elsewhere', async () => {
  test.setTimeout(180_000);
  const sent = new Map(
    pairs(WITH_ID, IDS, 3).map(([[route, body], id]) => {
      const filled = body.replaceAll('ID', () => JSON.stringify(id));
      return [`${route} ${filled}`, [route, filled] as const];
    }),
  );
  await nothingStored(async () => {
    const wrong = await wrongOf([...sent.values()], async ([route, body]) => {
      const { status } = await post(`/api/studio/${route}`, body);
      return unless(status === 400 || status === 404, status, route, body);
    });
    expect(wrong).toEqual([]);
  });
});

test('ED-05: files that are not pictures, or have no name, are rejected', async () => {
  const upload = async (name: string, body: string, type = 'image/png') =>
    (await post(`/api/studio/upload?id=malformed&name=${name}`, body, type)).status;
  await nothingStored(async () => {
    for (const name of ['', 'a%2fb', '%00.png', 'a%0d%0ab.png', '%ED%A0%80', LONG])
      expect([name, await upload(name, '\x89PNG')]).toEqual([name, 400]);
    for (const type of ['image/png', 'image/svg+xml', 'image/webp', 'text/html', 'constructor'])
      expect([type, await upload('a.png', 'no picture', type)]).toEqual([type, 415]);
    expect(await upload('a.png', '')).toBe(413);
    expect(await upload('a.png', 'x'.repeat(30 * 1024 * 1024))).toBe(413);
  });
});

const PARAMETERS = [
  'query',
  'project',
  'type',
  'types',
  'kind',
  'entry',
  'path',
  'locale',
  'node',
  'days',
  'source',
  'visitor',
  'release',
  'mark',
  'label',
  'block',
  'id',
  'ids',
  'at',
  'time',
];
const VALUES = ['constructor', '%00', '..', LONG, '275761-01-01'];
/** Without the report, which takes longest and reads no parameters. */
const PAGES = [...pathsBelow('studio'), ...pathsBelow('api/studio')].filter(
  (path) => path !== '/studio/report',
);
const READS = pairs(PAGES, VALUES).map(([page, value]) => {
  // With all inputs a path would have ten thousand characters, which is too long for a URL.
  const given = value === LONG ? ['query', 'id', 'path'] : PARAMETERS;
  const segment = value === LONG ? LONG.slice(0, 2_000) : value.replace('..', '%2e%2e');
  const query = given.map((name) => `${name}=${value.slice(0, 3_000)}`).join('&');
  return `${filledIn(page, segment)}?${query}`;
});
const LISTS = PAGES.map((page) => {
  const query = PARAMETERS.map((name) => `${name}=a&${name}=b&${name}[]=c`).join('&');
  return `${filledIn(page, 'x')}?${query}`;
});
const TIMES = ['%2B275760-09-13', '0000-01-01', '9999-12-31'];
const TIMED = pairs(TIMES, [
  '/studio/page?source=planned&release=constructor',
  '/studio/view?source=planned&release=x',
  '/studio/view?source=past',
  '/studio/history?against=0001-01-01',
  '/studio/changes?days=366',
  '/studio/page?source=past',
  '/studio/matrix?days=1e9',
  '/api/studio/calendar?days=1e9',
]).map(([at, path]) => `${path}&at=${at}&time=${at}`);

test('ED-03: no page or list of the studio fails on any URL', async () => {
  test.setTimeout(240_000);
  const { cookie = '' } = session;
  // In the gate, every page gets one of the two.
  const halves = [READS, LISTS].map((urls, half) =>
    urls.filter((_, at) => firstOf([half, 1 - half]).includes(at % 2)),
  );
  const wrong = await wrongOf([...halves.flat(), ...TIMED], async (path) => {
    const { status, headers } = await sendRequest(HOST, path, { headers: { cookie } });
    // Still logged in; otherwise a redirect to the login would have hidden the page.
    return unless(status < 500 && !headers.location?.startsWith('/api/editor/open'), status, path);
  });
  expect(wrong).toEqual([]);
});
