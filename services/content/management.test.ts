import { type RunningService, refusal, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

test('a published entry is delivered', async () => {
  const { management, delivery } = service;
  const type = await management.contentType.createWithId(
    { contentTypeId: 'page' },
    {
      name: 'Page',
      displayField: 'title',
      fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true }],
    },
  );
  await management.contentType.publish({ contentTypeId: 'page' }, type);
  const entry = await management.entry.create(
    { contentTypeId: 'page' },
    { fields: { title: { de: 'Hemden' } } },
  );
  await management.entry.publish({ entryId: entry.sys.id }, entry);
  const { items } = await delivery.getEntries({ content_type: 'page' });
  expect(items.map((item) => item.fields)).toEqual([{ title: 'Hemden' }]);
  expect(await refusal(management.entry.publish({ entryId: entry.sys.id }, entry))).toMatchObject({
    id: 'VersionMismatch',
    status: 409,
  });
});
