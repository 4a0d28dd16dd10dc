import { KEYS, rejection, type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;
const indexName = 'dictionaries';

beforeAll(async () => {
  service = await startService();
  await published(
    service,
    indexName,
    service.admin.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['title'],
        queryLanguages: ['de', 'en'],
        removeStopWords: true,
        ignorePlurals: true,
        decompoundedAttributes: { de: ['title'] },
        queryType: 'prefixNone',
        typoTolerance: false,
        replicas: ['dictionaries_desc'],
      },
    }),
  );
  const titles = ['Zimtstern', 'Zimt', 'Stern', 'Beinkleid', 'Hose', 'the coat', 'Lederjacke'];
  await service.admin.saveObjects({
    indexName,
    objects: titles.map((title) => ({ objectID: title, title })),
    waitForTasks: true,
  });
});

afterAll(async () => {
  await service.stop();
});

type Entry = Parameters<
  RunningService['admin']['batchDictionaryEntries']
>[0]['batchDictionaryEntriesParams']['requests'][number]['body'];
type DictionaryName = 'stopwords' | 'plurals' | 'compounds';

const write = async (
  dictionaryName: DictionaryName,
  action: 'addEntry' | 'deleteEntry',
  ...entries: Entry[]
) => {
  const { taskID } = await service.admin.batchDictionaryEntries({
    dictionaryName,
    batchDictionaryEntriesParams: { requests: entries.map((body) => ({ action, body })) },
  });
  await service.admin.waitForAppTask({ taskID });
};
const disable = async (disableStandardEntries: Record<string, Record<string, boolean> | null>) => {
  const { taskID } = await service.admin.setDictionarySettings({ disableStandardEntries });
  await service.admin.waitForAppTask({ taskID });
};
const found = async (query: string, name = indexName) =>
  (await service.admin.searchSingleIndex({ indexName: name, searchParams: { query } })).hits
    .map(({ objectID }) => objectID)
    .sort();

test('a custom stop word is dropped from queries, and a standard one can be kept', async () => {
  expect(await found('bitte hose')).toEqual([]);
  const entry = { objectID: 'stop', language: 'de', word: 'Bitte' } as const;
  await write('stopwords', 'addEntry', entry);
  expect(await found('bitte hose')).toEqual(['Hose']);
  expect(await found('bitte hose', 'dictionaries_desc')).toEqual(['Hose']);
  expect(await found('the hose')).toEqual(['Hose']);
  await write('stopwords', 'addEntry', {
    objectID: 'keep',
    language: 'en',
    word: 'the',
    state: 'disabled',
  } as Entry);
  expect(await found('the hose')).toEqual([]);
  await write('stopwords', 'deleteEntry', { objectID: 'stop' }, { objectID: 'keep' });
  expect(await found('bitte hose')).toEqual([]);
  expect(await found('the hose')).toEqual(['Hose']);
});

test('forms of one noun find each other', async () => {
  expect(await found('buxe')).toEqual([]);
  const entry = { objectID: 'p', language: 'de', words: ['Hose', 'Buxe'] } as const;
  await write('plurals', 'addEntry', { ...entry, words: [...entry.words] });
  expect(await found('buxe')).toEqual(['Hose']);
  await write('plurals', 'deleteEntry', { objectID: 'p' });
  expect(await found('buxe')).toEqual([]);
});

test('a custom compound is split, in records and in queries', async () => {
  expect(await found('kleid')).toEqual([]);
  const entry: Entry = {
    objectID: 'c',
    language: 'de',
    word: 'Beinkleid',
    decomposition: ['bein', 'kleid'],
  } as Entry;
  await write('compounds', 'addEntry', entry);
  expect(await found('kleid')).toEqual(['Beinkleid']);
  await service.restart();
  expect(await found('kleid')).toEqual(['Beinkleid']);
  await service.admin.saveObject({ indexName, body: { objectID: 'x', title: 'Kleid am Bein' } });
  await service.admin.deleteObjects({ indexName, objectIDs: ['none'], waitForTasks: true });
  expect(await found('beinkleid')).toEqual(['Beinkleid', 'x']);
  await service.admin.deleteObjects({ indexName, objectIDs: ['x'], waitForTasks: true });
  await write('compounds', 'deleteEntry', { objectID: 'c' });
  expect(await found('kleid')).toEqual([]);
});

