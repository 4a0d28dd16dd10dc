import { rejection, type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;
let index = '';
let serial = 0;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

beforeEach(() => {
  index = `index-${(serial += 1)}`;
});

const RECORDS = [
  { objectID: '1', title: 'coat', price: 30, rating: 1 },
  { objectID: '2', title: 'belt', price: 10, rating: 3 },
  { objectID: '3', title: 'coat hanger', price: 20, rating: 2 },
];

const save = (indexName: string, objects: Record<string, unknown>[] = RECORDS) =>
  service.admin.saveObjects({ indexName, objects, waitForTasks: true });
const set = (
  indexName: string,
  indexSettings: Record<string, unknown>,
  forwardToReplicas = false,
) =>
  published(
    service,
    indexName,
    service.admin.setSettings({ indexName, indexSettings, forwardToReplicas }),
  );
const idsOf = async (indexName: string, searchParams = {}) =>
  (await service.admin.searchSingleIndex({ indexName, searchParams })).hits.map(
    ({ objectID }) => objectID,
  );
const settingsOf = (indexName: string) => service.admin.getSettings({ indexName });

test('settings that were never set have the vendor’s defaults', async () => {
  await save(index);
  expect(await settingsOf(index)).toMatchObject({
    hitsPerPage: 20,
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1000,
    queryType: 'prefixLast',
    ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    minWordSizefor1Typo: 4,
    highlightPreTag: '<em>',
  });
});

test('settings change individually, and null resets one', async () => {
  await save(index);
  await set(index, { hitsPerPage: 2, customRanking: ['asc(price)'] });
  expect(await idsOf(index)).toEqual(['2', '3']);
  await set(index, { hitsPerPage: null });
  expect(await settingsOf(index)).toMatchObject({ hitsPerPage: 20, customRanking: ['asc(price)'] });
  expect(await idsOf(index)).toEqual(['2', '3', '1']);
});

test('searchable and countable attributes change with the settings', async () => {
  await save(index);
  await set(index, { searchableAttributes: ['price'] });
  expect(await idsOf(index, { query: 'coat' })).toEqual([]);
  await set(index, { searchableAttributes: ['title'], attributesForFaceting: ['title'] });
  expect(await idsOf(index, { query: 'coat', filters: 'title:coat' })).toEqual(['1']);
});

test('older names of settings are supported', async () => {
  await save(index);
  await set(index, { attributesToIndex: ['title'] });
  expect(await settingsOf(index)).toMatchObject({ searchableAttributes: ['title'] });
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown setting', { searchable: ['title'] }, 'Unknown parameter: searchable'],
  ['a setting of the wrong type', { searchableAttributes: 5 }, 'searchableAttributes'],
  ['a ranking without direction', { customRanking: ['price'] }, 'customRanking'],
  ['a criterion that does not exist', { ranking: ['newest'] }, 'ranking'],
  ['what the service does not do', { mode: 'neuralSearch' }, 'mode'],
  ['a language that is none', { queryLanguages: ['constructor'] }, 'queryLanguages'],
  ['a replica listed twice', { replicas: ['a', 'virtual(a)'] }, 'replicas'],
])('%s is rejected with 400 and its name', async (_, indexSettings, words) => {
  const { status, message } = await rejection(
    service.admin.setSettings({ indexName: index, indexSettings }),
  );
  expect(status).toBe(400);
  expect(message).toContain(words);
});

test('PLP-15: a replica follows its primary’s records and keeps its own order', async () => {
  const cheap = `${index}_price_asc`;
  await save(index);
  await set(index, { replicas: [cheap] });
  await set(cheap, { ranking: ['asc(price)'] });
  expect(await idsOf(cheap)).toEqual(['2', '3', '1']);
  expect(await settingsOf(cheap)).toMatchObject({ primary: index, ranking: ['asc(price)'] });
  await save(index, [{ objectID: '4', title: 'scarf', price: 15 }]);
  await published(
    service,
    index,
    service.admin.partialUpdateObject({
      indexName: index,
      objectID: '2',
      attributesToUpdate: { price: 99 },
    }),
  );
  expect(await idsOf(cheap)).toEqual(['4', '3', '1', '2']);
});

test('settings reach replicas only if they are forwarded', async () => {
  const replica = `${index}_by_price`;
  await save(index);
  await set(index, { replicas: [replica], hitsPerPage: 1 });
  await set(index, { hitsPerPage: 2 });
  expect(await settingsOf(replica)).toMatchObject({ hitsPerPage: 1 });
  await set(index, { hitsPerPage: 3 }, true);
  expect(await settingsOf(replica)).toMatchObject({ hitsPerPage: 3 });
});

test('a virtual replica sorts relevant records', async () => {
  const best = `${index}_best`;
  await save(index);
  await set(index, { replicas: [`virtual(${best})`] });
  await set(best, { customRanking: ['desc(rating)'] });
  expect(await idsOf(best)).toEqual(['2', '3', '1']);
  const found = await service.admin.searchSingleIndex({
    indexName: best,
    searchParams: { query: 'coat' },
  });
  expect(found).toMatchObject({ nbHits: 2, appliedRelevancyStrictness: 100 });
  expect(found.nbSortedHits).toBeGreaterThan(0);
  await expect(
    rejection(
      service.admin.setSettings({ indexName: best, indexSettings: { ranking: ['asc(price)'] } }),
    ),
  ).resolves.toMatchObject({ status: 400 });
});

test('records cannot be written to a replica', async () => {
  await set(index, { replicas: [`${index}_r`] });
  await expect(rejection(save(`${index}_r`))).resolves.toMatchObject({ status: 400 });
});

test('a replica removed from the list becomes an independent index', async () => {
  const replica = `${index}_r`;
  await save(index);
  await set(index, { replicas: [replica] });
  await set(index, { replicas: [] });
  await save(replica, [{ objectID: '9', title: 'own' }]);
  expect(await settingsOf(replica)).not.toHaveProperty('primary');
  expect((await idsOf(replica)).length).toBe(4);
  expect((await idsOf(index)).length).toBe(3);
});

test('an index is copied with everything but its replicas', async () => {
  await save(index);
  await set(index, { hitsPerPage: 2, replicas: [`${index}_r`] });
  await published(
    service,
    index,
    service.admin.saveSynonym({
      indexName: index,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['coat', 'jacket'] },
    }),
  );
  const copy = `${index}-copy`;
  await published(
    service,
    copy,
    service.admin.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: copy },
    }),
  );
  expect(await idsOf(copy, { query: 'jacket' })).toEqual(['1', '3']);
  const settings = await settingsOf(copy);
  expect(settings).toMatchObject({ hitsPerPage: 2 });
  expect(settings).not.toHaveProperty('replicas');
});

