import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import next from 'next';

/** An application with what ours relies on; below the project, because Next does not leave its root. */
const FILES: Readonly<Record<string, string>> = {
  'next.config.mjs': `
    export default {
      generateEtags: false,
      expireTime: 1,
      cacheHandler: new URL('cache.cjs', import.meta.url).pathname,
      cacheMaxMemorySize: 0,
      turbopack: { root: process.env.OUTSIDE_ROOT },
      outputFileTracingRoot: process.env.OUTSIDE_ROOT,
      generateBuildId: () => 'outside-build',
      rewrites: async () => ({
        beforeFiles: [
          { source: '/:path*', has: [{ type: 'host', value: '(?:one|two)\\\\.example' }], destination: '/query/:path*' },
          { source: '/listed', missing: [{ type: 'query', key: 'sort' }], destination: '/static/listed' },
          { source: '/listed', destination: '/query/listed' },
        ],
        afterFiles: [], fallback: [],
      }),
    };`,
  // Next looks for it beside the pages, and above them otherwise.
  'instrumentation.js': 'export function register() {}',
  'cache.cjs': `
    const entries = new Map();
    const calls = (globalThis.cacheCalls ??= []);
    module.exports = class {
      async get(key) { calls.push('get ' + key); return entries.get(key) ?? null; }
      async set(key, value) { calls.push('set ' + key + ' ' + (value && value.kind)); entries.set(key, { value, lastModified: Date.now() }); }
      async revalidateTag() {}
      resetRequestCache() {}
    };`,
  'pages/query/[...path].js': `
    export async function getServerSideProps({ query, res, params }) {
      if (params.path[0] === 'stored') res.setHeader('Cache-Control', 'public, max-age=5');
      return { props: { query } };
    }
    export default function Page({ query }) { return <p>{JSON.stringify(query)}</p>; }`,
  'pages/static/[name].js': `
    let renders = (globalThis.renders ??= {});
    export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
    export async function getStaticProps({ params: { name } }) {
      renders[name] = (renders[name] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (name === 'absent') return { notFound: true, revalidate: 60 };
      if (name === 'failing' && renders[name] > 1) throw new Error('outage');
      if (name === 'moved') return { redirect: { destination: '/elsewhere', permanent: false }, revalidate: 60 };
      return { props: { name, no: renders[name] }, revalidate: name === 'failing' ? 1 : 60 };
    }
    export default function Page({ name, no }) { return <p>{name + ' ' + no}</p>; }`,
  'pages/api/raw.js': `
    export const config = { api: { bodyParser: false } };
    export default async function handler(request, response) {
      let length = 0;
      for await (const piece of request) length += piece.length;
      response.json({ length, hasBody: request.body !== undefined });
    }`,
  'pages/api/fails.js': `export default async function handler() { throw new Error('secret of the shop'); }`,
};

