import { createServer } from 'node:http';
import { limitRequests } from '@/lib/platform/http/limit-requests.server';
import { limitVisitor } from './visitor-limits.server';

/**
 * The limits of a storefront in a process of its own: `limited-storefront.fixture.server.ts
 * <port>`. Reads pass the front server's limit, `/write` allows six requests a minute; what passes
 * gets a 204.
 */
const WRITES = { name: 'test-writes', requests: 6, seconds: 60 };

const server = createServer((request, response) => {
  if (request.url === '/write')
    void limitRequests(request, WRITES).then((rejected) =>
      response.writeHead(rejected?.status ?? 204).end(),
    );
  else limitVisitor(request, response, () => response.writeHead(204).end());
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready storefront'));
