import { EXAMPLE, importedRows as rows } from '@/lib/catalog/import/example-import.fixture.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import type { ImportScope } from '@/lib/platform/db/schema-imports';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { createKey, listKeys, revokeKeys, rotateKey } from './import-keys.server';
import { importStatus } from './import-status.server';
import { runImports } from './run-imports.server';
import { takeImport } from './take-import.server';

withDatabase(openTestDatabase);

/** A route as in `pages/api/import`. */
const routeOf = (kind: ImportScope) => ({
  default: apiRoute({ POST: takeImport(kind) }, { writers: 'signed' }),
  config: { api: { bodyParser: false } },
});
const call = withApi({
  '/api/import/articles': routeOf('articles'),
  '/api/import/stock': routeOf('stock'),
  '/api/import/status': { default: apiRoute({ GET: importStatus }) },
});

const TYPE = 'application/x-ndjson';
const [SHIRT = '', BELT = ''] = EXAMPLE.split('\n');

let clients = 0;
/** A key of a client of its own. */
async function newKey(scopes: ImportScope[] = ['articles', 'prices', 'stock']) {
  const client = `erp-${(clients += 1)}`;
  const key = await createKey(client, scopes);
  if (!key) throw new Error('the client has a key');
  return { client, key };
}

interface Sent {
  key: string;
  id?: string;
  query?: string;
  body?: string | Buffer;
  type?: string;
  kind?: string;
}

let imports = 0;
async function send({ key, id = `import-${(imports += 1)}`, query = '', ...sent }: Sent) {
  const { body = EXAMPLE, type = TYPE, kind = 'articles' } = sent;
  const headers = {
    authorization: `Bearer ${key}`,
    'idempotency-key': id,
    'content-type': type,
  };
  const reply = await call(`/api/import/${kind}?${query}`, { method: 'POST', headers, body });
  return { ...reply, json: JSON.parse(reply.text) };
}

async function statusOf(key: string, address: string) {
  const { text } = await call(address, { headers: { authorization: `Bearer ${key}` } });
  return JSON.parse(text);
}

const articlesThere = async () => (await rows('SELECT FROM shop.articles')).length;

beforeEach(() =>
  rows('DELETE FROM shop.articles; DELETE FROM shop.skus; DELETE FROM shop.imports'),
);

test('an import runs as a job, and its status reports the result', async () => {
  const { key } = await newKey();
  const { status, headers, json } = await send({ key, body: `${EXAMPLE}{"article":"A-1"}\n` });
  expect([status, json.status]).toEqual([202, 'waiting']);
  expect(await rows(`SELECT FROM graphile_worker.jobs WHERE key = 'run-imports'`)).toHaveLength(1);
  await runImports();
  const state = await statusOf(key, headers.location ?? '');
  expect(state).toMatchObject({ status: 'done', attempts: 1, rows: 3 });
  expect(state.result.counts).toMatchObject({ created: 2, rejected: 1 });
  expect(state.result.rejected[0]).toMatchObject({ line: 3, column: 'shop', reason: 'is missing' });
});

test('a body sent in parts, cut anywhere, is imported once all of them have arrived', async () => {
  const { key } = await newKey();
  const bytes = Buffer.from(EXAMPLE);
  const cut = bytes.indexOf('ü') + 1;
  const second = { key, id: 'in-two-parts', query: 'part=2&parts=2', body: bytes.subarray(cut) };
  expect((await send(second)).json).toMatchObject({ status: 'open', received: 1 });
  await runImports();
  expect(await articlesThere()).toBe(0);
  const first = { ...second, query: 'part=1&parts=2', body: bytes.subarray(0, cut) };
  expect((await send(first)).json).toMatchObject({ status: 'waiting', received: 2 });
  await runImports();
  expect(await articlesThere()).toBe(2);
  expect(JSON.stringify(await rows('SELECT content FROM shop.articles'))).not.toContain('\uFFFD');
});

test('a repeated request returns the same import and runs nothing', async () => {
  const { key } = await newKey();
  const one = await send({ key, id: 'the-same-id' });
  await runImports();
  const again = await send({ key, id: 'the-same-id' });
  expect([again.status, again.json.id, again.json.status]).toEqual([202, one.json.id, 'done']);
  expect(await rows('SELECT FROM shop.imports')).toHaveLength(1);
});

test('an idempotency key with another body or other parameters is rejected', async () => {
  const { key } = await newKey();
  await send({ key, id: 'the-same-id' });
  expect((await send({ key, id: 'the-same-id', body: SHIRT })).status).toBe(422);
  expect((await send({ key, id: 'the-same-id', query: 'mode=full' })).status).toBe(422);
  const { key: ofOther } = await newKey();
  expect((await send({ key: ofOther, id: 'the-same-id', body: SHIRT })).status).toBe(202);
});

