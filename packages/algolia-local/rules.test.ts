import { rejection, type RunningService, startService } from './testing/running-service';
import { fillFixtures, PRODUCTS, published } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

afterEach(async () => {
  await published(service, PRODUCTS, service.admin.clearRules({ indexName: PRODUCTS }));
});

type Rule = Parameters<RunningService['admin']['saveRule']>[0]['rule'];
type RuleParts = Omit<Rule, 'objectID'>;

const keep = (...rules: RuleParts[]) =>
  published(
    service,
    PRODUCTS,
    service.admin.saveRules({
      indexName: PRODUCTS,
      rules: rules.map((rule, at) => ({ objectID: `rule-${at}`, ...rule })),
    }),
  );

const search = (searchParams: Record<string, unknown>) =>
  service.admin.searchSingleIndex({ indexName: PRODUCTS, searchParams });
const idsOf = async (searchParams: Record<string, unknown>) =>
  (await search(searchParams)).hits.map(({ objectID }) => objectID);

const SHIRTS = ['shirt-1', 'shirt-3', 'shirt-2'];
const on = (pattern: string, anchoring: 'is' | 'startsWith' | 'endsWith' | 'contains' = 'is') => ({
  conditions: [{ pattern, anchoring }],
});

test.each<[string, RuleParts, Record<string, unknown>, string[]]>([
  [
    'promotes a record that does not match',
    { ...on('shirt'), consequence: { promote: [{ objectID: 'belt-1', position: 0 }] } },
    { query: 'shirt' },
    ['belt-1', ...SHIRTS],
  ],
  [
    'promotes several from a position on',
    {
      ...on('shirt'),
      consequence: { promote: [{ objectIDs: ['belt-1', 'coat-1'], position: 1 }] },
    },
    { query: 'shirt' },
    ['shirt-1', 'belt-1', 'coat-1', 'shirt-3', 'shirt-2'],
  ],
  [
    'promotes only what the filters leave, where it says so',
    {
      ...on('shirt'),
      consequence: {
        promote: [
          { objectID: 'coat-1', position: 0 },
          { objectID: 'belt-1', position: 1 },
        ],
        filterPromotes: true,
      },
    },
    { query: 'shirt', filters: 'price>30' },
    ['coat-1', ...SHIRTS],
  ],
  [
    'hides a record',
    { ...on('shirt'), consequence: { hide: [{ objectID: 'shirt-3' }] } },
    { query: 'shirt' },
    ['shirt-1', 'shirt-2'],
  ],
  [
    'filters besides the query’s own filters',
    { ...on('shirt'), consequence: { params: { filters: 'colours:Navy' } } },
    { query: 'shirt', filters: 'inStock:true' },
    ['shirt-1'],
  ],
  [
    'replaces the query',
    { ...on('chemise'), consequence: { params: { query: 'shirt' } } },
    { query: 'chemise' },
    SHIRTS,
  ],
  [
    'removes a word',
    {
      ...on('cheap', 'contains'),
      consequence: { params: { query: { remove: ['cheap'] }, filters: 'price<60' } },
    },
    { query: 'cheap shirt' },
    ['shirt-1', 'shirt-3'],
  ],
  [
    'replaces a word',
    {
      ...on('trousers', 'contains'),
      consequence: {
        params: { query: { edits: [{ type: 'replace', delete: 'trousers', insert: 'chinos' }] } },
      },
    },
    { query: 'Slim Trousers' },
    ['chino-1'],
  ],
  [
    'turns a named value into a filter',
    {
      ...on('{facet:colours}', 'contains'),
      consequence: {
        params: { automaticFacetFilters: ['colours'], query: { remove: ['{facet:colours}'] } },
      },
    },
    { query: 'navy shirt' },
    ['shirt-1', 'shirt-3'],
  ],
])('PLP-16: a rule %s', async (_, rule, params, expected) => {
  await keep(rule);
  expect(await idsOf(params)).toEqual(expected);
  expect(await idsOf({ ...params, enableRules: false })).not.toEqual(expected);
});

const MARK = { consequence: { userData: { applied: true } } };
const appliesTo = async (params: Record<string, unknown>) =>
  (await search(params)).userData !== undefined;

test.each<[string, RuleParts, Record<string, unknown>, Record<string, unknown>]>([
  ['is: the whole query', { ...on('shirt'), ...MARK }, { query: 'Shirt' }, { query: 'red shirt' }],
  [
    'startsWith',
    { ...on('red', 'startsWith'), ...MARK },
    { query: 'red shirt' },
    { query: 'a red shirt' },
  ],
  [
    'endsWith',
    { ...on('shirt', 'endsWith'), ...MARK },
    { query: 'red shirt' },
    { query: 'shirt red' },
  ],
  [
    'contains, several words',
    { ...on('red shirt', 'contains'), ...MARK },
    { query: 'a red shirt x' },
    { query: 'red x shirt' },
  ],
  ['an empty query', { ...on(''), ...MARK }, { query: '' }, { query: 'x' }],
  ['diacritics and case', { ...on('PIQUE'), ...MARK }, { query: 'piqué' }, { query: 'piques' }],
  [
    'typos, where alternatives count',
    { conditions: [{ pattern: 'chinos', anchoring: 'is', alternatives: true }], ...MARK },
    { query: 'chnios' },
    { query: 'shirts' },
  ],
  [
    'a context',
    { conditions: [{ context: 'sale' }], ...MARK },
    { ruleContexts: ['web', 'sale'] },
    { ruleContexts: ['web'] },
  ],
  [
    'a filter of the query',
    { conditions: [{ filters: 'brand:marten' }], ...MARK },
    { filters: 'brand:Marten AND inStock:true' },
    { filters: 'brand:Boreal' },
  ],
  [
    'one of several conditions',
    {
      conditions: [
        { pattern: 'a', anchoring: 'is' },
        { pattern: 'b', anchoring: 'is' },
      ],
      ...MARK,
    },
    { query: 'b' },
    { query: 'c' },
  ],
])('a condition matches %s', async (_, rule, matching, other) => {
  await keep(rule);
  expect(await appliesTo(matching)).toBe(true);
  expect(await appliesTo(other)).toBe(false);
});

