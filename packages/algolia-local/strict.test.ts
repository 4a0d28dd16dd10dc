import { rejection, type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService({ SEARCH_STRICT: 'true' });
});

afterAll(async () => {
  await service.stop();
});

const objects = (count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({ objectID: String(at), text }));

const sizeOf = async (indexName: string) =>
  (await service.admin.searchSingleIndex({ indexName })).nbHits;

/**
 * What is read before a task is published; `preset` if the machine was so slow that the task was
 * published meanwhile.
 */
async function beforeTask<Read>(
  { indexName, taskID }: { indexName: string; taskID: number },
  read: () => Promise<Read>,
  preset: Read,
): Promise<Read> {
  const found = await read();
  const { status } = await service.admin.getTask({ indexName, taskID });
  return status === 'notPublished' ? found : preset;
}

test('records are found only once their task is published, a second later', async () => {
  const { admin } = service;
  const indexName = 'records';
  const [first] = await admin.saveObjects({ indexName, objects: objects(3), waitForTasks: true });
  expect(first?.objectIDs).toHaveLength(3);
  const began = performance.now();
  const [{ taskID } = { taskID: 0 }] = await admin.saveObjects({ indexName, objects: objects(4) });
  expect(await beforeTask({ indexName, taskID }, () => sizeOf(indexName), 3)).toBe(3);
  const isPending = async () =>
    (await admin.listIndices()).items.find(({ name }) => name === indexName)?.pendingTask;
  expect(await beforeTask({ indexName, taskID }, isPending, true)).toBe(true);
  await admin.waitForTask({ indexName, taskID });
  // Measured from before the write, so a slow machine can only make it longer.
  expect(performance.now() - began).toBeGreaterThan(990);
  expect(await sizeOf(indexName)).toBe(4);
});

test('settings, rules and synonyms are read back only once their task is published', async () => {
  const { admin } = service;
  const indexName = 'settings';
  await admin.saveObjects({ indexName, objects: objects(1, 'coat'), waitForTasks: true });
  const rule = { objectID: 'r', conditions: [], consequence: { userData: { a: 1 } } };
  const synonymHit = { objectID: 's', type: 'synonym' as const, synonyms: ['coat', 'parka'] };
  const settings = await admin.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
  const saved = await admin.saveRule({ indexName, objectID: 'r', rule });
  const last = await admin.saveSynonym({ indexName, objectID: 's', synonymHit });
  const hitsPerPage = async () => (await admin.getSettings({ indexName })).hitsPerPage;
  const first = { indexName, taskID: settings.taskID };
  expect(await beforeTask(first, hitsPerPage, 20)).toBe(20);
  const rules = async () => (await admin.searchRules({ indexName })).nbHits;
  expect(await beforeTask({ indexName, taskID: saved.taskID }, rules, 0)).toBe(0);
  await admin.waitForTask({ indexName, taskID: last.taskID });
  expect(await hitsPerPage()).toBe(7);
  expect((await admin.searchRules({ indexName })).nbHits).toBe(1);
  const searchParams = { query: 'parka' };
  expect((await admin.searchSingleIndex({ indexName, searchParams })).nbHits).toBe(1);
});

test('an index that is deleted is searched until its task has run, and can be written meanwhile', async () => {
  const { admin } = service;
  const indexName = 'deleted';
  await admin.saveObjects({ indexName, objects: objects(2), waitForTasks: true });
  const { taskID } = await admin.deleteIndex({ indexName });
  const size = () => sizeOf(indexName).catch(() => undefined);
  expect(await beforeTask({ indexName, taskID }, size, 2)).toBe(2);
  await admin.saveObjects({ indexName, objects: objects(5) });
  await admin.waitForTask({ indexName, taskID });
  await admin.saveObjects({ indexName, objects: objects(5), waitForTasks: true });
  expect(await sizeOf(indexName)).toBe(5);
  const gone = await admin.deleteIndex({ indexName });
  await admin.waitForTask({ indexName, taskID: gone.taskID });
  expect((await rejection(admin.searchSingleIndex({ indexName }))).status).toBe(404);
});

test('a replica that is configured and changed at once shows the records in its own order', async () => {
  const { admin } = service;
  const indexName = 'primary';
  await admin.setSettings({ indexName, indexSettings: { replicas: ['primary_desc'] } });
  const indexSettings = { ranking: ['desc(rank)'] };
  await admin.setSettings({ indexName: 'primary_desc', indexSettings });
  const ranked = [1, 2, 3].map((rank) => ({ objectID: String(rank), rank }));
  await admin.saveObjects({ indexName, objects: ranked, waitForTasks: true });
  const { hits } = await admin.searchSingleIndex({ indexName: 'primary_desc' });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['3', '2', '1']);
});

test('records are replaced all at once, and records of before are deleted by a filter', async () => {
  const { admin } = service;
  const indexName = 'replaced';
  await admin.saveObjects({ indexName, objects: objects(3), waitForTasks: true });
  await admin.replaceAllObjects({ indexName, objects: objects(30, 'new') });
  expect(await sizeOf(indexName)).toBe(30);
  const indexSettings = { attributesForFaceting: ['text'] };
  await admin.setSettings({ indexName, indexSettings });
  await admin.saveObjects({ indexName, objects: objects(2, 'newer') });
  const { taskID } = await admin.deleteBy({ indexName, deleteByParams: { filters: 'text:new' } });
  await admin.waitForTask({ indexName, taskID });
  expect(await sizeOf(indexName)).toBe(2);
});

test('what was accepted is there after a restart before its task was published', async () => {
  const { admin } = service;
  const indexName = 'restarted';
  await admin.saveObjects({ indexName, objects: objects(3) });
  await service.restart();
  expect(await sizeOf(indexName)).toBe(3);
});

test('a record above 10 kB is rejected', async () => {
  const sent = service.admin.saveObjects({
    indexName: 'long',
    objects: [{ objectID: '1', text: 'x'.repeat(10_000) }],
  });
  expect((await rejection(sent)).status).toBe(413);
});

test('a hundred-and-first report within a minute is rejected and says when to try again', async () => {
  const read = () => service.fetch('/2/searches/noResults?index=records');
  for (let at = 0; at < 100; at += 1) await read();
  const rejected = await read();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});