test('standard dictionaries can be turned off for each language', async () => {
  expect(await found('stern')).toEqual(['Stern', 'Zimtstern']);
  await disable({ stopwords: { en: true }, compounds: { de: true } });
  expect(await service.admin.getDictionarySettings()).toEqual({
    disableStandardEntries: { stopwords: { en: true }, compounds: { de: true }, plurals: null },
  });
  expect(await found('the hose')).toEqual([]);
  expect(await found('stern')).toEqual(['Stern']);
  await disable({ stopwords: { en: false }, compounds: null });
  expect(await found('the hose')).toEqual(['Hose']);
  expect(await found('stern')).toEqual(['Stern', 'Zimtstern']);
});

test('entries are searched among custom and standard ones', async () => {
  const entry = { objectID: 's', language: 'en', word: 'therefore' } as const;
  await write('stopwords', 'addEntry', entry);
  const search = (query: string, language?: 'en' | 'de') =>
    service.admin.searchDictionaryEntries({
      dictionaryName: 'stopwords',
      searchDictionaryEntriesParams: { query, ...(language && { language }), hitsPerPage: 10 },
    });
  const { hits, nbHits, page, nbPages } = await search('the', 'en');
  expect({ nbHits, page, nbPages }).toEqual({ nbHits: 2, page: 0, nbPages: 1 });
  expect(hits).toEqual([
    { ...entry, type: 'custom', state: 'enabled' },
    expect.objectContaining({ language: 'en', word: 'the', type: 'standard' }),
  ]);
  expect((await search('the', 'de')).nbHits).toBe(0);
  expect(await service.admin.getDictionaryLanguages()).toMatchObject({
    en: { stopwords: { nbCustomEntries: 1 }, plurals: { nbCustomEntries: 0 }, compounds: null },
    de: { compounds: { nbCustomEntries: 0 } },
  });
});

test('a batch can replace a dictionary', async () => {
  await write('plurals', 'addEntry', { objectID: 'a', language: 'en', words: ['a', 'b'] });
  const { taskID } = await service.admin.batchDictionaryEntries({
    dictionaryName: 'plurals',
    batchDictionaryEntriesParams: {
      clearExistingDictionaryEntries: true,
      requests: [
        { action: 'addEntry', body: { objectID: 'b', language: 'en', words: ['c', 'd'] } },
      ],
    },
  });
  await service.admin.waitForAppTask({ taskID });
  expect((await service.admin.getDictionaryLanguages())['en']?.plurals?.nbCustomEntries).toBe(1);
});

test.each<[string, DictionaryName, Record<string, unknown>]>([
  ['no language', 'stopwords', { objectID: 'x', word: 'x' }],
  ['a language that is none', 'stopwords', { objectID: 'x', language: '__proto__', word: 'x' }],
  ['several words', 'stopwords', { objectID: 'x', language: 'de', word: 'x y' }],
  ['no words', 'plurals', { objectID: 'x', language: 'de', words: [] }],
  ['no parts', 'compounds', { objectID: 'x', language: 'de', word: 'xy' }],
  ['no id', 'compounds', { language: 'de', word: 'xy', decomposition: ['x', 'y'] }],
])('rejects an entry with %s', async (_, dictionaryName, body) => {
  const sent = service.admin.batchDictionaryEntries({
    dictionaryName,
    batchDictionaryEntriesParams: { requests: [{ action: 'addEntry', body: body as Entry }] },
  });
  await expect(rejection(sent)).resolves.toMatchObject({ status: 400 });
});

test('a search key can neither read nor change dictionaries', async () => {
  const client = service.clientWith(KEYS.search);
  await expect(rejection(client.getDictionarySettings())).resolves.toMatchObject({ status: 403 });
  const change = client.setDictionarySettings({ disableStandardEntries: {} });
  await expect(rejection(change)).resolves.toMatchObject({ status: 403 });
});
