import { field, publishEntry, publishType } from './testing/fixtures';
import { rejection, type RunningService, startService } from './testing/running-service';
import { startReceiver, type WebhookReceiver } from './testing/webhook-receiver';

let service: RunningService;
let receiver: WebhookReceiver;

beforeAll(async () => {
  service = await startService();
  receiver = await startReceiver();
  await publishType(service, 'note', [field('title', 'Symbol')]);
});

afterAll(async () => {
  await receiver.close();
  await service.stop();
});

const listen = async (rest: object = {}) => {
  const body = { name: 'shop', url: receiver.url, topics: ['Entry.publish'], headers: [], ...rest };
  const { sys } = await service.management.webhook.create({}, body);
  return { webhookDefinitionId: sys.id };
};

type Webhook = Awaited<ReturnType<typeof listen>>;

/** Polls until the log has `count` calls, because it is written after the request. */
async function callsOf(webhook: Webhook, count: number) {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const { items } = await service.management.webhook.getManyCallDetails({ ...webhook });
    if (items.length >= count) return items;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`the log never had ${count} calls`);
}

test('the log has every attempt, the latest first, and the health counts the successful ones', async () => {
  receiver.statuses.push(503, 500);
  const webhook = await listen();
  await publishEntry(service, 'note', 'tried', { title: { de: 'x' } });
  const calls = await callsOf(webhook, 3);
  expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 500, 503]);
  expect(calls[0]).toMatchObject({
    sys: { type: 'WebhookCallOverview', createdBy: { sys: { linkType: 'WebhookDefinition' } } },
    eventType: 'publish',
    url: receiver.url,
    errors: [],
  });
  expect(calls[2]?.errors).toEqual(['HttpError']);
  const health = await service.management.webhook.getHealthStatus({ ...webhook });
  expect(health).toMatchObject({
    sys: { type: 'Webhook', id: webhook.webhookDefinitionId },
    calls: { total: 3, healthy: 1 },
  });
  const query = { limit: 1, skip: 1 };
  const second = await service.management.webhook.getManyCallDetails({ ...webhook, query });
  expect(second).toMatchObject({ total: 3, items: [{ statusCode: 500 }] });
});

test('a call shows its request and response, but no secret', async () => {
  const webhook = await listen({
    headers: [
      { key: 'X-Shop', value: 'selvedge' },
      { key: 'X-Secret', value: 'hush', secret: true },
    ],
    httpBasicUsername: 'shop',
    httpBasicPassword: 'pass',
  });
  await publishEntry(service, 'note', 'shown', { title: { de: 'seen' } });
  const [call] = await callsOf(webhook, 1);
  const callId = call?.sys.id ?? '';
  const details = await service.management.webhook.getCallDetails({ ...webhook, callId });
  expect(details).toMatchObject({
    request: { method: 'POST', url: receiver.url, headers: { 'x-shop': 'selvedge' } },
    response: { statusCode: 200, body: '' },
  });
  expect(JSON.parse(details.request.body)).toMatchObject({ fields: { title: { de: 'seen' } } });
  const basic = Buffer.from('shop:pass').toString('base64');
  expect(JSON.stringify(details)).not.toMatch(new RegExp(`hush|${basic}`));
});

test('an unreachable receiver is an error in the log, which survives a restart', async () => {
  const webhook = await listen({ url: 'http://127.0.0.1:9/nobody' });
  await publishEntry(service, 'note', 'lost', { title: { de: 'x' } });
  await callsOf(webhook, 1);
  await service.kill();
  await service.restart();
  const calls = await callsOf(webhook, 1);
  expect(calls.at(-1)).toMatchObject({ statusCode: null, errors: ['NetworkError'] });
});

test('unknown webhooks and calls are not found', async () => {
  const unknown = { webhookDefinitionId: 'nobody' };
  const { webhook } = service.management;
  const notFound = { status: 404, id: 'NotFound' };
  expect(await rejection(webhook.getHealthStatus(unknown))).toMatchObject(notFound);
  expect(await rejection(webhook.getManyCallDetails(unknown))).toMatchObject(notFound);
  const call = webhook.getCallDetails({ ...(await listen()), callId: 'nobody' });
  expect(await rejection(call)).toMatchObject(notFound);
});
