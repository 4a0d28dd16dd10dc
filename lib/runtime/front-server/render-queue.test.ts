import { once } from 'node:events';
import { Agent, createServer, request, type ClientRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { queueRender, renderMissing } from './render-queue.server';

const rendering: ServerResponse[] = [];
let requestCount = 0;
const server = createServer((call, response) => {
  requestCount++;
  const render = () => void rendering.push(response);
  if (call.url?.startsWith('/missing')) renderMissing(call.url, call, response, render);
  else queueRender(call, response, render);
}).listen(0, '127.0.0.1');
const agent = new Agent({ maxSockets: Infinity });

beforeAll(() => once(server, 'listening'));
afterAll(() => {
  agent.destroy();
  server.close();
});

/** Requests a page; resolves with its status, or `null` when the visitor left. */
function visit(path = '/de-de/hemden?page=2', headers = {}) {
  // TypeScript cannot know that `listen` has been called with a port.
  const { port } = server.address() as AddressInfo;
  const call: ClientRequest = request({ host: '127.0.0.1', port, path, agent, headers }).end();
  let text = '';
  const status = new Promise<number | null>((resolve) => {
    call.on('error', () => resolve(null));
    call.on('response', (response) => {
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(response.statusCode ?? null));
    });
  });
  return { call, status, text: () => text };
}

async function until(holds: () => boolean) {
  while (!holds()) await turn();
}

async function finish(count: number) {
  for (let done = 0; done < count; done++) {
    await until(() => rendering.length > 0);
    rendering.shift()?.end();
  }
}

test('four renders run at once, sixty wait, and further requests get a 503 with a reference', async () => {
  const visits = Array.from({ length: 64 }, () => visit());
  await until(() => requestCount === 64);
  const late = visit('/pl-pl/hemden?page=2', { 'x-request-id': 'late-visitor' });
  expect(await late.status).toBe(503);
  expect(late.text()).toContain('<code>late-visitor</code>');
  expect(rendering).toHaveLength(4);
  await finish(64);
  expect(new Set(await Promise.all(visits.map(({ status }) => status)))).toEqual(new Set([200]));
});

test('a request that was aborted in the queue is not rendered', async () => {
  const first = Array.from({ length: 4 }, () => visit());
  await until(() => rendering.length === 4);
  const givenUp = visit();
  await once(server, 'request');
  givenUp.call.destroy();
  await givenUp.status;
  const last = visit();
  await once(server, 'request');
  await finish(5);
  expect(await last.status).toBe(200);
  expect(await Promise.all(first.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
  await turn();
  expect(rendering).toHaveLength(0);
});

test('four uncached pages are rendered at once, each once for all its requests', async () => {
  const before = requestCount;
  const paths = [
    '/missing/1',
    '/missing/2',
    '/missing/3',
    '/missing/4',
    '/missing/5',
    '/missing/6',
  ];
  const visits = [...paths, '/missing/1', '/missing/5', '/missing/5'].map((path) => visit(path));
  await until(() => requestCount === before + visits.length);
  await turn();
  // Both visitors of the first page are served; the fifth and sixth pages have to wait.
  expect(rendering).toHaveLength(5);
  await finish(visits.length);
  expect(await Promise.all(visits.map(({ status }) => status))).toEqual(visits.map(() => 200));
});
