import { type RunningService, startService } from './testing/running-service';
import { draftEntry, field, publishAsset, publishEntry, publishType } from './testing/fixtures';
import { startReceiver, type WebhookReceiver } from './testing/webhook-receiver';

let service: RunningService;
let receiver: WebhookReceiver;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [field('title', 'Symbol')]);
});

beforeEach(async () => {
  receiver = await startReceiver();
});

afterEach(async () => {
  const { items } = await service.management.webhook.getMany({});
  for (const { sys } of items)
    await service.management.webhook.delete({ webhookDefinitionId: sys.id });
  await receiver.close();
});

afterAll(async () => {
  await service.stop();
});

const listen = (topics: string[], rest: object = {}) =>
  service.management.webhook.create(
    {},
    { name: 'shop', url: receiver.url, topics, headers: [], ...rest },
  );

const topicsOf = (calls: WebhookReceiver['calls']) =>
  calls.map(({ headers, body }) => `${headers['x-contentful-topic']} ${body.sys.id}`);

test('sends publish, unpublish and delete of entries and assets', async () => {
  await listen(['Entry.publish', 'Entry.unpublish', 'Entry.delete', 'Asset.*']);
  await publishEntry(service, 'note', 'told', { title: { de: 'x' } });
  await service.management.entry.unpublish({ entryId: 'told' });
  await service.management.entry.delete({ entryId: 'told' });
  await publishAsset(service, 'picture');
  await service.management.asset.unpublish({ assetId: 'picture' });
  await service.management.asset.delete({ assetId: 'picture' });
  const calls = await receiver.waitFor(8);
  const topicsAbout = (id: string) => topicsOf(calls).filter((topic) => topic.endsWith(` ${id}`));
  // Ordered per entity; events of two entities may overtake each other.
  expect(topicsAbout('told')).toEqual([
    'ContentManagement.Entry.publish told',
    'ContentManagement.Entry.unpublish told',
    'ContentManagement.Entry.delete told',
  ]);
  expect(topicsAbout('picture')).toEqual([
    'ContentManagement.Asset.create picture',
    'ContentManagement.Asset.save picture',
    'ContentManagement.Asset.publish picture',
    'ContentManagement.Asset.unpublish picture',
    'ContentManagement.Asset.delete picture',
  ]);
  const [published, withdrawn] = calls.filter(({ body }) => body.sys.id === 'told');
  expect(published?.body.fields).toEqual({ title: { de: 'x' } });
  expect(withdrawn?.body).toMatchObject({ sys: { type: 'DeletedEntry', revision: 1 } });
});

test('sends calls about different entities in parallel, at most eight, and those about one in order', async () => {
  await listen(['Entry.publish', 'Entry.unpublish']);
  receiver.delay(200);
  const ids = Array.from({ length: 16 }, (_, at) => `bulk-${String.fromCodePoint(97 + at)}`);
  await Promise.all(
    ids.map(async (entryId) => {
      await publishEntry(service, 'note', entryId, { title: { de: 'x' } });
      await service.management.entry.unpublish({ entryId });
    }),
  );
  const topics = topicsOf(await receiver.waitFor(32));
  for (const id of ids)
    expect(topics.filter((topic) => topic.endsWith(` ${id}`))).toEqual([
      `ContentManagement.Entry.publish ${id}`,
      `ContentManagement.Entry.unpublish ${id}`,
    ]);
  expect(receiver.maxOpen()).toBeGreaterThan(1);
  expect(receiver.maxOpen()).toBeLessThanOrEqual(8);
});

test('sends the definition’s headers and never shows secret ones', async () => {
  const definition = await listen(['Entry.publish'], {
    headers: [
      { key: 'X-Shop', value: 'selvedge' },
      { key: 'X-Secret', value: 'hush', secret: true },
    ],
    httpBasicUsername: 'shop',
    httpBasicPassword: 'pass',
  });
  expect(JSON.stringify(definition)).not.toMatch(/hush|pass"/);
  const params = { webhookDefinitionId: definition.sys.id };
  await service.management.webhook.update(params, { ...definition, name: 'again' });
  await publishEntry(service, 'note', 'headers', { title: { de: 'x' } });
  const [call] = await receiver.waitFor(1);
  expect(call?.headers).toMatchObject({
    'x-shop': 'selvedge',
    'x-secret': 'hush',
    'x-contentful-webhook-name': 'again',
    'content-type': 'application/vnd.contentful.management.v1+json',
    authorization: `Basic ${Buffer.from('shop:pass').toString('base64')}`,
  });
});

test('repeats a failed call until it succeeds', async () => {
  receiver.statuses.push(500, 503);
  await listen(['Entry.publish']);
  await publishEntry(service, 'note', 'repeated', { title: { de: 'x' } });
  const calls = await receiver.waitFor(3);
  expect(topicsOf(calls)).toEqual(Array(3).fill('ContentManagement.Entry.publish repeated'));
});

test('a call whose receiver was down survives a kill of the service', async () => {
  receiver.statuses.push(500);
  await listen(['Entry.publish']);
  await publishEntry(service, 'note', 'survivor', { title: { de: 'x' } });
  await receiver.waitFor(1);
  await service.kill();
  await service.restart();
  expect(topicsOf(await receiver.waitFor(2))[1]).toBe('ContentManagement.Entry.publish survivor');
});

test('a receiver that never responds does not prevent the service from exiting', async () => {
  receiver.hang();
  await listen(['Entry.publish']);
  await publishEntry(service, 'note', 'hanging', { title: { de: 'x' } });
  await receiver.waitFor(1);
  expect(await service.terminate()).toBe(0);
  await service.restart();
  expect(topicsOf(await receiver.waitFor(2))[1]).toBe('ContentManagement.Entry.publish hanging');
});

test('filters, the inactive flag and other environments suppress calls', async () => {
  const only = (type: string) => [{ equals: [{ doc: 'sys.contentType.sys.id' }, type] }];
  await listen(['*.*'], { name: 'none', filters: only('other') });
  await listen(['*.*'], { name: 'inactive', active: false });
  await listen(['Entry.*'], { name: 'not', filters: [{ not: only('note')[0] }] });
  await listen(['Entry.create'], { name: 'some', filters: only('note') });
  await draftEntry(service, 'note', 'filtered', {});
  const calls = await receiver.waitFor(1);
  expect(calls.map(({ headers }) => headers['x-contentful-webhook-name'])).toEqual(['some']);
});

test('a transformation changes method and body', async () => {
  await listen(['Entry.publish'], {
    transformation: {
      method: 'PUT',
      contentType: 'application/json',
      body: { sys: '{ /payload/sys }', text: 'entry { /payload/sys/id }' },
    },
  });
  await publishEntry(service, 'note', 'shaped', { title: { de: 'x' } });
  const [call] = await receiver.waitFor(1);
  expect(call?.headers['content-type']).toBe('application/json');
  expect(call?.body).toMatchObject({ sys: { id: 'shaped' }, text: 'entry shaped' });
});

test.each<[string, object]>([
  ['no url', { name: 'x', topics: ['Entry.publish'] }],
  ['a url that is none', { name: 'x', url: 'shop', topics: ['Entry.publish'] }],
  ['no topics', { name: 'x', url: 'http://127.0.0.1/' }],
  [
    'a header with a line break',
    { name: 'x', url: 'http://127.0.0.1/', topics: [], headers: [{ key: 'a', value: 'b\nc' }] },
  ],
])('rejects a definition with %s', async (_, body) => {
  const url = `http://${service.hosts.management}/spaces/selvedge/webhook_definitions`;
  const headers = { authorization: 'Bearer management-token' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(422);
});
