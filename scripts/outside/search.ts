import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHttpRequester } from '@algolia/requester-node-http';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { errorOf, sendHtml, sendJson, withStandIn, type StandIn } from './stand-in';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

const optionsOf = ({ host }: StandIn): Options => ({
  hosts: [0, 1, 2].map((at) => ({
    url: host,
    protocol: 'http',
    accept: at === 0 ? 'readWrite' : 'read',
  })),
  timeouts: { connect: 2_000, read: 2_000, write: 2_000 },
  maxRateLimitRetries: 0,
});
const lite = (standIn: StandIn, options: Options = {}) =>
  liteClient('app', 'key', { ...optionsOf(standIn), ...options });
const search = (client: ReturnType<typeof liteClient>) =>
  client.search({ requests: [{ indexName: 'articles', query: 'x' }] });

test('search-next-host: a search that fails is sent to each host once', () =>
  withStandIn(
    (response) => sendJson(response, 500, { message: 'no' }),
    async (standIn) => {
      assert.equal((await errorOf(search(lite(standIn)))).name, 'RetryError');
      assert.equal(standIn.received.length, 3);
    },
  ));

test('search-single-write: a write goes to the only host that takes it, once', () =>
  withStandIn(
    (response) => sendJson(response, 503, { message: 'no' }),
    async (standIn) => {
      const client = algoliasearch('app', 'key', optionsOf(standIn));
      await errorOf(client.saveObject({ indexName: 'articles', body: { objectID: '1' } }));
      assert.equal(standIn.received.length, 1);
    },
  ));

test('search-rejected: a search that is rejected is sent once, and has a status', () =>
  withStandIn(
    (response) => sendJson(response, 400, { message: 'no filter' }),
    async (standIn) => {
      const error = await errorOf(search(lite(standIn)));
      assert.deepEqual(
        [error.name, error['status'], error.message],
        ['ApiError', 400, 'no filter'],
      );
      assert.equal(standIn.received.length, 1);
    },
  ));

test('search-too-many: without retries 429 is an error at once', () =>
  withStandIn(
    (response) => {
      response.setHeader('Retry-After', '30');
      sendJson(response, 429, { message: 'too many' });
    },
    async (standIn) => {
      assert.equal((await errorOf(search(lite(standIn))))['status'], 429);
      assert.equal(standIn.received.length, 1);
    },
  ));

test('search-html: a page in place of results cannot be read', () =>
  withStandIn(
    (response) => sendHtml(response, 200),
    async (standIn) => {
      assert.equal((await errorOf(search(lite(standIn)))).name, 'DeserializationError');
    },
  ));

test('search-unchecked: a response without results is fulfilled', () =>
  withStandIn(
    (response) => sendJson(response, 200, {}),
    async (standIn) => assert.deepEqual(await search(lite(standIn)), {}),
  ));

test('search-empty: an empty response is fulfilled as undefined', () =>
  withStandIn(
    (response) => void response.writeHead(200).end(),
    async (standIn) => assert.equal(await search(lite(standIn)), undefined),
  ));

test('search-longer-tries: each try of a search may take longer than the one before', () =>
  withStandIn(
    () => {},
    async (standIn) => {
      const began = performance.now();
      await errorOf(search(lite(standIn, { timeouts: { connect: 200, read: 200, write: 200 } })));
      assert.equal(standIn.received.length, 3);
      assert.ok(performance.now() - began > 3 * 200 + 200);
    },
  ));

test('search-no-cache: in Node the same search is sent again', () =>
  withStandIn(
    (response) => sendJson(response, 200, { results: [] }),
    async (standIn) => {
      const client = lite(standIn);
      await search(client);
      await search(client);
      assert.equal(standIn.received.length, 2);
    },
  ));

test('search-transporter: a client shows its requester and its caches', () =>
  withStandIn(
    (response) => sendJson(response, 200, {}),
    async (standIn) => {
      const { requester, responsesCache, requestsCache } = lite(standIn).transporter;
      assert.deepEqual(
        [typeof requester.send, typeof responsesCache.get, typeof requestsCache.get],
        ['function', 'function', 'function'],
      );
    },
  ));

test('search-signal: a request that is aborted fails like a broken connection', () =>
  withStandIn(
    () => {},
    async (standIn) => {
      const controller = new AbortController();
      const requester = createHttpRequester({ requesterOptions: { signal: controller.signal } });
      const searched = errorOf(search(lite(standIn, { requester })));
      setTimeout(() => controller.abort(), 100);
      assert.equal((await searched).name, 'RetryError');
    },
  ));

test('search-path-in-host: a host may have a path', () =>
  withStandIn(
    (response) => sendJson(response, 200, { results: [] }),
    async (standIn) => {
      const hosts: Options['hosts'] = [
        { url: `${standIn.host}/_search`, protocol: 'http', accept: 'readWrite' },
      ];
      await search(lite(standIn, { hosts }));
      assert.match(standIn.received[0]?.url ?? '', /^\/_search\/1\/indexes\/\*\/queries/);
    },
  ));

test('search-custom-post: a path of our own is sent as it is', () =>
  withStandIn(
    (response) => sendJson(response, 200, { facetHits: [] }),
    async (standIn) => {
      await lite(standIn).customPost({
        path: '1/indexes/a%20b/facets/size/query',
        body: { facetQuery: 'x' },
      });
      assert.equal(standIn.received[0]?.url.split('?')[0], '/1/indexes/a%20b/facets/size/query');
    },
  ));
