import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import sirv from 'sirv';
import { z } from 'zod';
import { errorOf } from './stand-in';

interface Sent {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Response to one request of a server. */
async function request(
  listener: Parameters<typeof createServer>[1],
  options: { method?: string; headers?: Record<string, string | string[]> } = {},
): Promise<Sent> {
  const server = createServer(listener as never);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // TCP
  try {
    const sent = get({ port, host: '127.0.0.1', path: '/letters.txt', ...options });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(chunks).toString(),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function ofFile(headers: Record<string, string>): Promise<Sent> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  for (const name of ['letters.txt', 'letters.txt.br', 'letters.txt.gz'])
    writeFileSync(path.join(folder, name), name.endsWith('.br') ? 'BROTLI' : 'abcdef');
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
  });
  try {
    return await request(
      (incoming, response) => files(incoming, response, () => void response.writeHead(404).end()),
      { headers },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('sirv-immutable: a file may be stored for a year without asking', async () => {
  const { headers } = await ofFile({});
  assert.equal(headers['cache-control'], 'public,max-age=31536000,immutable');
});

test('sirv-known: a file that the browser has is not sent', async () => {
  const { headers } = await ofFile({});
  assert.match(String(headers.etag), /^W\//);
});

test('sirv-encoding: a compressed copy is sent, and caches are told', async () => {
  const { headers, body } = await ofFile({ 'Accept-Encoding': 'gzip, br' });
  assert.deepEqual(
    [headers['content-encoding'], headers.vary, body],
    ['br', 'Accept-Encoding', 'BROTLI'],
  );
});

test('sirv-range: a range from the start is a part of the file, and one beyond the end is 416', async () => {
  const { status, headers, body } = await ofFile({ Range: 'bytes=1-2' });
  assert.deepEqual([status, headers['content-range'], body], [206, 'bytes 1-2/6', 'bc']);
  assert.equal((await ofFile({ Range: 'bytes=10-20' })).status, 416);
});

test('cookie-first: of two cookies of a name the first counts', () => {
  assert.equal(parseCookie('a=1; a=2')['a'], '1');
});

test('cookie-undecodable: a value that cannot be decoded is left as it is', () => {
  assert.equal(parseCookie('a=%E0%A4%A')['a'], '%E0%A4%A');
});

test('cookie-own-names: a name of an object is a name like others', () => {
  const cookies = parseCookie('__proto__=1; constructor=2');
  assert.deepEqual([cookies['constructor'], cookies['toString']], ['2', undefined]);
});

const encodings = (header: string | undefined) =>
  new Negotiator({ headers: header === undefined ? {} : { 'accept-encoding': header } }).encodings([
    'br',
    'gzip',
    'identity',
  ]);

test('negotiator-weights: an encoding of weight 0 is left out', () => {
  assert.deepEqual(encodings('br;q=0, gzip'), ['gzip', 'identity']);
});

test('negotiator-absent: without a header only the plain form is wanted', () => {
  assert.deepEqual(
    [encodings(undefined), encodings('*')],
    [['identity'], ['br', 'gzip', 'identity']],
  );
});

test('node-head: a body written in response to HEAD is not sent', async () => {
  const { headers, body } = await request(
    (_, response) => response.writeHead(200, { 'Content-Length': 3 }).end('abc'),
    { method: 'HEAD' },
  );
  assert.deepEqual([headers['content-length'], body], ['3', '']);
});

test('node-repeated-headers: repeated headers are joined, a repeated Host is not', async () => {
  const { body } = await request(
    ({ headers }, response) =>
      response.end(
        JSON.stringify([headers['if-none-match'], headers['x-forwarded-for'], headers.cookie]),
      ),
    {
      headers: {
        'If-None-Match': ['"a"', '"b"'],
        'X-Forwarded-For': ['1.1.1.1', '2.2.2.2'],
        Cookie: ['a=1', 'b=2'],
      },
    },
  );
  assert.equal(body, '["\\"a\\", \\"b\\"","1.1.1.1, 2.2.2.2","a=1; b=2"]');
});

test('node-raw-headers: headers are passed on as a flat list of names and values', async () => {
  const { headers } = await request((_, response) =>
    response.writeHead(200, ['X-One', '1', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end(),
  );
  assert.deepEqual([headers['x-one'], headers['set-cookie']], ['1', ['a=1', 'b=2']]);
});

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const multipart = (body: string) =>
  new Response(body, {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  }).formData();
const part = (head: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

test('fetch-multipart: fields of a form are texts, files are not, and both of a name stay', async () => {
  const form = await multipart(
    `${part('name="a"', '1')}${part('name="a"', 'ä')}${part('name="f"; filename="f.txt"', 'x')}--${BOUNDARY}--\r\n`,
  );
  assert.deepEqual([form.getAll('a'), typeof form.get('f')], [['1', 'ä'], 'object']);
});

test('fetch-multipart-broken: a form that ends too early is a TypeError', async () => {
  for (const body of ['', 'x', part('name="a"', '1')])
    assert.equal((await errorOf(multipart(body))).name, 'TypeError');
});

test('url-last-value: of two fields of a name the last remains', () => {
  assert.deepEqual(Object.fromEntries(new URLSearchParams('a=1&a=2')), { a: '2' });
});

test('json-own-names: a field __proto__ in JSON changes no other field', () => {
  const parsed: unknown = JSON.parse('{"__proto__": {"isAdmin": true}}');
  assert.equal(Object(parsed).isAdmin, undefined);
});

test('plimit-pending: the number of waiting calls leaves out those that run', async () => {
  const limit = pLimit(1);
  const calls = [1, 2, 3].map(() => limit(() => new Promise((resolve) => setTimeout(resolve, 20))));
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual([limit.activeCount, limit.pendingCount], [1, 2]);
  await Promise.all(calls);
});

test('zod-int: a whole number is one that JavaScript can count', () => {
  const isInt = (value: unknown) => z.int().safeParse(value).success;
  assert.deepEqual([0, -1, 1.5, '1', 2 ** 53, NaN, Infinity].map(isInt), [
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('zod-coerced: nothing, an empty text and a list become 0, a word does not', () => {
  const read = (value: unknown) => z.coerce.number().safeParse(value).data;
  assert.deepEqual([null, '', ' ', [], true, '0x10', 'x', undefined].map(read), [
    0,
    0,
    0,
    0,
    1,
    16,
    undefined,
    undefined,
  ]);
});

test('zod-uuid: a UUID has a version and a variant of RFC 9562', () => {
  const isUuid = (value: string) => z.uuid().safeParse(value).success;
  assert.deepEqual(
    [
      '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
      '00000000-0000-0000-0000-000000000000',
      '3f2504e0-4f89-91d3-9a0c-0305e82c3301',
    ].map(isUuid),
    [true, true, true, false],
  );
});

test('zod-unknown-fields: an object drops fields it does not know, a loose one passes them on', () => {
  const sent = { a: 1, b: 2 };
  assert.deepEqual(z.object({ a: z.number() }).parse(sent), { a: 1 });
  assert.deepEqual(z.looseObject({ a: z.number() }).parse(sent), sent);
  assert.equal(z.strictObject({ a: z.number() }).safeParse(sent).success, false);
});

test('zod-default: a default stands in for an absent value, not for null or an empty text', () => {
  const read = (value: unknown) =>
    z.object({ a: z.string().default('d') }).safeParse(value).data?.a;
  assert.deepEqual(
    [read({}), read({ a: undefined }), read({ a: '' }), read({ a: null })],
    ['d', 'd', '', undefined],
  );
});

test('zod-url: a URL of another protocol is rejected', () => {
  const isUrl = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success;
  assert.deepEqual(
    ['https://a.example', 'ftp://a.example', 'javascript:1', 'a.example'].map(isUrl),
    [true, false, false, false],
  );
});

test('zod-record: a record of unknown values rejects a list', () => {
  const isRecord = (value: unknown) => z.record(z.string(), z.unknown()).safeParse(value).success;
  assert.deepEqual([{}, [], null].map(isRecord), [true, false, false]);
});
