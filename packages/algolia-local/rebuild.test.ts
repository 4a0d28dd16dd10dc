import { type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

const INDEX = 'shop';
const SIZE = 3_000;

const objects = Array.from({ length: SIZE }, (_, at) => ({
  objectID: String(at),
  title: `${['linen', 'cotton', 'wool'][at % 3] ?? ''} shirt number ${at}`,
  brand: `brand ${at % 40}`,
  price: 20 + (at % 300),
}));

test('queries are served during a rebuild, with all records at any time', async () => {
  const { admin } = service;
  const set = (indexSettings: Record<string, unknown>) =>
    admin.setSettings({ indexName: INDEX, indexSettings });
  await set({ attributesForFaceting: ['brand'] });
  await admin.saveObjects({ indexName: INDEX, objects, batchSize: SIZE, waitForTasks: true });
  let isOver = false;
  const responses: { nbHits: number; facets: number }[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const searchParams = { query: 'shirt', facets: ['brand'], hitsPerPage: 24 };
      const { nbHits, facets } = await admin.searchSingleIndex({ indexName: INDEX, searchParams });
      responses.push({ nbHits: nbHits ?? 0, facets: Object.keys(facets?.['brand'] ?? {}).length });
    }
  })();
  for (const searchableAttributes of [['title'], ['title', 'brand'], ['title']]) {
    const { taskID } = await set({ searchableAttributes });
    await admin.waitForTask({ indexName: INDEX, taskID });
  }
  isOver = true;
  await visitor;
  expect(responses.length).toBeGreaterThan(20);
  expect(responses.filter(({ nbHits, facets }) => nbHits !== SIZE || facets !== 40)).toEqual([]);
});

test('changes made during a rebuild are in the new index', async () => {
  const { admin } = service;
  const settings = admin.setSettings({
    indexName: INDEX,
    indexSettings: { searchableAttributes: ['title', 'brand'] },
  });
  const changes = Array.from({ length: 20 }, (_, at) =>
    admin.partialUpdateObject({
      indexName: INDEX,
      objectID: String(at),
      attributesToUpdate: { title: `velvet jacket ${at}` },
    }),
  );
  const tasks = await Promise.all([settings, ...changes]);
  for (const { taskID } of tasks) {
    await admin.waitForTask({
      indexName: INDEX,
      taskID: taskID ?? 0,
      maxRetries: 3_000,
      timeout: () => 30,
    });
  }
  const found = (query: string) =>
    admin
      .searchSingleIndex({ indexName: INDEX, searchParams: { query } })
      .then(({ nbHits }) => nbHits);
  expect(await found('velvet')).toBe(20);
  expect(await found('shirt')).toBe(SIZE - 20);
  const { taskID } = await admin.deleteObject({ indexName: INDEX, objectID: '5' });
  await admin.waitForTask({ indexName: INDEX, taskID });
  expect(await found('velvet')).toBe(19);
});
