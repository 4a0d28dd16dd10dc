import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { closeModal, isApiErrorShown } from '@/lib/browser/modals/modals';
import { fetchJson } from './fetch-json';

interface Heard {
  method: string | undefined;
  accept: string | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;
let reply: { status: number; text: string } | 'none' | 'half';
let heard: Heard[] = [];
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

async function hear(request: IncomingMessage): Promise<void> {
  const body = await readText(request);
  const { accept, 'content-type': type } = request.headers;
  heard.push({ method: request.method, accept, type, body });
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void hear(request).then(() => {
      if (reply === 'half') {
        response.writeHead(200, { 'Content-Length': 100 }).write('{"a":');
        setTimeout(() => response.destroy(), 50);
      } else if (reply !== 'none') response.writeHead(reply.status).end(reply.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const viaNode = globalThis.fetch;

/**
 * Simulates a visit to a page: Node has no `location`, and its `fetch` needs absolute addresses.
 */
function visit(search: string): void {
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const value = new URL(`http://127.0.0.1:${port}/de-de${search}`);
  Object.defineProperty(globalThis, 'location', { configurable: true, value });
}

beforeEach(() => {
  heard = [];
  reply = { status: 200, text: '{"a":1}' };
  visit('');
  fetchMock
    .mockReset()
    .mockImplementation((path, init) => viaNode(new URL(String(path), location.origin), init));
  globalThis.fetch = fetchMock;
});

afterEach(() => closeModal());

const same = (result: unknown) => result;

test('API-02: sends a GET without a body by default, accepts JSON, and includes cookies', async () => {
  expect(await fetchJson('/api/visitor', same)).toEqual({ a: 1 });
  expect(heard).toEqual([
    { method: 'GET', accept: 'application/json', type: 'application/json', body: '' },
  ]);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'API-02: a %s sends its payload as JSON',
  async (method) => {
    await fetchJson('/api/any', same, { method, body: { sku: 'ä' } });
    expect(heard).toMatchObject([{ method, type: 'application/json', body: '{"sku":"ä"}' }]);
  },
);

test('API-02: a GET never has a body', async () => {
  await fetchJson('/api/any', same, { body: { sku: 'a' } });
  expect(heard).toMatchObject([{ body: '' }]);
});

test('API-02, ERR-06: a request without a response is aborted, after ten seconds by default', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await fetchJson('/api/any', same);
  expect(timeout).toHaveBeenLastCalledWith(10_000);
  reply = 'none';
  const waiting = fetchJson('/api/any', same, { method: 'POST', body: {}, timeoutMs: 50 });
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(isApiErrorShown()).toBe(false);
});

test('API-01: requests go only to the host of the page', async () => {
  for (const path of ['https://evil.example/api', '//evil.example/api', '/\\evil.example'])
    await expect(fetchJson(path, same, { method: 'POST', body: {} })).rejects.toThrow(TypeError);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['?uid=7', { uid: '7' }],
  ['?uid=7&cid=no&llid=no', { uid: '7' }],
  [
    '?uid=7&euid=8&llid=l&cid=c&confirm=1&sc_customer=s&other=x',
    { uid: '7', llid: 'l', cid: 'c', confirm: '1', sc_customer: 's' },
  ],
  ['?uid=7&euid=8&cid=c', { uid: '7', cid: 'c' }],
  ['?euid=8&cid=c', {}],
  ['', {}],
])('API-03: the address “%s” adds %j to the payload', async (search, added) => {
  visit(search);
  await fetchJson('/api/any', same, { method: 'POST', body: { email: 'a@b.de' } });
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ email: 'a@b.de', ...added });
});

test('API-03: parameters of the address override no field of the payload, and are not added to a GET', async () => {
  visit('?uid=7');
  await fetchJson('/api/any', same, { method: 'POST', body: { uid: 'own' } });
  await fetchJson('/api/any', same);
  expect(heard.map(({ body }) => body)).toEqual(['{"uid":"own"}', '']);
});

test.each(['<html>', '', '{"a":'])(
  'ERR-01: the response “%s” to a change counts as failed and opens the error dialog',
  async (text) => {
    reply = { status: 200, text };
    const call = fetchJson('/api/any', same, { method: 'POST', body: {} });
    await expect(call).rejects.toMatchObject({ name: 'RequestFailed', isMalformed: true });
    expect(isApiErrorShown()).toBe(true);
  },
);

test('ERR-01: a response that breaks off counts as a lost connection, so that the change may be sent again', async () => {
  reply = 'half';
  const call = fetchJson('/api/any', same, { method: 'POST', body: {} });
  await expect(call).rejects.not.toMatchObject({ name: 'RequestFailed' });
  expect(isApiErrorShown()).toBe(false);
});

test('ERR-01: a rejection that is not JSON, or a response to a mere load, opens no dialog', async () => {
  reply = { status: 502, text: '<html>' };
  await expect(fetchJson('/api/any', same, { method: 'POST', body: {} })).rejects.toMatchObject({
    status: 502,
  });
  reply = { status: 200, text: '<html>' };
  await expect(fetchJson('/api/any', same)).rejects.toMatchObject({ isMalformed: true });
  expect(isApiErrorShown()).toBe(false);
});
