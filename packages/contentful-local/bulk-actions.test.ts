import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, link, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;
/** The client's types require both ids for bulk actions. */
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

beforeAll(async () => {
  service = await startService();
  const unique = [{ unique: true }];
  await publishType(service, 'look', [
    field('title', 'Symbol', { required: true, localized: true }),
    field('code', 'Symbol', { validations: unique }),
  ]);
});

afterAll(async () => {
  await service.stop();
});

const versioned = (id: string, version: number) => ({
  sys: { type: 'Link' as const, linkType: 'Entry' as const, id, version },
});
const items = <Item>(list: Item[]) => ({
  entities: { sys: { type: 'Array' as const }, items: list },
});
const title = (text: string) => ({ title: { de: text } });
const isPublic = async (id: string) =>
  (await service.delivery.getEntries({ 'sys.id': id })).total === 1;

test('publishes and unpublishes many entities in one action', async () => {
  const { management } = service;
  const ids = ['a1', 'a2', 'a3'];
  for (const id of ids) await draftEntry(service, 'look', id, title(id));
  const action = await management.bulkAction.publish(
    SCOPE,
    items(ids.map((id) => versioned(id, 1))),
  );
  expect(action).toMatchObject({
    sys: { type: 'BulkAction', status: 'succeeded' },
    action: 'publish',
  });
  expect(await management.bulkAction.get({ ...SCOPE, bulkActionId: action.sys.id })).toEqual(
    action,
  );
  expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true]);
  const gone = await management.bulkAction.unpublish(
    SCOPE,
    items(ids.map((id) => link('Entry', id))),
  );
  expect(gone.sys.status).toBe('succeeded');
  expect(await Promise.all(ids.map(isPublic))).toEqual([false, false, false]);
});

test('publishes all or nothing and names the entities that failed', async () => {
  const { management } = service;
  await draftEntry(service, 'look', 'good', title('good'));
  await draftEntry(service, 'look', 'untitled', {});
  const action = await management.bulkAction.publish(
    SCOPE,
    items([versioned('good', 1), versioned('untitled', 1), versioned('nobody', 1)]),
  );
  expect(action).toMatchObject({
    sys: { status: 'failed' },
    error: {
      sys: { type: 'Error', id: 'BulkActionFailed' },
      details: {
        errors: [
          { entity: link('Entry', 'untitled'), error: { sys: { id: 'InvalidEntry' } } },
          { entity: link('Entry', 'nobody'), error: { sys: { id: 'NotFound' } } },
        ],
      },
    },
  });
  expect(await isPublic('good')).toBe(false);
  const stale = await management.bulkAction.publish(SCOPE, items([versioned('good', 7)]));
  expect(stale.error?.details?.errors[0]?.error).toMatchObject({ sys: { id: 'VersionMismatch' } });
});

test('unpublishing passes over what is not public', async () => {
  const { management } = service;
  await publishEntry(service, 'look', 'public', title('public'));
  await draftEntry(service, 'look', 'private', title('private'));
  const both = items([link('Entry', 'private'), link('Entry', 'public')]);
  const action = await management.bulkAction.unpublish(SCOPE, both);
  expect(action.sys.status).toBe('succeeded');
  expect(await isPublic('public')).toBe(false);
});

test('two entities of one action cannot claim the same unique value', async () => {
  for (const id of ['u1', 'u2']) {
    await draftEntry(service, 'look', id, { ...title(id), code: { de: 'same' } });
  }
  const both = items([versioned('u1', 1), versioned('u2', 1)]);
  expect((await service.management.bulkAction.publish(SCOPE, both)).sys.status).toBe('failed');
  expect(await isPublic('u1')).toBe(false);
});

test('validates without publishing', async () => {
  const { management } = service;
  const good = await management.bulkAction.validate(SCOPE, items([link('Entry', 'good')]));
  expect(good).toMatchObject({ sys: { status: 'succeeded' }, action: 'validate' });
  const bad = await management.bulkAction.validate(SCOPE, items([link('Entry', 'untitled')]));
  expect(bad.sys.status).toBe('failed');
  expect(await isPublic('good')).toBe(false);
});

test('version 2 of the endpoint publishes single locales', async () => {
  const { management } = service;
  await draftEntry(service, 'look', 'local', { title: { de: 'Mantel', en: 'Coat' } });
  const action = await management.bulkAction.publishV2(SCOPE, {
    action: 'publish',
    entities: [{ entity: versioned('local', 1), add: { fields: { '*': ['de'] } } }],
  });
  expect(action.sys.status).toBe('succeeded');
  expect(await management.bulkAction.getV2({ ...SCOPE, bulkActionId: action.sys.id })).toEqual(
    action,
  );
  const all = await service.delivery.withAllLocales.getEntry('local');
  expect(all.fields.title).toEqual({ de: 'Mantel' });
});

test('sync returns each entity of an action once, across pages too', async () => {
  const ids = ['s1', 's2', 's3', 's4', 's5'];
  const start = await service.delivery.sync({ initial: true });
  for (const id of ids) await draftEntry(service, 'look', id, title(id));
  await service.management.bulkAction.publish(SCOPE, items(ids.map((id) => versioned(id, 1))));
  const next = await service.delivery.sync({ nextSyncToken: start.nextSyncToken ?? '' });
  expect(next.entries.map(({ sys }) => sys.id)).toEqual(ids);
  const page = await service.fetch('delivery', '/sync?initial=true&limit=2');
  let { items: found, nextPageUrl } = (await page.json()) as SyncPage;
  while (nextPageUrl) {
    const { pathname, search } = new URL(nextPageUrl);
    const path = pathname.replace(/^.*\/master/, '') + search;
    const more = (await (await service.fetch('delivery', path)).json()) as SyncPage;
    found = [...found, ...more.items];
    nextPageUrl = more.nextPageUrl;
  }
  const seen = found.map(({ sys }) => sys.id).filter((id) => ids.includes(id));
  expect(seen).toEqual(ids);
});

interface SyncPage {
  items: { sys: { id: string } }[];
  nextPageUrl?: string;
}

test('rejects lists that are empty, too long, malformed or have duplicates', async () => {
  const { management } = service;
  const many = Array.from({ length: 201 }, (_, index) => versioned(`m${index}`, 1));
  for (const list of [[], many, [versioned('a1', 1), versioned('a1', 1)]]) {
    expect(await rejection(management.bulkAction.publish(SCOPE, items(list)))).toMatchObject({
      status: 422,
      id: 'ValidationFailed',
    });
  }
  for (const body of ['{}', '{"entities":{"items":[1]}}', '{"action":"burn","entities":[]}']) {
    const call = await service.fetch('management', '/bulk_actions', { method: 'POST', body });
    expect(call.status).toBe(422);
  }
  expect(
    await rejection(management.bulkAction.get({ ...SCOPE, bulkActionId: 'nobody' })),
  ).toMatchObject({
    status: 404,
  });
});

test('each publish creates a snapshot', async () => {
  await publishEntry(service, 'look', 'again', title('again'));
  await service.management.bulkAction.publish(SCOPE, items([versioned('again', 2)]));
  const snapshots = await service.management.snapshot.getManyForEntry({ entryId: 'again' });
  expect(snapshots.items).toHaveLength(2);
});
