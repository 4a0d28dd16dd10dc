import { fillFixtures, PRODUCTS, published } from './testing/fixtures';
import { type RunningService, startService } from './testing/running-service';

let service: RunningService;
const REPLICA = 'wardrobe_price_asc';
const VIRTUAL = 'wardrobe_virtual';

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
  const indexSettings = { replicas: [REPLICA, `virtual(${VIRTUAL})`] };
  const set = service.admin.setSettings({ indexName: PRODUCTS, indexSettings });
  await published(service, PRODUCTS, set);
});

afterAll(async () => {
  await service.stop();
});

const idsOf = async (indexName: string, searchParams: object) =>
  (await service.admin.searchSingleIndex({ indexName, searchParams })).hits.map(
    ({ objectID }) => objectID,
  );

const hide = (objectID: string, pattern: string, hidden: string) => ({
  objectID,
  conditions: [{ pattern, anchoring: 'contains' as const }],
  consequence: { hide: [{ objectID: hidden }] },
});

test.each([REPLICA, VIRTUAL])('a rule of the replica %s applies there only', async (indexName) => {
  const rule = hide('own', 'coat', 'coat-1');
  const saved = service.admin.saveRule({ indexName, objectID: 'own', rule });
  await published(service, indexName, saved);
  expect(await idsOf(indexName, { query: 'coat' })).toEqual([]);
  expect(await idsOf(PRODUCTS, { query: 'coat' })).toEqual(['coat-1']);
});

test('a rule reaches replicas only if it is forwarded, and theirs are cleared alone', async () => {
  const save = (objectID: string, hidden: string, forwardToReplicas: boolean) =>
    published(
      service,
      PRODUCTS,
      service.admin.saveRule({
        indexName: PRODUCTS,
        objectID,
        rule: hide(objectID, 'chinos', hidden),
        forwardToReplicas,
      }),
    );
  await save('alone', 'chino-1', false);
  await save('forwarded', 'chino-2', true);
  expect(await idsOf(PRODUCTS, { query: 'chinos' })).toEqual([]);
  expect(await idsOf(REPLICA, { query: 'chinos' })).toEqual(['chino-1']);
  expect(await idsOf(VIRTUAL, { query: 'chinos' })).toEqual(['chino-1']);
  await published(service, REPLICA, service.admin.clearRules({ indexName: REPLICA }));
  expect(await idsOf(REPLICA, { query: 'chinos' })).toEqual(['chino-1', 'chino-2']);
  expect(await idsOf(PRODUCTS, { query: 'chinos' })).toEqual([]);
});

test.each<[string, object, string[]]>([
  [
    'the higher first',
    { optionalFilters: ['brand:Boreal<score=3>', 'colours:White<score=2>'] },
    ['shirt-3', 'shirt-1', 'shirt-2'],
  ],
  [
    'the higher first',
    { optionalFilters: ['brand:Boreal<score=2>', 'colours:White<score=3>'] },
    ['shirt-1', 'shirt-2', 'shirt-3'],
  ],
  [
    'the best of alternatives',
    { optionalFilters: [['colours:Navy<score=2>', 'colours:White<score=3>']] },
    ['shirt-1', 'shirt-2', 'shirt-3'],
  ],
  [
    'their sum',
    {
      optionalFilters: [
        ['colours:Red<score=3>', 'colours:Navy<score=1>', 'colours:White<score=2>'],
      ],
      sumOrFiltersScores: true,
    },
    ['shirt-3', 'shirt-1', 'shirt-2'],
  ],
  [
    'a negative one',
    { optionalFilters: ['colours:-Navy<score=2>'] },
    ['shirt-2', 'shirt-1', 'shirt-3'],
  ],
])('optional filters rank by their scores: %s', async (_, params, expected) => {
  expect(await idsOf(PRODUCTS, { query: 'shirt', ...params })).toEqual(expected);
});
