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
  const rest = { type: 'Text', required: false, localized: false };
  const ids = ['title', ...Array.from({ length: 9 }, (_, at) => `text${at}`)];
  const fields = ids.map((id) => ({ id, name: id, ...rest }));
  const type = await service.management.contentType.createWithId(
    { contentTypeId: 'page' },
    { name: 'Page', displayField: 'title', fields },
  );
  await service.management.contentType.publish({ contentTypeId: 'page' }, type);
});

afterAll(async () => {
  await service.stop();
});

/** Lets the period of the rate limit pass. */
const waitForLimit = () => pause(1_100);

const publish = async (title: string) => {
  const { management } = service;
  const fields = { title: { de: title } };
  const entry = await management.entry.create({ contentTypeId: 'page' }, { fields });
  await management.entry.publish({ entryId: entry.sys.id }, entry);
  return entry.sys.id;
};

const until = async (check: () => Promise<boolean>) => {
  while (!(await check())) await pause(50);
};

/** A little less than the delay, as timers may be early by a millisecond. */
const DELAY_MS = 990;

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
  const { management } = service;
  const fields = { title: { de: 'Hello' } };
  const entry = await management.entry.create({ contentTypeId: 'page' }, { fields });
  const isThere = async (api: 'delivery' | 'preview') =>
    (await service.fetch(api, `/entries/${entry.sys.id}`)).status === 200;
  const began = performance.now();
  await management.entry.publish({ entryId: entry.sys.id }, entry);
  await until(() => isThere('delivery'));
  // Measured from before the write, so a slow machine can only make it longer.
  expect(performance.now() - began).toBeGreaterThan(DELAY_MS);
  expect(await isThere('preview')).toBe(true);
});

test('a sync token given meanwhile misses nothing', async () => {
  await waitForLimit();
  const before = await service.delivery.sync({ initial: true });
  const id = await publish('Synchronised');
  await until(async () => (await service.fetch('delivery', `/entries/${id}`)).status === 200);
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
  const began = performance.now();
  await publish('Notified');
  await until(async () => receiver.calls.length > 0);
  expect(performance.now() - began).toBeGreaterThan(DELAY_MS);
  await receiver.close();
});

test('a body of more than 1 MB and reading more than 7 MB are rejected', async () => {
  await waitForLimit();
  const text = 'x'.repeat(1_000_000);
  const tooLong = service.management.entry.create(
    { contentTypeId: 'page' },
    { fields: { title: { de: `${text}${text}` } } },
  );
  expect(await rejection(tooLong)).toMatchObject({ id: 'RequestEntityTooLarge', status: 413 });
  const { management } = service;
  let entry = await management.entry.create({ contentTypeId: 'page' }, { fields: {} });
  const params = { entryId: entry.sys.id };
  // The last of these responses is above the limit, but its write has happened.
  for (let at = 0; at < 9; at += 1) {
    await pause(200);
    const value = { de: text.slice(0, 900_000) };
    const added = { op: 'add' as const, path: `/fields/text${at}`, value };
    entry = await management.entry.patch({ ...params, version: entry.sys.version }, [added]);
  }
  await waitForLimit();
  expect(await rejection(management.entry.get(params))).toMatchObject({
    id: 'BadRequest',
    status: 400,
    message: 'Response size too big. Maximum allowed response size: 7340032B.',
  });
});