test('a copy of settings does not change the records', async () => {
  await save(index);
  await set(index, { hitsPerPage: 2 });
  const copy = `${index}-copy`;
  await save(copy, [{ objectID: 'own' }]);
  await published(
    service,
    copy,
    service.admin.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: copy, scope: ['settings'] },
    }),
  );
  expect(await idsOf(copy)).toEqual(['own']);
  expect(await settingsOf(copy)).toMatchObject({ hitsPerPage: 2 });
});

test('a moved index responds only to its new name, and the target’s replicas follow', async () => {
  const target = `${index}-live`;
  await save(target, [{ objectID: 'old', price: 1 }]);
  await set(target, { replicas: [`${target}_price_asc`] });
  await set(`${target}_price_asc`, { ranking: ['asc(price)'] });
  await save(index);
  await published(
    service,
    target,
    service.admin.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'move', destination: target },
    }),
  );
  expect((await idsOf(target)).sort()).toEqual(['1', '2', '3']);
  expect(await idsOf(`${target}_price_asc`)).toEqual(['2', '3', '1']);
  expect(await service.admin.indexExists({ indexName: index })).toBe(false);
});

test('all records are replaced at once, and settings, rules and synonyms stay', async () => {
  await save(index);
  await set(index, { customRanking: ['asc(price)'], replicas: [`${index}_price_desc`] });
  await set(`${index}_price_desc`, { ranking: ['desc(price)'] });
  const objects = Array.from({ length: 700 }, (_, at) => ({ objectID: `n${at}`, price: at }));
  await service.admin.replaceAllObjects({ indexName: index, objects, batchSize: 250 });
  expect(await idsOf(index, { hitsPerPage: 2 })).toEqual(['n0', 'n1']);
  expect(await idsOf(`${index}_price_desc`, { hitsPerPage: 2 })).toEqual(['n699', 'n698']);
  const { items } = await service.admin.listIndices({ hitsPerPage: 1000 });
  expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([]);
  expect(items.find(({ name }) => name === index)).toMatchObject({ entries: 700 });
});

test('records stay as they were when replacing them fails in the middle', async () => {
  await save(index);
  const before = await idsOf(index);
  const objects = Array.from({ length: 5 }, (_, at) => ({ objectID: `n${at}`, text: 'new' }));
  const tooLong = { objectID: 'n5', text: 'x'.repeat(200_000) };
  const sent = service.admin.replaceAllObjects({
    indexName: index,
    objects: [...objects, tooLong],
    batchSize: 2,
  });
  expect((await rejection(sent)).message).toContain('objectID=n5 is too big');
  expect(await idsOf(index)).toEqual(before);
  const { items } = await service.admin.listIndices({ hitsPerPage: 1000 });
  expect(items.filter(({ name }) => name.startsWith(`${index}_tmp_`))).toEqual([]);
});

test('an index is deleted, and its task is published', async () => {
  await save(index);
  const { taskID } = await service.admin.deleteIndex({ indexName: index });
  await service.admin.waitForTask({ indexName: index, taskID });
  await expect(rejection(idsOf(index))).resolves.toMatchObject({ status: 404 });
  expect(await service.admin.indexExists({ indexName: index })).toBe(false);
});

test('everything is restored after a restart', async () => {
  await save(index);
  await set(index, { customRanking: ['desc(rating)'], replicas: [`${index}_price_asc`] });
  await set(`${index}_price_asc`, { ranking: ['asc(price)'] });
  await published(
    service,
    index,
    service.admin.saveRule({
      indexName: index,
      objectID: 'r',
      rule: { objectID: 'r', consequence: { userData: { stored: true } } },
    }),
  );
  await service.restart();
  expect(await idsOf(index)).toEqual(['2', '3', '1']);
  expect(await idsOf(`${index}_price_asc`)).toEqual(['2', '3', '1']);
  const { userData } = await service.admin.searchSingleIndex({ indexName: index });
  expect(userData).toEqual([{ stored: true }]);
});
