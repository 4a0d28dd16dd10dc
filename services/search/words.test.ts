import { type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;
let index = '';
let made = 0;

beforeAll(async () => {
  service = await startService();
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

beforeEach(() => {
  index = `words-${(made += 1)}`;
});

const set = (indexSettings: Record<string, unknown>) =>
  published(service, index, service.admin.setSettings({ indexName: index, indexSettings }));
/** Records of one title each, by that title. */
const saveTitles = (...titles: string[]) =>
  service.admin.saveObjects({
    indexName: index,
    objects: titles.map((title) => ({ objectID: title, title })),
    waitForTasks: true,
  });
const search = (query: string, searchParams: Record<string, unknown> = {}) =>
  service.admin.searchSingleIndex<{ title: string }>({
    indexName: index,
    searchParams: { query, ...searchParams },
  });
const found = async (query: string, searchParams: Record<string, unknown> = {}) =>
  (await search(query, searchParams)).hits.map(({ objectID }) => objectID);

test.each([
  ['tshirt', 'White T-Shirt'],
  ['vneck', 'V neck jumper'],
  ['poloshirt', 'Polo shirt'],
  ['halfzi', 'half zi'],
  ['sizel', 'Size L'],
])('a word splits at every place: “%s” finds “%s”', async (query, title) => {
  await saveTitles(title, 'Shirt, white, without a T', 'neck half levis');
  expect(await found(query)).toEqual([title]);
});

test.each([
  ['t shirt', 'tshirt'],
  ['v neck', 'vneck jumper'],
  ['v-neck', 'vneck jumper'],
  ['half zip', 'halfzip sweater'],
])('words join: “%s” finds “%s”', async (query, title) => {
  await saveTitles(title, 'shirt neck zip');
  expect(await found(query)).toEqual([title]);
});

test('a word that is split where it stands in a record is marked there', async () => {
  await saveTitles('White T-Shirt');
  const { hits } = await search('tshirt');
  expect(hits[0]?._highlightResult).toMatchObject({
    title: { value: 'White <em>T</em>-<em>Shirt</em>' },
  });
});

test.each([
  ['en', 'man', 'men'],
  ['en', 'woman', 'women'],
  ['en', 'foot', 'feet'],
  ['en', 'child', 'children'],
  ['de', 'Mann', 'Maenner'],
  ['de', 'Hut', 'Hüte'],
  ['fr', 'œil', 'yeux'],
  ['fr', 'bijou', 'bijoux'],
  ['nl', 'kind', 'kinderen'],
  ['nl', 'stad', 'steden'],
  ['cs', 'dítě', 'děti'],
  ['cs', 'člověk', 'lidé'],
  ['pl', 'dziecko', 'dzieci'],
  ['pl', 'człowiek', 'ludzie'],
])('irregular plurals (%s): “%s” and “%s” find each other', async (language, one, many) => {
  await set({ ignorePlurals: [language], typoTolerance: false, queryType: 'prefixNone' });
  await saveTitles(one, many);
  expect((await found(one)).sort()).toEqual([one, many].sort());
  expect((await found(many)).sort()).toEqual([one, many].sort());
  expect(await found(many, { ignorePlurals: false })).toEqual([many]);
});

test('a similar query finds what has some of its words, most of them first', async () => {
  await set({ queryLanguages: ['en'] });
  await saveTitles('coat', 'warm coat', 'warm wool coat', 'the belt');
  expect(await found('', { similarQuery: 'the warm wool coat' })).toEqual([
    'warm wool coat',
    'warm coat',
    'coat',
  ]);
  expect(await found('', { similarQuery: 'coa' })).toEqual([]);
  expect(await found('belt', { similarQuery: 'coat' })).not.toContain('the belt');
});
