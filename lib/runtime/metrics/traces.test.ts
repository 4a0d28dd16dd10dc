import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { newGuest, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { requestTo } from '@/lib/platform/http/api-server.fixture';
import { startOtlpReceiver, type OtlpReceiver } from '@/lib/platform/tracing/otlp-receiver.fixture';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
/** The page's services; of SQL, the statements of its transactions. */
const CALLS = ['payment', 'content', 'search', 'mail', 'BEGIN', 'SELECT', 'INSERT', 'COMMIT'];

let collector: OtlpReceiver;
let mail: RunningMailService;
withoutContent();
beforeAll(async () => {
  collector = await startOtlpReceiver();
  mail = await startMailService(mkdtempSync(path.join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
afterAll(() => Promise.all([mail.stop(), collector.stop()]));

/** Has a page rendered that uses every service. @returns its response, once all spans have been sent */
async function visit(variables: Readonly<Record<string, string>>) {
  const { id } = await newGuest();
  const port = await freePort();
  const file = path.join(__dirname, 'traced-process.fixture.server.ts');
  const child: ChildProcess = await startChild(file, [String(port)], {
    ...process.env,
    ...variables,
  });
  const response = await requestTo(port, `/de-de?email=a@b.example&session=${id}`, {
    headers: { traceparent: `00-${TRACE}-${CALLER}-01`, 'x-request-id': 'traced-request' },
  });
  await stopChild(child, 'SIGTERM');
  return response;
}

test('a trace leads from the caller over front server and renderer to every service', async () => {
  const response = await visit({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'shop-of-the-test',
  });
  expect(response).toMatchObject({ status: 200, text: 'done' });
  const spans = collector.spans.filter(({ trace }) => trace === TRACE);
  const front = spans.find(({ parent }) => parent === CALLER);
  const rendered = spans.find(({ parent }) => parent === front?.id);
  for (const span of [front, rendered])
    expect(span?.attributes).toMatchObject({
      'url.path': '/de-de',
      'selvedge.request_id': 'traced-request',
      'http.response.status_code': 200,
    });
  const calls = spans.filter(({ parent }) => parent === rendered?.id);
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(CALLS));
  expect(calls.filter(({ isError }) => isError).map(({ name }) => name)).toEqual(['search']);
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['shop-of-the-test']));
});

test('spans have neither queries of addresses nor what a customer has entered', () => {
  expect(collector.spans.length).toBeGreaterThan(0);
  expect(JSON.stringify(collector.spans)).not.toMatch(/a@b\.example|max@example|Muster|buyer@/);
});

test.each([
  ['names no collector', {}],
  ['switches the SDK off', { OTEL_SDK_DISABLED: 'true' }],
  ['exports no traces', { OTEL_TRACES_EXPORTER: 'none' }],
])('nothing is sent when the environment %s', async (_, variables) => {
  const before = collector.spans.length;
  const hasCollector = Object.keys(variables).length > 0;
  const address = hasCollector ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {};
  expect(await visit({ ...address, ...variables })).toMatchObject({ status: 200 });
  expect(collector.spans).toHaveLength(before);
});

test('a page is served when the collector does not respond', async () => {
  const response = await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(response).toMatchObject({ status: 200, text: 'done' });
});
