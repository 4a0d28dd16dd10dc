import { type RunningService, startService } from './testing/running-service';
import { draftEntry, field, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [
    field('title', 'Symbol', { localized: true }),
    field('size', 'Integer'),
    field('day', 'Date'),
  ]);
  for (const id of ['one', 'two', 'three', 'four']) {
    await publishEntry(service, 'note', id, note(`Loden ${id}`, 10, '2026-03-01'));
  }
});

afterAll(async () => {
  await service.stop();
});

const note = (title: string, size: number, day: string) => ({
  title: { de: title },
  size: { de: size },
  day: { de: day },
});

async function change(entryId: string, fields: Record<string, Record<string, unknown>>) {
  const entry = await service.management.entry.get({ entryId });
  return service.management.entry.update({ entryId }, { ...entry, fields });
}

const QUERIES: Record<string, string | number>[] = [
  { 'fields.title[match]': 'tweed' },
  { query: 'twe' },
  { 'fields.size': 20 },
  { 'fields.size[gt]': 15 },
  { 'fields.day[gte]': '2026-04-01' },
  { 'fields.title[in]': 'Tweed,Cord' },
];

const found = (reader: RunningService['delivery']) =>
  Promise.all(
    QUERIES.map(async (query) => {
      const { items } = await reader.getEntries({ content_type: 'note', ...query });
      return items.map(({ sys }) => sys.id).join();
    }),
  );

const each = (ids: string) => QUERIES.map(() => ids);

test('every kind of filter reflects what is published and unpublished', async () => {
  const { management, delivery } = service;
  expect(await found(delivery)).toEqual(each(''));
  const changed = await change('two', note('Tweed', 20, '2026-05-01'));
  await management.entry.publish({ entryId: 'two' }, changed);
  expect(await found(delivery)).toEqual(each('two'));
  await publishEntry(service, 'note', 'five', note('Tweed', 20, '2026-05-01'));
  expect(await found(delivery)).toEqual(each('five,two'));
  await management.entry.unpublish({ entryId: 'five' });
  expect(await found(delivery)).toEqual(each('two'));
  const back = await change('two', note('Loden two', 10, '2026-03-01'));
  await management.entry.publish({ entryId: 'two' }, back);
  expect(await found(delivery)).toEqual(each(''));
});

test('an order reflects what is published', async () => {
  const { management, delivery } = service;
  const query = { content_type: 'note', order: ['fields.title' as const, 'sys.id' as const] };
  const ids = async () => (await delivery.getEntries(query)).items.map(({ sys }) => sys.id);
  expect(await ids()).toEqual(['four', 'one', 'three', 'two']);
  const changed = await change('three', note('Aertex', 10, '2026-03-01'));
  await management.entry.publish({ entryId: 'three' }, changed);
  expect(await ids()).toEqual(['three', 'four', 'one', 'two']);
});

test('a saved draft is found in preview and changes nothing in delivery', async () => {
  const tag = async (path: string) => (await service.fetch('delivery', path)).headers.get('etag');
  const paths = ['/entries?content_type=note', '/entries/four', '/entries?query=loden'];
  const before = await Promise.all(paths.map(tag));
  await change('four', note('Tweed', 20, '2026-05-01'));
  await draftEntry(service, 'note', 'six', note('Tweed', 20, '2026-05-01'));
  expect(await Promise.all(paths.map(tag))).toEqual(before);
  expect(await found(service.delivery)).toEqual(each(''));
  // Five is a draft again.
  expect(await found(service.preview)).toEqual(each('six,four,five'));
});

test('a field that is omitted or renamed is no longer found by its old name', async () => {
  const { management, delivery } = service;
  const contentTypeId = 'trousers';
  const type = await publishType(service, contentTypeId, [field('name', 'Symbol')]);
  await publishEntry(service, contentTypeId, 'chino', { name: { de: 'Chino' } });
  const query = { content_type: contentTypeId, query: 'chi' };
  expect((await delivery.getEntries(query)).total).toBe(1);
  const fields = type.fields.map((one) => ({ ...one, newId: 'label' }));
  const draft = await management.contentType.update({ contentTypeId }, { ...type, fields });
  await management.contentType.publish({ contentTypeId }, draft);
  expect((await delivery.getEntries(query)).total).toBe(1);
  const byLabel = { content_type: contentTypeId, 'fields.label': 'Chino' };
  expect((await delivery.getEntries(byLabel)).total).toBe(1);
});
