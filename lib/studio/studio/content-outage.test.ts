import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'contentful-management';
import { isContentOutage } from './content-outage';
import { ManagementAdapter } from './management-adapter.server';

let server: Server;
let status = 502;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end(`<html><h1>${status}</h1></html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

function errorOf(): Promise<unknown> {
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const apiAdapter = new ManagementAdapter({
    accessToken: 'token',
    host: `127.0.0.1:${port}`,
    insecure: true,
    proxy: false,
    retryOnError: false,
  });
  const defaults = { spaceId: 'space', environmentId: 'master' };
  const { entry } = createClient({ apiAdapter }, { type: 'plain', defaults });
  return entry.get({ entryId: 'any' }).catch((error: unknown) => error);
}

test.each([502, 503, 504])('a %i of a proxy, in HTML, is an outage', async (given) => {
  status = given;
  expect(isContentOutage(await errorOf())).toBe(true);
});

test('a rejection in HTML is no outage', async () => {
  status = 403;
  expect(isContentOutage(await errorOf())).toBe(false);
});
