import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, link, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'look', [field('title', 'Symbol', { required: true })]);
});

afterAll(async () => {
  await service.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const GIVEN_UP_MS = 60_000;
const title = (text: string) => ({ title: { de: text } });
const environment = { 'environment.sys.id': 'master' };

/** A moment by which this many requests have been handled, however busy the machine is. */
async function soon(requests: number): Promise<string> {
  const began = Date.now();
  await total({});
  return inMs(1_500 + 5 * requests * (Date.now() - began));
}

/** Kills around the instant in milliseconds; `npm run prove -- long` has more of them. */
const KILLS = process.env['LONG_TESTS'] ? [-100, 0, 5, 15, 40, 400] : [5, 40];

interface Fifty {
  ids: string[];
  /** A moment by which all of them can be scheduled, however busy the machine is. */
  instant: string;
  /** A second, and three times as much as this machine takes to write them one by one. */
  withinMs: number;
}

async function draftFifty(name: string): Promise<Fifty> {
  const ids = Array.from({ length: 50 }, (_, index) => `${name}-${index}`);
  const began = Date.now();
  for (const id of ids) await draftEntry(service, 'look', id, title(id));
  const tookMs = Date.now() - began;
  return { ids, instant: inMs(1_000 + 3 * tookMs), withinMs: 1_000 + 3 * tookMs };
}

const schedule = (
  entryId: string,
  datetime: string,
  action: 'publish' | 'unpublish' = 'publish',
  linkType: 'Entry' | 'Release' = 'Entry',
) =>
  service.management.scheduledActions.create(
    {},
    {
      action,
      entity: { sys: { type: 'Link', linkType, id: entryId } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: { datetime, timezone: 'Europe/Berlin' },
    },
  );

const statusOf = async (scheduledActionId: string) =>
  (await service.management.scheduledActions.get({ scheduledActionId, environmentId: 'master' }))
    .sys.status;

async function total(query: Record<string, string>): Promise<number> {
  return (await service.delivery.getEntries({ ...query, limit: 0 })).total;
}

async function untilTrue(check: () => Promise<boolean>, withinMs = 100_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('did not become true in time');
    await pause(20);
  }
}

test('fifty entries scheduled for one instant become public together, a second later at most, plus thrice the time to write them', async () => {
  const { ids, instant, withinMs } = await draftFifty('batch');
  const actions = await Promise.all(ids.map((id) => schedule(id, instant)));
  expect(actions[0]).toMatchObject({
    sys: { type: 'ScheduledAction', status: 'scheduled', version: 1 },
    scheduledFor: { datetime: instant, timezone: 'Europe/Berlin' },
  });
  const [seen, early] = [new Set<number>(), new Set<number>()];
  let found = 0;
  while (found < 50 && Date.now() < Date.parse(instant) + GIVEN_UP_MS) {
    found = await total({ 'sys.id[in]': ids.join() });
    if (Date.now() < Date.parse(instant)) early.add(found);
    seen.add(found);
    await pause(5);
  }
  expect(Date.now() - Date.parse(instant)).toBeLessThan(withinMs);
  expect([...early]).toEqual([0]);
  expect([...seen].sort()).toEqual([0, 50]);
  await untilTrue(async () => (await statusOf(actions[7]?.sys.id ?? '')) === 'succeeded');
});

test('a scheduled entry is published with its references, but for excluded types', async () => {
  const { scheduledActions, contentType } = service.management;
  await publishType(service, 'part', [
    field('title', 'Symbol'),
    field('next', 'Link', { linkType: 'Entry' }),
  ]);
  const root = await publishType(service, 'root', [field('title', 'Symbol')]);
  const aggregate = {
    sys: { type: 'Link', linkType: 'Annotation', id: 'Contentful:AggregateRoot' },
  };
  const metadata = { annotations: { ContentType: [aggregate] } };
  // The client's types name fewer annotations than the API accepts.
  const annotated = { ...root, metadata } as unknown as typeof root;
  const changed = await contentType.update({ contentTypeId: 'root' }, annotated);
  await contentType.publish({ contentTypeId: 'root' }, changed);
  await draftEntry(service, 'root', 'other-page', { title: { de: 'other' } });
  await draftEntry(service, 'part', 'inner', { next: { de: link('Entry', 'other-page') } });
  await draftEntry(service, 'part', 'outer', { next: { de: link('Entry', 'inner') } });
  const filter = 'sys.contentType.metadata.annotations.ContentType[nin]';
  const payload = { withReferences: { [filter]: ['Contentful:AggregateRoot'] } };
  const body = {
    action: 'publish',
    entity: link('Entry', 'outer'),
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    scheduledFor: { datetime: await soon(1) },
    payload,
  };
  type Body = Parameters<typeof scheduledActions.create>[1];
  // The filter is an enum that the client does not export.
  const action = await scheduledActions.create({}, body as unknown as Body);
  expect(action.payload).toEqual(payload);
  await untilTrue(async () => (await statusOf(action.sys.id)) === 'succeeded');
  expect(await total({ 'sys.id[in]': 'outer,inner,other-page' })).toBe(2);
});

test('rejects what cannot be scheduled, and changes of anything but the time', async () => {
  const { scheduledActions } = service.management;
  await draftEntry(service, 'look', 'fixed', title('fixed'));
  const action = await schedule('fixed', inMs(3_600_000));
  const params = { scheduledActionId: action.sys.id, version: 1 };
  const turned = scheduledActions.update(params, { ...action, action: 'unpublish' });
  expect(await rejection(turned)).toMatchObject({ status: 400, id: 'BadRequest' });
  const six = schedule('fixed', inMs(6 * 366 * 86_400_000));
  expect(await rejection(six)).toMatchObject({ status: 422, id: 'ValidationFailed' });
  const zone = { ...action, scheduledFor: { ...action.scheduledFor, timezone: 'Moon/Base' } };
  expect(await rejection(scheduledActions.update(params, zone))).toMatchObject({ status: 422 });
});

test('a page or a sync shows all of fifty scheduled entries or none', async () => {
  const { ids, instant, withinMs } = await draftFifty('tile');
  const looks = { de: ids.map((id) => link('Entry', id)) };
  await publishType(service, 'page', [
    field('looks', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [] } }),
  ]);
  await publishEntry(service, 'page', 'fifty', { looks });
  const { nextSyncToken } = await service.delivery.sync({ initial: true });
  await Promise.all(ids.map((id) => schedule(id, instant)));
  const shown: [number, number][] = [];
  const isOver = () =>
    shown.at(-1)?.join() === '50,50' || Date.now() > Date.parse(instant) + GIVEN_UP_MS;
  while (!isOver()) {
    const page = await service.delivery.getEntries({ 'sys.id': 'fifty', include: 1 });
    const synced = nextSyncToken && (await service.delivery.sync({ nextSyncToken }));
    shown.push([page.includes?.Entry?.length ?? 0, synced ? synced.entries.length : 0]);
    await pause(5);
  }
  expect(Date.now() - Date.parse(instant)).toBeLessThan(withinMs);
  // The sync may come after the instant although the page came before it.
  const states = new Set(shown.map((pair) => pair.join()));
  expect([...states].filter((state) => !['0,0', '0,50', '50,50'].includes(state))).toEqual([]);
  expect(states.size).toBeGreaterThan(1);
});

