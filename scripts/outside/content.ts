import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from 'contentful';
import { RestAdapter, createClient as createManagementClient } from 'contentful-management';
import { errorOf, sendHtml, sendJson, withStandIn, type StandIn } from './stand-in';

const delivery = ({ host }: StandIn, timeout = 5_000) =>
  createClient({
    space: 'space',
    environment: 'master',
    accessToken: 'token',
    host,
    insecure: true,
    proxy: false,
    retryOnError: false,
    timeout,
  }).withoutLinkResolution;
const management = (
  { host }: StandIn,
  options: Partial<ConstructorParameters<typeof RestAdapter>[0]> = {},
) =>
  createManagementClient(
    {
      apiAdapter: new RestAdapter({
        accessToken: 'token',
        host,
        insecure: true,
        proxy: false,
        ...options,
      }),
    },
    { type: 'plain', defaults: { spaceId: 'space', environmentId: 'master' } },
  );
const NOTHING = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 1, items: [] };

test('cms-no-retries: without retries a failed request is sent once', async () => {
  for (const status of [429, 500, 503])
    await withStandIn(
      (response) => sendJson(response, status, { sys: { type: 'Error', id: 'ServerError' } }),
      async (standIn) => {
        await errorOf(delivery(standIn).getEntries({ limit: 1 }));
        assert.equal(standIn.received.length, 1);
      },
    );
});

test('cms-timeout: a response that takes too long is an error', () =>
  withStandIn(
    () => {},
    async (standIn) => {
      const began = performance.now();
      await errorOf(delivery(standIn, 300).getEntries({ limit: 1 }));
      assert.ok(performance.now() - began < 2_000);
    },
  ));

test('cms-lists-with-commas: a list in a query is joined by commas', () =>
  withStandIn(
    (response) => sendJson(response, 200, NOTHING),
    async (standIn) => {
      await delivery(standIn).getEntries({ 'sys.id[in]': ['a', 'b'], limit: 2 });
      const { searchParams } = new URL(standIn.received[0]?.url ?? '', 'http://x');
      assert.deepEqual(Object.fromEntries(searchParams), { 'sys.id[in]': 'a,b', limit: '2' });
    },
  ));

test('cms-links: links are left as they came', () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'other' } };
  return withStandIn(
    (response) =>
      sendJson(response, 200, {
        ...NOTHING,
        items: [{ sys: { id: 'one' }, fields: { part: link } }],
        includes: { Entry: [{ sys: { id: 'other' }, fields: {} }] },
      }),
    async (standIn) => {
      const { items, includes } = await delivery(standIn).getEntries({ limit: 1 });
      assert.deepEqual(items[0]?.fields['part'], link);
      assert.equal(includes?.Entry?.length, 1);
    },
  );
});

test('cms-html: a page in place of a response is a TypeError', () =>
  withStandIn(
    (response) => sendHtml(response, 200),
    async (standIn) => {
      assert.equal((await errorOf(delivery(standIn).getEntries({ limit: 1 }))).name, 'TypeError');
    },
  ));

test('cms-unchecked: a response without entries is fulfilled', () =>
  withStandIn(
    (response) => sendJson(response, 200, {}),
    async (standIn) => {
      const result = await delivery(standIn).getEntries({ limit: 1 });
      assert.equal(Object(result).items, undefined);
    },
  ));

test('cms-host-with-scheme: a host with a scheme is not used, and not reported', () => {
  const client = createClient({
    space: 's',
    accessToken: 't',
    host: 'http://127.0.0.1:1',
    insecure: true,
  });
  assert.doesNotMatch(JSON.stringify(client), /127\.0\.0\.1/);
});

test('cms-rate-limit: the management client repeats a request that was too many', () =>
  withStandIn(
    (response, _, count) => {
      if (count > 1) return sendJson(response, 200, { sys: { id: 'one', version: 2 }, fields: {} });
      response.setHeader('X-Contentful-RateLimit-Reset', '1');
      sendJson(response, 429, { sys: { type: 'Error', id: 'RateLimitExceeded' } });
    },
    async (standIn) => {
      await management(standIn).entry.get({ entryId: 'one' });
      const [first, second] = standIn.received.map(({ at }) => at);
      assert.ok(Number(second) - Number(first) > 900);
    },
  ));

test('cms-version-header: an update names the version that it changes', () =>
  withStandIn(
    (response) => sendJson(response, 200, { sys: { id: 'one', version: 8 }, fields: {} }),
    async (standIn) => {
      const sys = { id: 'one', version: 7 };
      // The client reads nothing else of an entry's system fields.
      await management(standIn).entry.update({ entryId: 'one' }, { sys, fields: {} } as never);
      assert.equal(standIn.received[0]?.headers['x-contentful-version'], '7');
    },
  ));

test('cms-error-name: an error has the name that the API gives it', () =>
  withStandIn(
    (response) => sendJson(response, 409, { sys: { type: 'Error', id: 'VersionMismatch' } }),
    async (standIn) => {
      const error = await errorOf(management(standIn).entry.get({ entryId: 'one' }));
      assert.equal(error.name, 'VersionMismatch');
    },
  ));

test('cms-single-create: without retries a lost response is not followed by a second entry', () =>
  withStandIn(
    (response) => void response.destroy(),
    async (standIn) => {
      const client = management(standIn, { retryOnError: false });
      await errorOf(client.entry.create({ contentTypeId: 'page' }, { fields: {} }));
      assert.equal(standIn.received.length, 1);
    },
  ));

test('cms-management-html: a page in place of an entry is fulfilled as a text', () =>
  withStandIn(
    (response) => sendHtml(response, 200),
    async (standIn) => {
      const entry: unknown = await management(standIn).entry.get({ entryId: 'one' });
      assert.equal(typeof entry, 'string');
    },
  ));

test('cms-migration-parts: the parts of contentful-migration that are imported by path exist', async () => {
  const { default: parser } = await import('contentful-migration/built/lib/migration-parser');
  const { createManagementClient: create } =
    await import('contentful-migration/built/bin/lib/contentful-client');
  assert.deepEqual([typeof parser, typeof create], ['function', 'function']);
});
