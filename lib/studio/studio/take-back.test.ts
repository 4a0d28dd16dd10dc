import { setTimeout as delay } from 'node:timers/promises';
import {
  draftEntry,
  field,
  publishEntry,
  publishType,
} from '@/packages/contentful-local/testing/fixtures';
import {
  type RunningService,
  SPACE,
  startService,
  TOKENS,
} from '@/packages/contentful-local/testing/running-service';
import { withEnvironment, setTestServer } from '@/lib/platform/env/environment.fixture';
import { entrySummary } from './read-entries.server';
import { entriesNow } from './space-state.server';
import { planTakeBack, takeBack } from './take-back.server';
import { replaceFields } from './write-entry.server';

const IDS = ['first', 'second'] as const;
const earlier = (id: string) => ({ title: { de: `${id} earlier` } });
const later = (id: string) => ({ title: { de: `${id} later` } });

let service: RunningService;
let publishedAt: number;

// PostgreSQL server for tests, which the shop's test environment replaces.
const { DATABASE_URL: server } = process.env;
withEnvironment();
beforeAll(async () => {
  setTestServer(server);
  service = await startService();
  process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1:9/none';
  process.env['CONTENTFUL_SPACE_ID'] = SPACE;
  process.env['CONTENTFUL_MANAGEMENT_HOST'] = service.hosts.management;
  process.env['CONTENTFUL_MANAGEMENT_TOKEN'] = TOKENS.management;
  await publishType(service, 'look', [field('title', 'Symbol', { required: true })]);
  for (const id of IDS) await publishEntry(service, 'look', id, earlier(id));
  await draftEntry(service, 'look', 'new', later('new'));
  // Longer than the tolerated clock difference.
  await delay(2_500);
  publishedAt = Date.now();
  for (const id of IDS) await redraft(id, later(id));
  for (const entry of await entriesNow([...IDS, 'new']))
    await service.management.entry.publish({ entryId: entry.sys.id }, entry);
});
afterAll(() => service.stop());

async function redraft(id: string, fields: ReturnType<typeof earlier>): Promise<void> {
  const [entry] = await entriesNow([id]);
  const written = await replaceFields(id, entry?.sys.version ?? 0, fields);
  if (!written.ok) throw new Error(`${id} was not written`);
}

const plan = async () =>
  planTakeBack((await entriesNow([...IDS, 'new'])).map(entrySummary), publishedAt);
const does = async () => Object.fromEntries((await plan()).map((step) => [step.id, step.does]));
const delivered = async () =>
  (await service.delivery.getEntries({ order: ['sys.id'] })).items.map(
    ({ fields }) => fields['title'],
  );

test('an interrupted revert of a release is completed by the next attempt', async () => {
  expect(await does()).toEqual({ first: 'restore', second: 'restore', new: 'withdraw' });
  // State after a process has died between two drafts.
  await redraft('first', earlier('first'));
  expect(await does()).toEqual({ first: 'restore', second: 'restore', new: 'withdraw' });
  expect(await takeBack(await plan(), publishedAt)).toEqual({
    ok: true,
    restored: IDS,
    withdrawn: ['new'],
  });
  expect(await delivered()).toEqual(['first earlier', 'second earlier']);
  expect((await plan()).map(({ because }) => because)).toEqual(
    Array.from({ length: 3 }, () => 'taken back already'),
  );
});