test('actions that became due while the service was killed run once after its start', async () => {
  await draftEntry(service, 'look', 'late', title('late'));
  await publishEntry(service, 'look', 'leaving', title('leaving'));
  const instant = await soon(2);
  const actions = [
    await schedule('late', instant),
    await schedule('leaving', instant, 'unpublish'),
  ];
  await service.kill();
  await pause(Date.parse(instant) - Date.now() + 100);
  await service.restart();
  await untilTrue(async () => (await statusOf(actions[1]?.sys.id ?? '')) === 'succeeded');
  expect(await total({ 'sys.id': 'late' })).toBe(1);
  expect(await total({ 'sys.id': 'leaving' })).toBe(0);
  await service.kill();
  await service.restart();
  const late = await service.management.entry.get({ entryId: 'late' });
  expect(late.sys.publishedCounter).toBe(1);
});

test.each(KILLS)(
  'a kill %i ms after the instant publishes each of fifty entries once and never a part of them',
  async (ms) => {
    const { ids, instant } = await draftFifty(`kill-${ms}`);
    await Promise.all(ids.map((id) => schedule(id, instant)));
    await pause(Date.parse(instant) - Date.now() + ms);
    await service.kill();
    await service.restart();
    const seen = new Set<number>();
    await untilTrue(async () => {
      const found = await total({ 'sys.id[in]': ids.join() });
      seen.add(found);
      return found === 50;
    });
    expect([...seen].filter((found) => found !== 0 && found !== 50)).toEqual([]);
    await service.kill();
    await service.restart();
    for (const entryId of ids) {
      const { sys } = await service.management.entry.get({ entryId });
      expect(sys.publishedCounter).toBe(1);
    }
  },
);