test('imports run in the order of their requests', async () => {
  const { key } = await newKey();
  const stock = (count: number) => ({
    key,
    kind: 'stock',
    type: 'text/csv',
    body: `sku,stock,stock_at\n4006381333931,${count},${new Date().toISOString()}\n`,
  });
  await send({ key });
  await send(stock(7));
  await send(stock(3));
  await runImports();
  expect(await rows(`SELECT stock FROM shop.skus WHERE sku = '4006381333931'`)).toEqual([
    { stock: 3 },
  ]);
});

test('an import that was interrupted is run again, and is given up after five times', async () => {
  const { key } = await newKey();
  const { headers } = await send({ key });
  // What a killed process leaves.
  await rows(`UPDATE shop.imports SET status = 'running', attempts = 1`);
  await runImports();
  expect(await statusOf(key, headers.location ?? '')).toMatchObject({
    status: 'done',
    attempts: 2,
  });
  const other = await send({ key });
  await rows(`UPDATE shop.imports SET status = 'running', attempts = 5 WHERE status = 'waiting'`);
  await runImports();
  expect(await statusOf(key, other.headers.location ?? '')).toMatchObject({ status: 'failed' });
});

test('a storefront that is stopped leaves the import to the next one', async () => {
  const { key } = await newKey();
  await send({ key });
  await expect(runImports(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await rows('SELECT status, attempts FROM shop.imports')).toEqual([
    { status: 'running', attempts: 0 },
  ]);
  await runImports();
  expect(await articlesThere()).toBe(2);
});

test('the bytes of an import are deleted at its end', async () => {
  const { key } = await newKey();
  await send({ key });
  await runImports();
  expect(await rows('SELECT body FROM shop.import_parts')).toEqual([{ body: null }]);
});

describe('a request is rejected', () => {
  test.each<[string, Partial<Sent>, number]>([
    ['without a key', { key: '' }, 401],
    ['with a wrong key', { key: 'selvedge_wrong' }, 401],
    ['without an idempotency key', { id: '' }, 400],
    ['of an unknown format', { type: 'application/pdf' }, 415],
    ['of an empty body', { body: '' }, 400],
    ['of more than four megabytes', { body: Buffer.alloc(4 * 1024 * 1024 + 1, 'x') }, 413],
    ['of a part that is none', { query: 'part=3&parts=2' }, 400],
    ['of an unknown parameter', { query: 'colour=red' }, 400],
    ['of all stock', { kind: 'stock', query: 'mode=full' }, 400],
  ])('%s', async (_, sent, status) => {
    const { key } = await newKey();
    const reply = await send({ key, ...sent });
    expect([reply.status, reply.headers['content-type']]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await rows('SELECT FROM shop.imports')).toEqual([]);
  });

  test('that the scopes of the key do not cover', async () => {
    const { key } = await newKey(['stock']);
    expect((await send({ key })).status).toBe(403);
  });

  test('when the client has too many imports that have not ended', async () => {
    const { key } = await newKey();
    for (let sent = 0; sent < 20; sent += 1) await send({ key, body: BELT });
    expect((await send({ key })).status).toBe(429);
  });

  test('for the status of an import of another client', async () => {
    const { key } = await newKey();
    const { headers } = await send({ key });
    const { key: other } = await newKey();
    expect(await statusOf(other, headers.location ?? '')).toMatchObject({ status: 404 });
  });
});

describe('keys', () => {
  test('only the hash of a key is stored', async () => {
    const { key } = await newKey();
    expect(JSON.stringify(await rows('SELECT * FROM shop.import_keys'))).not.toContain(key);
  });

  test('a client has one key, until it is rotated', async () => {
    const { client, key } = await newKey(['stock']);
    expect(await createKey(client, ['stock'])).toBeNull();
    const next = (await rotateKey(client, 1)) ?? '';
    for (const each of [key, next])
      expect((await send({ key: each, kind: 'stock', body: SHIRT })).status).toBe(202);
    expect((await send({ key: next })).status).toBe(403);
  });

  test('the replaced key ends, and a revoked one at once', async () => {
    const { client, key } = await newKey();
    const next = (await rotateKey(client, 0)) ?? '';
    expect([(await send({ key })).status, (await send({ key: next })).status]).toEqual([401, 202]);
    expect(await revokeKeys(client)).toBe(1);
    expect((await send({ key: next })).status).toBe(401);
  });

  test('the list says which are valid and when they were used', async () => {
    const { client, key } = await newKey();
    await send({ key });
    const [listed] = (await listKeys()).filter((each) => each.client === client);
    expect(listed).toMatchObject({ isValid: true, usedAt: expect.any(Date) });
  });
});

// Must run last: other requests without a valid key are rejected for a minute.
test('an address that has sent many wrong keys is rejected, and valid keys are not', async () => {
  const statuses = new Set<number | undefined>();
  for (let sent = 0; sent < 205; sent += 1) statuses.add((await send({ key: 'no' })).status);
  expect([...statuses]).toContain(429);
  const { key } = await newKey();
  expect((await send({ key })).status).toBe(202);
});
