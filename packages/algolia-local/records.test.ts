import { rejection, type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;
let index = '';
let serial = 0;

beforeAll(async () => {
  service = await startService({ SEARCH_MAX_RECORD_BYTES: '2000' });
});

afterAll(async () => {
  await service.stop();
});

beforeEach(() => {
  index = `records-${(serial += 1)}`;
});

const save = (...objects: Record<string, unknown>[]) =>
  service.admin.saveObjects({ indexName: index, objects, waitForTasks: true });
const get = (objectID: string) => service.admin.getObject({ indexName: index, objectID });
const show = (write: Parameters<typeof published>[2]) => published(service, index, write);
const count = async () => (await service.admin.searchSingleIndex({ indexName: index })).nbHits;

test('a record is read as it was written', async () => {
  const record = {
    objectID: '1',
    title: 'Änderung „ß“ \u0000',
    sizes: [1, [2]],
    nested: { a: null },
  };
  await save(record);
  expect(await get('1')).toEqual(record);
});

test('a record with an existing id replaces the other', async () => {
  await save({ objectID: '1', title: 'old', price: 1 });
  await save({ objectID: '1', title: 'new' });
  expect(await get('1')).toEqual({ objectID: '1', title: 'new' });
  expect(await count()).toBe(1);
});

test('a record without an id gets one', async () => {
  const { objectID, taskID } = await service.admin.saveObject({ indexName: index, body: { a: 1 } });
  await service.admin.waitForTask({ indexName: index, taskID });
  expect(await get(objectID ?? '')).toEqual({ objectID, a: 1 });
});

test('ids may contain slashes, spaces, percent signs and stars', async () => {
  const objectID = 'a/b c%2F*?ü';
  await show(service.admin.addOrUpdateObject({ indexName: index, objectID, body: { a: 1 } }));
  expect(await get(objectID)).toEqual({ objectID, a: 1 });
  await show(service.admin.deleteObject({ indexName: index, objectID }));
  await expect(rejection(get(objectID))).resolves.toEqual({
    status: 404,
    message: 'ObjectID does not exist',
  });
});

test('reads some attributes of many records at once, and null for missing records', async () => {
  await save({ objectID: '1', a: 1, b: 2 }, { objectID: '2', a: 3, b: 4 });
  const { results } = await service.admin.getObjects({
    requests: [
      { indexName: index, objectID: '2', attributesToRetrieve: ['b'] },
      { indexName: index, objectID: 'gone' },
      { indexName: index, objectID: '1' },
    ],
  });
  expect(results).toEqual([{ objectID: '2', b: 4 }, null, { objectID: '1', a: 1, b: 2 }]);
});

test('a batch executes its operations in order', async () => {
  await save({ objectID: '1', a: 1 }, { objectID: '2', a: 2 });
  await show(
    service.admin.batch({
      indexName: index,
      batchWriteParams: {
        requests: [
          { action: 'deleteObject', body: { objectID: '1' } },
          { action: 'partialUpdateObject', body: { objectID: '2', b: 3 } },
          { action: 'addObject', body: { objectID: '3', a: 4 } },
          {
            action: 'partialUpdateObject',
            body: { objectID: '3', a: { _operation: 'Increment', value: 2 } },
          },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: '4', a: 5 } },
          { action: 'updateObject', body: { objectID: '5', a: 6 } },
          { action: 'deleteObject', body: { objectID: '5' } },
        ],
      },
    }),
  );
  const { hits } = await service.admin.searchSingleIndex({
    indexName: index,
    searchParams: { attributesToHighlight: [] },
  });
  expect(hits).toEqual([
    { objectID: '2', a: 2, b: 3 },
    { objectID: '3', a: 6 },
  ]);
});