test('an action that cannot run fails alone and stores its error', async () => {
  await draftEntry(service, 'look', 'untitled', {});
  await draftEntry(service, 'look', 'titled', title('titled'));
  const instant = await soon(2);
  const [bad, good] = [await schedule('untitled', instant), await schedule('titled', instant)];
  await untilTrue(async () => (await statusOf(bad.sys.id)) === 'failed');
  await untilTrue(async () => (await statusOf(good.sys.id)) === 'succeeded');
  const params = { scheduledActionId: bad.sys.id, environmentId: 'master' };
  expect((await service.management.scheduledActions.get(params)).error).toMatchObject({
    sys: { type: 'Error', id: 'ScheduledActionFailed' },
    details: { errors: [{ error: { sys: { id: 'InvalidEntry' } } }] },
  });
});

test('two actions of one entity at one instant both run', async () => {
  await draftEntry(service, 'look', 'twice', title('twice'));
  const instant = await soon(2);
  const actions = [await schedule('twice', instant), await schedule('twice', instant, 'publish')];
  for (const { sys } of actions)
    await untilTrue(async () => (await statusOf(sys.id)) === 'succeeded');
  const { sys } = await service.management.entry.get({ entryId: 'twice' });
  expect(sys.publishedCounter).toBe(2);
});

test('a release runs as a whole, or fails as a whole', async () => {
  const scope = { spaceId: SPACE, environmentId: 'master' };
  for (const id of ['rel-1', 'rel-2', 'rel-3']) await draftEntry(service, 'look', id, title(id));
  await draftEntry(service, 'look', 'rel-bare', {});
  const instant = await soon(4);
  const run = async (ids: string[]) => {
    const items = ids.map((id) => link('Entry', id));
    const entities = { sys: { type: 'Array' as const }, items };
    const { sys } = await service.management.release.create(scope, { title: 'Release', entities });
    return schedule(sys.id, instant, 'publish', 'Release');
  };
  const [good, bad] = [await run(['rel-1', 'rel-2']), await run(['rel-3', 'rel-bare'])];
  await untilTrue(async () => (await statusOf(bad.sys.id)) === 'failed');
  await untilTrue(async () => (await statusOf(good.sys.id)) === 'succeeded');
  expect(await total({ 'sys.id[in]': 'rel-1,rel-2' })).toBe(2);
  expect(await total({ 'sys.id': 'rel-3' })).toBe(0);
});

test('an action is moved, canceled and listed; a completed one cannot change', async () => {
  const { scheduledActions } = service.management;
  await draftEntry(service, 'look', 'moved', title('moved'));
  const far = await schedule('moved', inMs(3_600_000));
  const near = await scheduledActions.update(
    { scheduledActionId: far.sys.id, version: 1 },
    { ...far, scheduledFor: { datetime: await soon(1) } },
  );
  expect(near.sys.version).toBe(2);
  await untilTrue(async () => (await statusOf(far.sys.id)) === 'succeeded');
  const done = scheduledActions.delete({ scheduledActionId: far.sys.id, environmentId: 'master' });
  expect(await rejection(done)).toMatchObject({ status: 400 });
  const next = await schedule('moved', inMs(3_600_000), 'unpublish');
  const stale = scheduledActions.update({ scheduledActionId: next.sys.id, version: 9 }, next);
  expect(await rejection(stale)).toMatchObject({ status: 409, id: 'VersionMismatch' });
  const query = { ...environment, 'entity.sys.id': 'moved', 'sys.status': 'scheduled' };
  expect((await scheduledActions.getMany({ query })).items.map(({ sys }) => sys.id)).toEqual([
    next.sys.id,
  ]);
  const canceled = await scheduledActions.delete({
    scheduledActionId: next.sys.id,
    environmentId: 'master',
  });
  expect(canceled).toMatchObject({ sys: { status: 'canceled' } });
  expect((await scheduledActions.getMany({ query })).items).toEqual([]);
});

test('the list has cursors only: `skip` is rejected', async () => {
  const { scheduledActions } = service.management;
  const skipping = scheduledActions.getMany({ query: { ...environment, skip: 1 } });
  expect(await rejection(skipping)).toMatchObject({ status: 400, id: 'InvalidQuery' });
});

test('rejects past and invalid instants and unknown entities', async () => {
  const refused = { status: 422, id: 'ValidationFailed' };
  expect(await rejection(schedule('moved', inMs(-1000)))).toMatchObject(refused);
  expect(await rejection(schedule('moved', 'tomorrow'))).toMatchObject(refused);
  expect(await rejection(schedule('nobody', inMs(5000)))).toMatchObject({
    status: 400,
    message: 'The resource could not be found.',
  });
});
