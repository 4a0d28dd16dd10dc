import { type RunningService, startService } from './testing/running-service';
import { draftEntry, field, publishAsset, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [field('title', 'Symbol', { localized: true })]);
  await publishType(service, 'other', [field('title', 'Symbol')]);
  for (const id of ['n1', 'n2', 'n3']) {
    await publishEntry(service, 'note', id, { title: { de: id, en: `${id} en` } });
  }
  await publishEntry(service, 'other', 'o1', { title: { de: 'o1' } });
  await publishAsset(service, 'a1');
  await draftEntry(service, 'note', 'draft', { title: { de: 'x' } });
});

afterAll(async () => {
  await service.stop();
});

type Synced = Awaited<ReturnType<RunningService['delivery']['sync']>>;

const ids = ({ entries, assets, deletedEntries, deletedAssets }: Synced) =>
  [...entries, ...assets, ...deletedEntries, ...deletedAssets]
    .map(({ sys }) => `${sys.type} ${sys.id}`)
    .sort();

const next = (synced: Synced) => ({ nextSyncToken: synced.nextSyncToken ?? '' });

test('the initial sync returns everything published, in every locale', async () => {
  const synced = await service.delivery.sync({ initial: true });
  expect(ids(synced)).toEqual(['Asset a1', 'Entry n1', 'Entry n2', 'Entry n3', 'Entry o1']);
  const note = synced.entries.find(({ sys }) => sys.id === 'n1');
  expect(note?.fields).toEqual({ title: { de: 'n1', en: 'n1 en' } });
});

test('a delta returns only changes and deletions', async () => {
  const { management, delivery } = service;
  const initial = await delivery.sync({ initial: true });
  expect(ids(await delivery.sync(next(initial)))).toEqual([]);
  const n2 = await management.entry.get({ entryId: 'n2' });
  await management.entry.publish({ entryId: 'n2' }, n2);
  await management.entry.unpublish({ entryId: 'n3' });
  await management.asset.unpublish({ assetId: 'a1' });
  await management.asset.delete({ assetId: 'a1' });
  const delta = await delivery.sync(next(initial));
  expect(ids(delta)).toEqual(['DeletedAsset a1', 'DeletedEntry n3', 'Entry n2']);
  expect(delta.deletedEntries[0]?.sys).toMatchObject({
    revision: 1,
    deletedAt: expect.any(String) as string,
  });
  expect(ids(await delivery.sync(next(delta)))).toEqual([]);
});

test('an entity that is published again is no longer reported as deleted', async () => {
  const { management, delivery } = service;
  const before = await delivery.sync({ initial: true });
  const entry = await management.entry.get({ entryId: 'n3' });
  await management.entry.publish({ entryId: 'n3' }, entry);
  expect(ids(await delivery.sync(next(before)))).toEqual(['Entry n3']);
});

test('a token from before a restart still finds what changed after it', async () => {
  const { management, delivery } = service;
  await draftEntry(service, 'note', 'uncounted', {});
  const before = await delivery.sync({ initial: true });
  await service.kill();
  await service.restart();
  const entry = await management.entry.get({ entryId: 'n1' });
  await management.entry.publish({ entryId: 'n1' }, entry);
  expect(ids(await delivery.sync(next(before)))).toEqual(['Entry n1']);
});

test.each<[Record<string, string>, string[]]>([
  [{ type: 'Asset' }, []],
  [{ type: 'Entry' }, ['Entry n1', 'Entry n2', 'Entry n3', 'Entry o1']],
  [{ content_type: 'other' }, ['Entry o1']],
  [{ type: 'Deletion' }, ['DeletedAsset a1']],
  [{ type: 'DeletedEntry' }, []],
  [{ type: 'DeletedAsset' }, ['DeletedAsset a1']],
])('%j narrows the sync', async (query, expected) => {
  expect(ids(await service.delivery.sync({ initial: true, ...query } as never))).toEqual(expected); // The client's type has no DeletedEntry.
});

test('all pages can be followed', async () => {
  const first = await service.fetch('delivery', '/sync?initial=true&limit=2');
  const { items, nextPageUrl } = (await first.json()) as { items: unknown[]; nextPageUrl: string };
  expect(items).toHaveLength(2);
  expect(nextPageUrl).toMatch(/\?sync_token=[\w-]+$/);
  expect(ids(await service.delivery.sync({ initial: true, limit: 1 }))).toHaveLength(4);
});

test('preview syncs drafts, without deltas', async () => {
  const synced = await service.preview.sync({ initial: true, limit: 2 });
  expect(ids(synced)).toContain('Entry draft');
  await expect(service.preview.sync(next(synced))).rejects.toMatchObject({
    response: { status: 400 },
  });
});

test.each([
  '/sync',
  '/sync?initial=false',
  '/sync?initial=true&type=Page',
  '/sync?initial=true&type=Asset&content_type=note',
  '/sync?initial=true&limit=0',
  '/sync?initial=true&locale=de',
  '/sync?sync_token=',
  '/sync?sync_token=nonsense',
  `/sync?sync_token=${Buffer.from('{"after":"x"}').toString('base64url')}`,
])('rejects %s with 400', async (path) => {
  expect((await service.fetch('delivery', path)).status).toBe(400);
});

describe('cursor pages', () => {
  const walk = async (start: object, step: 'next' | 'prev', token: 'pageNext' | 'pagePrev') => {
    const found: string[][] = [];
    let query: object = start;
    for (let count = 0; count < 10; count += 1) {
      const { items, pages } = await service.delivery.getEntriesWithCursor(query);
      found.push(items.map(({ sys }) => sys.id));
      const cursor = pages[step];
      if (cursor === undefined) return { found, pages };
      query = { ...start, [token]: cursor };
    }
    throw new Error('the pages never end');
  };

  test('lead forward and back through the list, without a total', async () => {
    const start = { order: ['sys.id' as const], limit: 2 };
    const { found, pages } = await walk(start, 'next', 'pageNext');
    expect(found).toEqual([
      ['n1', 'n2'],
      ['n3', 'o1'],
    ]);
    const back = await service.delivery.getEntriesWithCursor({
      ...start,
      pagePrev: pages.prev ?? '',
    });
    expect(back.items.map(({ sys }) => sys.id)).toEqual(['n1', 'n2']);
    expect(back).not.toHaveProperty('total');
  });

  test('keep their position when an entry before them is deleted', async () => {
    const start = { order: ['sys.id' as const], limit: 2 };
    const { pages } = await service.delivery.getEntriesWithCursor(start);
    await service.management.entry.unpublish({ entryId: 'n1' });
    const second = await service.delivery.getEntriesWithCursor({
      ...start,
      pageNext: pages.next ?? '',
    });
    expect(second.items.map(({ sys }) => sys.id)).toEqual(['n3', 'o1']);
  });

  test.each(['pageNext=nonsense', 'cursor=true&skip=1', 'cursor=true&limit=-1'])(
    'rejects %s',
    async (query) => {
      expect((await service.fetch('delivery', `/entries?${query}`)).status).toBe(400);
    },
  );
});