test('one batch writes to several indices and returns a task for each', async () => {
  const { taskID } = await service.admin.multipleBatch({
    requests: [
      { action: 'addObject', indexName: `${index}-a`, body: { objectID: '1' } },
      { action: 'addObject', indexName: `${index}-b`, body: { objectID: '2' } },
    ],
  });
  expect(Object.keys(taskID)).toEqual([`${index}-a`, `${index}-b`]);
  for (const [indexName, task] of Object.entries(taskID)) {
    await service.admin.waitForTask({ indexName, taskID: task });
  }
  const found = await service.admin.searchSingleIndex({ indexName: `${index}-b` });
  expect(found.hits).toMatchObject([{ objectID: '2' }]);
});

test('an error in a batch rejects all of it', async () => {
  await save({ objectID: '1', a: 1 });
  const batch = service.admin.batch({
    indexName: index,
    batchWriteParams: {
      requests: [
        { action: 'addObject', body: { objectID: '2' } },
        { action: 'updateObject', body: { a: 1 } },
      ],
    },
  });
  await expect(rejection(batch)).resolves.toMatchObject({ status: 400 });
  expect(await count()).toBe(1);
});

type Attributes = Record<string, unknown>;
const operation = (_operation: string, value: unknown): Attributes => ({
  a: { _operation, value },
});

