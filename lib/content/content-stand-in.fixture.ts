import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A content space without entries. */
export function withoutContent() {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"sys":{"type":"Array"},"total":0,"skip":0,"limit":1000,"items":[]}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server's address
    process.env['CONTENTFUL_HOST'] = `127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}