interface Sent {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

let folder = '';
let server: Server;
let close = async () => {};

async function send(
  target: string,
  { method = 'GET', host = 'shop.example', body = '', headers = {} } = {},
): Promise<Sent> {
  const { port } = server.address() as AddressInfo; // TCP
  const sent = sendRequest({
    port,
    host: '127.0.0.1',
    path: target,
    method,
    headers: { Host: host, ...headers },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return { status: response.statusCode ?? 0, headers: response.headers, body: text };
}

before(async () => {
  const root = process.cwd();
  folder = mkdtempSync(path.join(root, '.data-outside-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  process.env['OUTSIDE_ROOT'] = root;
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const built = spawnSync(process.execPath, [bin, 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  assert.equal(built.status, 0, built.stdout + built.stderr);
  const app = next({ dev: false, dir: folder, hostname: '127.0.0.1', port: 3000 });
  const handle = app.getRequestHandler();
  await app.prepare();
  server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  close = () => app.close();
});
after(async () => {
  server?.closeAllConnections();
  server?.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** The query that a page was rendered with. */
const queryOf = ({ body }: Sent) =>
  JSON.parse((/<p>(.*?)<\/p>/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"'));

test('next-host-rule: a rule for a host compares the whole name, without its port', async () => {
  const paths = async (host: string) => (await send('/a/b', { host })).status;
  assert.deepEqual(
    [await paths('one.example:3000'), await paths('ONE.example'), await paths('one.example.evil')],
    [200, 200, 404],
  );
});

test('next-rewritten-query: a rewritten page has the parameters of the path and those of the address', async () => {
  const sent = await send('/a/b?sort=price&sort=name&path=own', { host: 'one.example' });
  assert.deepEqual(queryOf(sent), { sort: ['price', 'name'], path: ['a', 'b'] });
});

test('next-missing-rule: a parameter without a value counts as missing', async () => {
  for (const address of ['/listed', '/listed?sort='])
    assert.match((await send(address)).body, /<p>listed 1<\/p>/);
  assert.deepEqual(queryOf(await send('/listed?sort=name')), { sort: 'name', path: ['listed'] });
});

test('next-own-cache-control: what getServerSideProps sets stays, otherwise nothing may be stored', async () => {
  assert.equal(
    (await send('/query/plain')).headers['cache-control'],
    'private, no-cache, no-store, max-age=0, must-revalidate',
  );
  assert.equal((await send('/query/stored')).headers['cache-control'], 'public, max-age=5');
});

test('next-expire-time: caches get the seconds of the page, and no time beyond expireTime', async () => {
  const { headers } = await send('/static/times');
  assert.equal(headers['cache-control'], 's-maxage=60');
});

test('next-first-render: a page that many request at once is rendered once', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => send('/static/together')));
  assert.deepEqual(
    sent.map(({ body }) => /<p>(.*?)<\/p>/.exec(body)?.[1]),
    Array.from({ length: 5 }, () => 'together 1'),
  );
});

test('next-absent-cached: a page that is not found is stored like others', async () => {
  assert.equal((await send('/static/absent')).status, 404);
  assert.equal((await send('/static/absent')).status, 404);
  assert.equal(Object(globalThis).renders.absent, 1);
});

test('next-moved: a redirect of a static page has no body to render, and is stored', async () => {
  const { status, headers } = await send('/static/moved');
  assert.deepEqual([status, headers.location], [307, '/elsewhere']);
});

test('next-stale-on-error: a page that fails to render again is served as it was', async () => {
  await send('/static/failing');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await send('/static/failing');
  await new Promise((resolve) => setTimeout(resolve, 400));
  const { status, body } = await send('/static/failing');
  assert.deepEqual([status, /failing 1/.test(body)], [200, true]);
});

test('next-head: HEAD of a page has the headers and no body', async () => {
  const { status, headers, body } = await send('/static/times', { method: 'HEAD' });
  assert.deepEqual([status, body, headers['content-type']], [200, '', 'text/html; charset=utf-8']);
});

test('next-build-id: data of another build are not found', async () => {
  const statusOf = async (build: string) =>
    (await send(`/_next/data/${build}/static/times.json`)).status;
  assert.deepEqual([await statusOf('outside-build'), await statusOf('other-build')], [200, 404]);
});

test('next-raw-body: without the body parser a request can be read as a stream', async () => {
  const { body } = await send('/api/raw', { method: 'POST', body: 'x'.repeat(2_000_000) });
  assert.deepEqual(JSON.parse(body), { length: 2_000_000, hasBody: false });
});

test('next-api-error: an error of an API route is a 500 without its message', async () => {
  const { status, body } = await send('/api/fails');
  assert.deepEqual([status, body], [500, 'Internal Server Error']);
});

test('next-broken-escape: a path that cannot be decoded is a 400', async () => {
  assert.equal((await send('/static/%E0%A4%A')).status, 400);
});

test('next-double-slash: a path with two slashes is redirected to one on the same host', async () => {
  const { status, headers } = await send('//evil.example/a');
  assert.deepEqual([status, headers.location], [308, '/evil.example/a']);
});
