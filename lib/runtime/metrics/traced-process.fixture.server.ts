import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { fetchContentTypes } from '@/lib/cms/content/content-api.server';
import { orderRequestOf } from '@/lib/commerce/orders/orders.fixture.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import { sendEmail } from '@/lib/messaging/mail/send-email.server';
import { startTracing } from '@/lib/platform/tracing/start-tracing.mjs';
import { frontServer } from '@/lib/runtime/front-server/front-server.mjs';
import { ResponseCache } from '@/lib/runtime/front-server/response-cache.mjs';

/**
 * A front server and a renderer whose page uses every service, for the session in its address:
 * `traced-process.fixture.server.ts <port>`. A process of its own, because Jest cannot run the SDK's `import('http')`.
 */

async function callEverything(session: string): Promise<void> {
  await submitOrder(orderRequestOf({ id: session, project: 'hgg' }));
  await fetchContentTypes();
  // No search service runs, so that this call fails.
  await serverSearchClient()
    .search([{ indexName: 'none' }])
    .catch(() => undefined);
  await sendEmail({
    key: 'traced',
    to: 'buyer@example.com',
    sender: { name: 'Shop', address: 'shop@example.com' },
    subject: 'Ihre Bestellung',
    text: 'Grüße',
    html: '<p>Grüße</p>',
  });
}

const respond: RequestListener = ({ url = '' }, response) =>
  void callEverything(new URL(url, 'http://any').searchParams.get('session') ?? '').then(
    () => response.end('done'),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );

async function main(): Promise<void> {
  const tracing = await startTracing('renderer');
  const renderer = createServer((request, response) => {
    const work = () => respond(request, response);
    if (tracing) tracing.serve(request, response, work);
    else work();
  });
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const { port } = renderer.address() as AddressInfo; // a TCP server's address
  const files = () => undefined;
  const ending = new AbortController().signal;
  const options = { port, cache: new ResponseCache(), files, ending, ...(tracing && { tracing }) };
  const front = createServer(frontServer(options));
  await once(front.listen(Number(process.argv[2]), '127.0.0.1'), 'listening');
  process.once('SIGTERM', async () => {
    await tracing?.end();
    process.exit(0);
  });
  console.log('ready front server');
}

void main();
