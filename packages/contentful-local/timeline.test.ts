import { createClient, type CreateClientParams } from 'contentful';
import {
  type RunningService,
  rejection,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';
import {
  draftEntry,
  field,
  link,
  publishAsset,
  publishEntry,
  publishType,
} from './testing/fixtures';

let service: RunningService;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'look', [
    field('title', 'Symbol'),
    field('next', 'Link', { linkType: 'Entry' }),
  ]);
  for (const id of ['autumn', 'winter', 'spring']) {
    await publishEntry(service, 'look', id, { title: { de: `${id} now` } });
    await retitle(id, `${id} later`);
  }
  await publishEntry(service, 'look', 'page', {
    title: { de: 'page' },
    next: { de: link('Entry', 'winter') },
  });
  await draftEntry(service, 'look', 'unborn', { title: { de: 'unborn' } });
  await draftEntry(service, 'look', 'never', { title: { de: 'never' } });
});

afterAll(async () => {
  await service.stop();
});

async function retitle(entryId: string, title: string) {
  const { entry } = service.management;
  const before = await entry.get({ entryId });
  await entry.update(
    { entryId },
    { ...before, fields: { ...before.fields, title: { de: title } } },
  );
}

type Timeline = NonNullable<CreateClientParams['timelinePreview']>;

/** The vendor's client with timeline preview. */
const lookingAt = (timelinePreview: Timeline, api: 'preview' | 'delivery' = 'preview') =>
  createClient({
    space: SPACE,
    accessToken: TOKENS[api],
    host: service.hosts[api],
    insecure: true,
    retryOnError: false,
    timelinePreview,
  });

async function titles(timeline: Timeline) {
  const { items } = await lookingAt(timeline).getEntries({
    content_type: 'look',
    order: ['sys.id'],
  });
  return items.map(({ fields }) => fields.title);
}

async function release(title: string, items: ReturnType<typeof link<'Entry' | 'Asset'>>[]) {
  const entities = { sys: { type: 'Array' as const }, items };
  return (await service.management.release.create(SCOPE, { title, entities })).sys.id;
}

