import { createServer } from 'node:http';
// The routes of a process that is killed are answered by Next's own resolver.
// oxlint-disable-next-line house/no-next-internals -- in a fixture alone
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';
import { runJobs } from './run-jobs.server';

/**
 * The storefront's order endpoints and its worker in a process that can be killed:
 * `storefront-process.fixture.server.ts <port>`.
 */
const config = { api: { bodyParser: false } };
const ROUTES = new Map([
  ['/api/checkout/order', { default: apiRoute({ POST: takeOrder }), config }],
  [
    '/api/payment/webhook',
    { default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }), config },
  ],
]);
const PREVIEW = {
  dev: false,
  previewModeId: '',
  previewModeEncryptionKey: '',
  previewModeSigningKey: '',
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
  const query = Object.fromEntries(searchParams);
  void apiResolver(request, response, query, ROUTES.get(pathname), PREVIEW, false);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  runJobs();
  console.log('ready storefront');
});
