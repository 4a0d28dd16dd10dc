import { type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;
const indexName = 'shapes';

beforeAll(async () => {
  service = await startService();
  await service.admin.saveObject({ indexName, body: { objectID: '1' } });
});

afterAll(async () => {
  await service.stop();
});

test('deleting a rule returns updatedAt, deleting a synonym deletedAt', async () => {
  const rule = { objectID: 'r', consequence: { userData: {} } };
  await service.admin.saveRule({ indexName, objectID: 'r', rule });
  expect(await service.admin.deleteRule({ indexName, objectID: 'r' })).toEqual({
    taskID: expect.any(Number) as number,
    updatedAt: expect.any(String) as string,
  });
  expect(await service.admin.deleteSynonym({ indexName, objectID: 's' })).toEqual({
    taskID: expect.any(Number) as number,
    deletedAt: expect.any(String) as string,
  });
});

test('keys have their creation time in milliseconds', async () => {
  const before = Date.now();
  const { key } = await service.admin.addApiKey({ acl: ['search'], description: 'mine' });
  const own = await service.admin.getApiKey({ key });
  expect(own.createdAt).toBeGreaterThanOrEqual(before);
  expect(own.createdAt).toBeLessThanOrEqual(Date.now());
  const { keys } = await service.admin.listApiKeys();
  expect(keys).toContainEqual(own);
});

test('settings are returned without nulls and in their proper types', async () => {
  await published(
    service,
    indexName,
    service.admin.setSettings({
      indexName,
      indexSettings: {
        // As sent by tools that treat every value as text.
        ...({ searchableAttributes: 'title,brand', hitsPerPage: '7' } as object),
        typoTolerance: 'false',
      },
    }),
  );
  const settings = await service.admin.getSettings({ indexName, getVersion: 2 });
  expect(settings).toMatchObject({
    searchableAttributes: ['title', 'brand'],
    hitsPerPage: 7,
    typoTolerance: 'false',
  });
  expect(Object.values(settings)).not.toContain(null);
});

test('a list of replicas with an empty name is an empty list', async () => {
  await published(
    service,
    indexName,
    service.admin.setSettings({ indexName, indexSettings: { replicas: [''] } }),
  );
  expect((await service.admin.getSettings({ indexName })).replicas).toEqual([]);
  const { items } = await service.admin.listIndices();
  expect(items.map(({ name }) => name)).toEqual([indexName]);
});