const schedule = (
  linkType: 'Entry' | 'Release',
  id: string,
  datetime: string,
  action: 'publish' | 'unpublish' = 'publish',
) =>
  service.management.scheduledActions.create(
    {},
    {
      action,
      entity: { sys: { type: 'Link', linkType, id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      scheduledFor: { datetime },
    },
  );

async function cancelAll() {
  const { scheduledActions } = service.management;
  const query = { 'environment.sys.id': 'master', 'sys.status': 'scheduled' };
  for (const { sys } of (await scheduledActions.getMany({ query })).items) {
    await scheduledActions.delete({ scheduledActionId: sys.id, environmentId: 'master' });
  }
}

afterEach(cancelAll);

test('a release shows its drafts over the published content, but no other drafts', async () => {
  const id = await release('Winter', [link('Entry', 'winter'), link('Entry', 'unborn')]);
  const timeline = { release: { lte: id } };
  expect(await titles(timeline)).toEqual([
    'autumn now',
    'page',
    'spring now',
    'unborn',
    'winter later',
  ]);
  const client = lookingAt(timeline);
  const page = await client.getEntry('page');
  expect(page.fields.next).toMatchObject({ fields: { title: 'winter later' } });
  const later = { content_type: 'look', 'fields.title': 'winter later' } as const;
  expect((await client.getEntries(later)).total).toBe(1);
  expect((await client.getEntries({ ...later, 'fields.title': 'winter now' })).total).toBe(0);
  await retitle('winter', 'winter at last');
  expect((await client.getEntry('winter')).fields.title).toBe('winter at last');
  expect((await service.preview.getEntry('never')).fields.title).toBe('never');
});

test('an instant shows everything scheduled until then', async () => {
  const id = await release('Spring', [link('Entry', 'spring')]);
  await schedule('Entry', 'autumn', inHours(1));
  await schedule('Release', id, inHours(2));
  await schedule('Entry', 'page', inHours(3), 'unpublish');
  const at = (hours: number) => titles({ timestamp: { lte: inHours(hours) } });
  const winter = 'winter now';
  expect(await at(0.5)).toEqual(['autumn now', 'page', 'spring now', winter]);
  expect(await at(1.5)).toEqual(['autumn later', 'page', 'spring now', winter]);
  const date = { lte: new Date(Date.now() + 2.5 * HOUR) };
  expect(await titles({ timestamp: date })).toEqual([
    'autumn later',
    'page',
    'spring later',
    winter,
  ]);
  expect(await at(3.5)).toEqual(['autumn later', 'spring later', winter]);
  await cancelAll();
  expect(await at(3.5)).toEqual(['autumn now', 'page', 'spring now', winter]);
});

test('a scheduled release includes the releases before it but not later ones', async () => {
  const first = await release('First', [link('Entry', 'autumn')]);
  const second = await release('Second', [link('Entry', 'spring')]);
  await schedule('Release', first, inHours(1));
  await schedule('Release', second, inHours(2));
  const [page, winter] = ['page', 'winter now'];
  expect(await titles({ release: { lte: first } })).toEqual([
    'autumn later',
    page,
    'spring now',
    winter,
  ]);
  expect(await titles({ release: { lte: second } })).toEqual([
    'autumn later',
    page,
    'spring later',
    winter,
  ]);
  const both = { release: { lte: second }, timestamp: { lte: inHours(0.5) } };
  expect(await titles(both)).toEqual(['autumn now', page, 'spring later', winter]);
});

test('assets are shown as of then, single and listed, and links to further pages work', async () => {
  const asset = await publishAsset(service, 'picture');
  const fields = { ...asset.fields, title: { de: 'later' } };
  await service.management.asset.update({ assetId: 'picture' }, { ...asset, fields });
  const id = await release('Picture', [link('Asset', 'picture')]);
  const client = lookingAt({ release: { lte: id } });
  expect((await client.getAsset('picture')).fields.title).toBe('later');
  expect((await client.getAssets()).items.map((item) => item.fields.title)).toEqual(['later']);
  const untouched = lookingAt({ timestamp: { lte: inHours(1) } });
  expect((await untouched.getAsset('picture')).fields.title).toBe('picture');
  const first = await client.getEntriesWithCursor({ limit: 3 });
  expect(first.items).toHaveLength(3);
  const pageNext = first.pages.next ?? '';
  expect((await client.getEntriesWithCursor({ limit: 3, pageNext })).items).toHaveLength(1);
});

test('it follows changes in the meantime, for several futures at once', async () => {
  const { entry, tag } = service.management;
  await publishType(service, 'note', [field('text', 'Symbol')]);
  await publishEntry(service, 'note', 'same', { text: { de: 'public' } });
  await draftEntry(service, 'note', 'draft', { text: { de: 'draft' } });
  const id = await release('Note', [link('Entry', 'draft')]);
  const [now, then] = [{ timestamp: { lte: inHours(1) } }, { release: { lte: id } }];
  const seen = async (type = 'note') =>
    Promise.all(
      [now, then, now].map(async (timeline) => {
        const query = { content_type: type, order: ['sys.id' as const] };
        const { items } = await lookingAt(timeline).getEntries(query);
        return items.map(({ sys }) => sys.id).join();
      }),
    );
  expect(await seen()).toEqual(['same', 'draft,same', 'same']);
  await publishEntry(service, 'note', 'third', { text: { de: 'x' } });
  expect(await seen()).toEqual(['same,third', 'draft,same,third', 'same,third']);
  await tag.createWithId({ tagId: 'sale' }, { name: 'Sale', sys: { visibility: 'public' } });
  await publishEntry(service, 'note', 'tagged', { text: { de: 'x' } }, ['sale']);
  const tagged = await lookingAt(now).getEntries({ 'metadata.tags.sys.id[in]': ['sale'] });
  expect(tagged.items[0]?.metadata.tags).toEqual([link('Tag', 'sale')]);
  for (const entryId of ['same', 'third', 'tagged']) await entry.unpublish({ entryId });
  await entry.delete({ entryId: 'same' });
  expect(await seen()).toEqual(['', 'draft', '']);
  await publishEntry(service, 'look', 'same', { title: { de: 'another type' } });
  expect(await seen()).toEqual(['', 'draft', '']);
  expect((await seen('look'))[0]).toContain('same');
  await entry.unpublish({ entryId: 'same' });
});

test('rejects unknown releases, invalid instants, and delivery', async () => {
  const unknown = rejection(lookingAt({ release: { lte: 'nobody' } }).getEntries());
  expect(await unknown).toMatchObject({ status: 404, id: 'NotFound' });
  const invalid = { status: 400, id: 'InvalidQuery' };
  const odd = rejection(lookingAt({ timestamp: { lte: 'tomorrow' } }).getAssets());
  expect(await odd).toMatchObject(invalid);
  expect((await service.fetch('preview', '/timeline/entries')).status).toBe(400);
  const misspelt = `/timeline/entries?timestamp[gte]=${inHours(1)}&release[lte]=x`;
  expect((await service.fetch('preview', misspelt)).status).toBe(404);
  const never = rejection(lookingAt({ timestamp: { lte: inHours(1) } }).getAsset('never'));
  expect(await never).toMatchObject({ status: 404, id: 'NotFound' });
  const published = lookingAt({ timestamp: { lte: inHours(1) } }, 'delivery');
  expect(await rejection(published.getEntries())).toMatchObject({ status: 404, id: 'NotFound' });
});
