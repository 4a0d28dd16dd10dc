import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createClient, type AssetProps } from 'contentful-management';
import { processAsset } from '@/lib/studio/studio/process-asset.server';

let server: Server;
/** How the service responds when the asset is read after its processing has begun. */
let read: { status: number; body: object };

beforeAll(async () => {
  server = createServer(({ method }, response) => {
    response.writeHead(method === 'PUT' ? 204 : read.status, {
      'Content-Type': 'application/json',
    });
    response.end(method === 'PUT' ? undefined : JSON.stringify(read.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

const link = (id: string) => ({ sys: { type: 'Link', id } });
const ASSET = {
  sys: { id: 'cloth', version: 1, space: link('space'), environment: link('master') },
  fields: { file: { de: { fileName: 'cloth.png' } } },
};

function process(): Promise<AssetProps> {
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const connection = { host: `127.0.0.1:${port}`, insecure: true, proxy: false as const };
  const client = createClient(
    { accessToken: 'token', retryOnError: false, ...connection },
    { type: 'plain', defaults: { spaceId: 'space', environmentId: 'master' } },
  );
  // The members of an asset that are read.
  const asset = ASSET as unknown as AssetProps;
  return processAsset(client, asset, { intervalMs: 20, timeoutMs: 200 });
}

test('an asset that cannot be read while it is processed ends as an outage', async () => {
  read = { status: 503, body: {} };
  await expect(process()).rejects.toMatchObject({ name: '503 Service Unavailable' });
});

test('an asset that is never processed ends as an outage', async () => {
  read = { status: 200, body: ASSET };
  await expect(process()).rejects.toMatchObject({ name: 'GatewayTimeout' });
});
