import { type RunningService, startService } from './testing/running-service';
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
  index = `words-${(serial += 1)}`;
});

const set = (indexSettings: Record<string, unknown>) =>
  published(service, index, service.admin.setSettings({ indexName: index, indexSettings }));
/** Records with one title each and the title as id. */
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
])('a word is split at any position: “%s” finds “%s”', async (query, title) => {
  await saveTitles(title, 'Shirt, white, without a T', 'neck half levis');
  expect(await found(query)).toEqual([title]);
});

test.each([
  ['t shirt', 'tshirt'],
  ['v neck', 'vneck jumper'],
  ['v-neck', 'vneck jumper'],
  ['half zip', 'halfzip sweater'],
])('words are joined: “%s” finds “%s”', async (query, title) => {
  await saveTitles(title, 'shirt neck zip');
  expect(await found(query)).toEqual([title]);
});

test('a split word is marked where it is in the record', async () => {
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

test('a similar query finds records with some of its words, most of them first', async () => {
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

test('only the configured letters keep their diacritics', async () => {
  await set({ keepDiacriticsOnCharacters: 'øé', typoTolerance: false });
  await saveTitles('Løv', 'Lov', 'Café', 'Crème');
  expect(await found('løv')).toEqual(['Løv']);
  expect(await found('LØV')).toEqual(['Løv']);
  expect(await found('lov')).toEqual(['Lov']);
  expect(await found('cafe\u0301')).toEqual(['Café']);
  expect(await found('cafe')).toEqual([]);
  expect(await found('creme')).toEqual(['Crème']);
  expect((await search('løv')).hits[0]?._highlightResult).toMatchObject({
    title: { value: '<em>Løv</em>' },
  });
  await set({ keepDiacriticsOnCharacters: '' });
  expect((await found('lov')).sort()).toEqual(['Lov', 'Løv']);
});

test('synonyms keep the configured diacritics too', async () => {
  await set({ keepDiacriticsOnCharacters: 'ø', typoTolerance: false });
  await saveTitles('Løv', 'Lov');
  await published(
    service,
    index,
    service.admin.saveSynonym({
      indexName: index,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'oneWaySynonym', input: 'leaf', synonyms: ['løv'] },
    }),
  );
  expect(await found('leaf')).toEqual(['Løv']);
  await set({ keepDiacriticsOnCharacters: '' });
  expect((await found('leaf')).sort()).toEqual(['Lov', 'Løv']);
});

test('words in camel case are found by their parts, in the configured attributes', async () => {
  await set({ camelCaseAttributes: ['title'], queryType: 'prefixNone' });
  await service.admin.saveObjects({
    indexName: index,
    objects: [
      { objectID: 'title', title: 'theFitGuide for XMLFiles' },
      { objectID: 'text', text: 'theFitGuide for XMLFiles' },
    ],
    waitForTasks: true,
  });
  expect(await found('guide')).toEqual(['title']);
  expect(await found('fit guide')).toEqual(['title']);
  expect(await found('files')).toEqual(['title']);
  expect((await found('thefitguide')).sort()).toEqual(['text', 'title']);
  const { hits } = await search('guide');
  expect(hits[0]?._highlightResult).toMatchObject({
    title: { value: 'theFit<em>Guide</em> for XMLFiles' },
  });
  await published(
    service,
    index,
    service.admin.saveObject({ indexName: index, body: { objectID: 'new', title: 'sizeGuide' } }),
  );
  expect((await found('guide')).sort()).toEqual(['new', 'title']);
});

test('a compound also finds its parts, in the languages of the query', async () => {
  await set({ queryLanguages: ['de'] });
  await saveTitles('Jacke aus Leder', 'Lederjacke', 'Leder', 'Jacke');
  expect(await found('lederjacke')).toEqual(['Lederjacke', 'Jacke aus Leder']);
  expect(await found('lederjacke', { decompoundQuery: false })).toEqual(['Lederjacke']);
  expect(await found('lederjacke', { queryLanguages: ['fr'] })).toEqual(['Lederjacke']);
  const { hits } = await search('lederjacke');
  expect(hits[1]?._highlightResult).toMatchObject({
    title: { value: '<em>Jacke</em> aus <em>Leder</em>' },
  });
});

test('the words of the query replace their synonyms if the setting is on', async () => {
  await saveTitles('Blue tennis shoes', 'Red sneakers');
  await published(
    service,
    index,
    service.admin.saveSynonym({
      indexName: index,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['sneakers', 'tennis shoes'] },
    }),
  );
  const highlighted = async (query: string, replaceSynonymsInHighlight: boolean) =>
    (await search(query, { replaceSynonymsInHighlight })).hits
      .flatMap(({ _highlightResult: { title } = {} }) =>
        title && 'value' in title ? [title.value] : [],
      )
      .sort();
  expect(await highlighted('sneakers', true)).toEqual([
    'Blue <em>sneakers</em>',
    'Red <em>sneakers</em>',
  ]);
  expect(await highlighted('tennis shoes', true)).toEqual([
    'Blue <em>tennis</em> <em>shoes</em>',
    'Red <em>tennis shoes</em>',
  ]);
  expect(await highlighted('sneakers', false)).toEqual([
    'Blue <em>tennis</em> <em>shoes</em>',
    'Red <em>sneakers</em>',
  ]);
});

test('the best attribute is the first one or the one whose words are nearest', async () => {
  await set({
    searchableAttributes: ['title', 'text'],
    ranking: ['attribute', 'proximity', 'custom'],
    customRanking: ['asc(position)'],
  });
  await service.admin.saveObjects({
    indexName: index,
    objects: [
      { objectID: 'far', title: 'wool for a long warm coat', text: 'wool coat', position: 1 },
      { objectID: 'near', title: 'a wool coat', text: 'none', position: 2 },
    ],
    waitForTasks: true,
  });
  expect(await found('wool coat')).toEqual(['far', 'near']);
  expect(await found('wool coat', { attributeCriteriaComputedByMinProximity: true })).toEqual([
    'near',
    'far',
  ]);
  // The setting applies only if the attribute comes before proximity.
  const ranking = ['custom', 'proximity', 'attribute'];
  expect(
    await found('wool coat', { ranking, attributeCriteriaComputedByMinProximity: true }),
  ).toEqual(['far', 'near']);
});