test.each<[string, Attributes | null, Attributes, Attributes | null]>([
  ['a plain attribute', { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
  ['a nested one as a whole', { a: { x: 1, y: 2 } }, { a: { x: 3 } }, { a: { x: 3 } }],
  ['Increment', { a: 5 }, operation('Increment', 2), { a: 7 }],
  ['Decrement', { a: 5 }, operation('Decrement', 2), { a: 3 }],
  ['Increment of nothing', {}, operation('Increment', 2), { a: 2 }],
  ['Add', { a: ['x'] }, operation('Add', 'x'), { a: ['x', 'x'] }],
  ['AddUnique of what is there', { a: ['x'] }, operation('AddUnique', 'x'), { a: ['x'] }],
  ['AddUnique of what is not', { a: ['x'] }, operation('AddUnique', 'y'), { a: ['x', 'y'] }],
  ['Remove', { a: ['x', 'y', 'x'] }, operation('Remove', 'x'), { a: ['y'] }],
  ['IncrementFrom the right value', { a: 5 }, operation('IncrementFrom', 5), { a: 6 }],
  ['IncrementFrom another value', { a: 5 }, operation('IncrementFrom', 4), { a: 5 }],
  ['IncrementFrom 0 without a record', null, operation('IncrementFrom', 0), { a: 1 }],
  ['IncrementFrom 1 without a record', null, operation('IncrementFrom', 1), null],
  ['IncrementSet to more', { a: 5 }, operation('IncrementSet', 9), { a: 9 }],
  ['IncrementSet to less', { a: 5 }, operation('IncrementSet', 3), { a: 5 }],
  ['IncrementSet without a record', null, operation('IncrementSet', 3), { a: 3 }],
])('a partial update: %s', async (_, before, attributesToUpdate, after) => {
  await save({ objectID: 'other' }, ...(before ? [{ objectID: '1', ...before }] : []));
  await show(
    service.admin.partialUpdateObject({ indexName: index, objectID: '1', attributesToUpdate }),
  );
  const { results } = await service.admin.getObjects({
    requests: [{ indexName: index, objectID: '1' }],
  });
  expect(results).toEqual([after && { objectID: '1', ...after }]);
});

test('a partial update that must not create does not create a missing record', async () => {
  await save({ objectID: '1' });
  await show(
    service.admin.partialUpdateObject({
      indexName: index,
      objectID: '2',
      attributesToUpdate: { a: 1 },
      createIfNotExists: false,
    }),
  );
  expect(await count()).toBe(1);
});

test('a changed price is found, filtered and counted at once', async () => {
  await service.admin.setSettings({
    indexName: index,
    indexSettings: { attributesForFaceting: ['price'] },
  });
  await save(
    { objectID: '1', title: 'coat', price: 100 },
    { objectID: '2', title: 'belt', price: 20 },
  );
  await show(
    service.admin.partialUpdateObject({
      indexName: index,
      objectID: '1',
      attributesToUpdate: { price: 80 },
    }),
  );
  const found = await service.admin.searchSingleIndex({
    indexName: index,
    searchParams: { query: 'coat', filters: 'price<90', facets: ['price'] },
  });
  expect(found).toMatchObject({ nbHits: 1, facets: { price: { '80': 1 } } });
});

test('records are deleted by query', async () => {
  await service.admin.setSettings({
    indexName: index,
    indexSettings: { attributesForFaceting: ['b'] },
  });
  await save({ objectID: '1', b: 'x' }, { objectID: '2', b: 'y' }, { objectID: '3', b: 'x' });
  await show(service.admin.deleteBy({ indexName: index, deleteByParams: { filters: 'b:x' } }));
  expect((await service.admin.searchSingleIndex({ indexName: index })).hits).toMatchObject([
    { objectID: '2' },
  ]);
  await expect(
    rejection(service.admin.deleteBy({ indexName: index, deleteByParams: {} })),
  ).resolves.toMatchObject({ status: 400 });
});

test('an index is emptied and keeps its settings', async () => {
  await service.admin.setSettings({ indexName: index, indexSettings: { hitsPerPage: 7 } });
  await save({ objectID: '1' });
  await show(service.admin.clearObjects({ indexName: index }));
  expect(await service.admin.searchSingleIndex({ indexName: index })).toMatchObject({
    nbHits: 0,
    hitsPerPage: 7,
  });
});

test('browsing returns every record, page by page, beyond the pagination limit', async () => {
  const objects = Array.from({ length: 1500 }, (_, at) => ({
    objectID: String(at),
    even: at % 2 === 0,
  }));
  await service.admin.setSettings({
    indexName: index,
    indexSettings: { attributesForFaceting: ['even'], paginationLimitedTo: 100 },
  });
  await save(...objects);
  const seen = new Set<string>();
  await service.admin.browseObjects({
    indexName: index,
    browseParams: { hitsPerPage: 400 },
    aggregator: ({ hits }) => hits.forEach(({ objectID }) => seen.add(objectID)),
  });
  expect(seen.size).toBe(1500);
  const first = await service.admin.browse({
    indexName: index,
    browseParams: { filters: 'even:true' },
  });
  expect(first).toMatchObject({ nbHits: 750, page: 0 });
  expect(first).not.toHaveProperty('cursor');
  const page = await service.admin.searchSingleIndex({
    indexName: index,
    searchParams: { hitsPerPage: 20 },
  });
  expect(page).toMatchObject({ nbHits: 1500, nbPages: 5 });
});

test('a task is published once searches show it; unknown tasks are not found', async () => {
  const { taskID } = await service.admin.saveObject({ indexName: index, body: { objectID: '1' } });
  expect(await service.admin.waitForTask({ indexName: index, taskID })).toMatchObject({
    status: 'published',
  });
  expect(await service.admin.waitForAppTask({ taskID })).toMatchObject({ status: 'published' });
  await expect(
    rejection(service.admin.getTask({ indexName: index, taskID: 987_654_321 })),
  ).resolves.toMatchObject({ status: 404 });
});

test('a record that is too large is rejected with 413 and its id, together with its batch', async () => {
  const objects = [{ objectID: 'small' }, { objectID: 'big', text: 'x'.repeat(2001) }];
  const { status, message } = await rejection(
    service.admin.saveObjects({ indexName: index, objects }),
  );
  expect(status).toBe(413);
  expect(message).toContain('Record at the position 1 objectID=big is too big');
  await expect(rejection(count())).resolves.toMatchObject({ status: 404 });
});

test('bodies above 20 MB are rejected with 413', async () => {
  const response = await service.fetch(`/1/indexes/${index}`, {
    method: 'POST',
    body: JSON.stringify({ text: 'x'.repeat(21 * 1024 * 1024) }),
  });
  expect(response.status).toBe(413);
});
