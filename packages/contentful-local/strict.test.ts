import { createClient } from 'contentful-management';
import { setTimeout as pause } from 'node:timers/promises';
import {
  rejection,
  type RunningService,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';
import { startReceiver } from './testing/webhook-receiver';

let service: RunningService;

beforeAll(async () => {
  service = await startService({ CONTENT_STRICT: 'true', CONTENT_LOCALES: 'de' });
  const field = { id: 'title', name: 'Title', type: 'Text', required: false, localized: false };
  const type = await service.management.contentType.createWithId(
    { contentTypeId: 'page' },
    { name: 'Page', displayField: 'title', fields: [field] },
  );
  await service.management.contentType.publish({ contentTypeId: 'page' }, type);
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

/** Lets the period of the rate limit pass. */
const waitForLimit = () => pause(1_100);

const publish = async (title: string) => {
  const { management } = service;
  const fields = { title: { de: title } };
  const entry = await management.entry.create({ contentTypeId: 'page' }, { fields });
  await management.entry.publish({ entryId: entry.sys.id }, entry);
  return entry.sys.id;
};

/** Milliseconds until `check` holds. */
async function timeUntil(check: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await check())) await pause(50);
  return performance.now() - began;
}

test('requests above seven a second to management are rejected, and the client waits and repeats them', async () => {
  await waitForLimit();
  // More than 8, because a busy machine takes a while to send them.
  const sent = await Promise.all(
    Array.from({ length: 40 }, () => service.fetch('management', '/content_types')),
  );
  const statuses = sent.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(7);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const rejected = sent.find(({ status }) => status === 429);
  expect(rejected?.headers.get('x-contentful-ratelimit-reset')).toBe('1');
  expect(await rejected?.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
  const patient = createClient(
    {
      accessToken: TOKENS.management,
      host: service.hosts.management,
      insecure: true,
      logHandler: () => {},
    },
    { defaults: { spaceId: SPACE, environmentId: 'master' } },
  );
  expect((await patient.contentType.getMany({})).items).toHaveLength(1);
});

test('delivery and preview show an entry only some time after management does', async () => {
  await waitForLimit();
  const id = await publish('Hello');
  const statusAt = async (api: 'delivery' | 'preview') =>
    (await service.fetch(api, `/entries/${id}`)).status;
  expect(await Promise.all([statusAt('delivery'), statusAt('preview')])).toEqual([404, 404]);
  const waited = await timeUntil(async () => (await statusAt('delivery')) === 200);
  expect(waited).toBeGreaterThan(500);
  expect(await statusAt('preview')).toBe(200);
});

test('a sync token given meanwhile misses nothing', async () => {
  await waitForLimit();
  const before = await service.delivery.sync({ initial: true });
  const id = await publish('Synchronised');
  await timeUntil(async () => (await service.fetch('delivery', `/entries/${id}`)).status === 200);
  const { nextSyncToken = '' } = before;
  const { entries } = await service.delivery.sync({ nextSyncToken });
  expect(entries.map(({ sys }) => sys.id)).toEqual([id]);
});

test('a webhook is sent only some time after its cause', async () => {
  await waitForLimit();
  const receiver = await startReceiver();
  await service.management.webhook.create(
    {},
    { name: 'one', url: receiver.url, topics: ['Entry.publish'], headers: [] },
  );
  await publish('Notified');
  const waited = await timeUntil(async () => receiver.calls.length > 0);
  expect(waited).toBeGreaterThan(500);
  await receiver.close();
});

test('a response of more than 7 MB and a body of more than 1 MB are rejected', async () => {
  await waitForLimit();
  const text = 'x'.repeat(1_000_000);
  const tooLong = service.management.entry.create(
    { contentTypeId: 'page' },
    { fields: { title: { de: `${text}${text}` } } },
  );
  expect(await rejection(tooLong)).toMatchObject({ id: 'RequestEntityTooLarge', status: 413 });
  for (let at = 0; at < 9; at += 1) {
    await pause(200);
    const fields = { title: { de: text.slice(0, 900_000) } };
    await service.management.entry.create({ contentTypeId: 'page' }, { fields });
  }
  await waitForLimit();
  expect(await rejection(service.management.entry.getMany({}))).toMatchObject({
    id: 'BadRequest',
    status: 400,
    message: 'Response size too big. Maximum allowed response size: 7340032B.',
  });
});