test('a rule applies only within its time window and while it is enabled', async () => {
  const now = Math.floor(Date.now() / 1000);
  const windows = [
    { from: now - 60, until: now + 60 },
    { until: now - 60 } as { from: number; until: number }, // One side may be open.
    { from: now + 60 } as { from: number; until: number },
  ];
  await keep(
    ...windows.map((window, at) => ({
      validity: [window],
      consequence: { userData: { window: at } },
    })),
    { enabled: false, consequence: { userData: { window: 'off' } } },
  );
  expect((await search({})).userData).toEqual([{ window: 0 }]);
});

test('PLP-16: redirects, order of facets and banners are in the response', async () => {
  const renderingContent = {
    redirect: { url: '/de-de/hilfe/retoure' },
    facetOrdering: { facets: { order: ['brand', 'price'] } },
  };
  await keep({ ...on('returns'), consequence: { params: { renderingContent } } });
  expect(await search({ query: 'returns' })).toMatchObject({ renderingContent });
  expect((await search({ query: 'coat' })).renderingContent).toEqual({});
});

test('an index may define the order of its facets, and a rule overrides it', async () => {
  const ofIndex = { facetOrdering: { facets: { order: ['brand'] } } };
  const ofRule = { facetOrdering: { facets: { order: ['price'] } } };
  const set = (renderingContent: typeof ofIndex | null) =>
    // The client's type lacks null, which resets a setting.
    service.admin.setSettings({
      indexName: PRODUCTS,
      indexSettings: { renderingContent } as object,
    });
  await published(service, PRODUCTS, set(ofIndex));
  await keep({ ...on('coat'), consequence: { params: { renderingContent: ofRule } } });
  expect((await search({})).renderingContent).toEqual(ofIndex);
  expect((await search({ query: 'coat' })).renderingContent).toEqual(ofRule);
  await published(service, PRODUCTS, set(null));
});

test('the conflicting rule whose match is earlier and longer wins', async () => {
  await keep(
    { ...on('shirt', 'contains'), consequence: { params: { hitsPerPage: 1 } } },
    { ...on('linen shirt', 'contains'), consequence: { params: { hitsPerPage: 2 } } },
    {
      ...on('linen', 'contains'),
      consequence: { params: { hitsPerPage: 3 }, userData: { third: true } },
    },
  );
  const response = await search({ query: 'linen shirt', getRankingInfo: true });
  expect(response).toMatchObject({ hitsPerPage: 2, userData: [{ third: true }] });
  expect(response).toMatchObject({
    appliedRules: [{ objectID: 'rule-1' }, { objectID: 'rule-2' }, { objectID: 'rule-0' }],
  });
});

test('rules are saved, read, searched and deleted', async () => {
  const admin = service.admin;
  await keep({ ...on('shirt'), ...MARK }, { ...on('coat', 'contains'), ...MARK, enabled: false });
  expect(await admin.getRule({ indexName: PRODUCTS, objectID: 'rule-0' })).toMatchObject(
    on('shirt'),
  );
  const found = (searchRulesParams: Record<string, unknown>) =>
    admin.searchRules({ indexName: PRODUCTS, searchRulesParams }).then(({ nbHits }) => nbHits);
  expect(await found({})).toBe(2);
  expect(await found({ query: 'coa' })).toBe(1);
  expect(await found({ anchoring: 'contains' })).toBe(1);
  expect(await found({ enabled: true })).toBe(1);
  await published(service, PRODUCTS, admin.deleteRule({ indexName: PRODUCTS, objectID: 'rule-0' }));
  await expect(
    rejection(admin.getRule({ indexName: PRODUCTS, objectID: 'rule-0' })),
  ).resolves.toEqual({ status: 404, message: 'Rule does not exist' });
  const rules = [{ objectID: 'only', ...MARK }];
  await published(
    service,
    PRODUCTS,
    admin.saveRules({ indexName: PRODUCTS, rules, clearExistingRules: true }),
  );
  expect(await found({})).toBe(1);
});

test.each<[string, unknown]>([
  ['a rule without consequence', { objectID: 'r' }],
  [
    'an empty pattern that is not the whole query',
    { objectID: 'r', conditions: [{ pattern: '', anchoring: 'contains' }], ...MARK },
  ],
  [
    'an unknown anchoring',
    { objectID: 'r', conditions: [{ pattern: 'a', anchoring: 'around' }], ...MARK },
  ],
  [
    'more than 25 conditions',
    { objectID: 'r', conditions: Array.from({ length: 26 }, () => ({ context: 'a' })), ...MARK },
  ],
  ['a parameter no search has', { objectID: 'r', consequence: { params: { hitPerPage: 1 } } }],
  ['a filter no search has', { objectID: 'r', conditions: [{ filters: 'a:' }], ...MARK }],
  [
    'a position before the first',
    { objectID: 'r', consequence: { promote: [{ objectID: 'a', position: -1 }] } },
  ],
  ['no object at all', ['rule']],
])('%s is rejected with 400', async (_, body) => {
  const path = `/1/indexes/${PRODUCTS}/rules/r`;
  const { status } = await service.fetch(path, { method: 'PUT', body: JSON.stringify(body) });
  expect(status).toBe(400);
});
