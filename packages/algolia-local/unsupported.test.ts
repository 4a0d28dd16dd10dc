import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rejection, type RunningService, startService } from './testing/running-service';

let service: RunningService;
const indexName = 'unsupported';

beforeAll(async () => {
  service = await startService();
  await service.admin.saveObjects({
    indexName,
    objects: [{ objectID: '1', title: 'coat' }],
    waitForTasks: true,
  });
});

afterAll(async () => {
  await service.stop();
});

/** Features that the documentation lists as rejected. */
async function rejectedByDocs(): Promise<string> {
  const docs = await readFile(join(__dirname, '../../docs/search-service.md'), 'utf8');
  return /Unsupported features are rejected.*?(?=\nStandard )/s.exec(docs)?.[0] ?? '';
}

test.each<[string, Record<string, unknown>]>([
  ['naturalLanguages', { naturalLanguages: ['de'] }],
  ['aroundLatLngViaIP', { aroundLatLngViaIP: true }],
  ['mode', { mode: 'neuralSearch' }],
  ['semanticSearch', { semanticSearch: { eventSources: ['a'] } }],
  ['enablePersonalization', { enablePersonalization: true }],
])(
  'a search with %s is rejected with its name, which the documentation lists',
  async (name, params) => {
    const sent = service.admin.searchSingleIndex({ indexName, searchParams: params });
    const { status, message } = await rejection(sent);
    expect(status).toBe(400);
    expect(message).toContain(name);
    expect(await rejectedByDocs()).toContain(`\`${name}\``);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['attributesToTransliterate', { attributesToTransliterate: ['title'] }],
  ['customNormalization', { customNormalization: { default: { ä: 'ae' } } }],
  ['mode', { mode: 'neuralSearch' }],
  ['semanticSearch', { semanticSearch: { eventSources: ['a'] } }],
  ['enablePersonalization', { enablePersonalization: true }],
])(
  'the setting %s is rejected with its name, which the documentation lists',
  async (name, settings) => {
    const sent = service.admin.setSettings({ indexName, indexSettings: settings });
    const { status, message } = await rejection(sent);
    expect(status).toBe(400);
    expect(message).toContain(name);
    expect(await rejectedByDocs()).toContain(`\`${name}\``);
  },
);

test('requests to endpoints that are not implemented are not found', async () => {
  const { admin } = service;
  for (const sent of [
    admin.restoreApiKey({ key: 'gone' }),
    admin.listClusters(),
    admin.listUserIds(),
    admin.customGet({ path: '2/abtests' }),
    admin.customGet({ path: '1/strategies/personalization' }),
  ]) {
    expect((await rejection(sent)).status).toBe(404);
  }
});

test('a setting and a parameter are read under the names of older clients, too', async () => {
  const searchParams = { query: 'coat nowhere', removeWordsIfNoResult: 'lastWords' };
  const { nbHits } = await service.admin.searchSingleIndex({ indexName, searchParams });
  expect(nbHits).toBe(1);
  const indexSettings = { removeWordsIfNoResult: 'allOptional' } as object;
  const { taskID } = await service.admin.setSettings({ indexName, indexSettings });
  await service.admin.waitForTask({ indexName, taskID });
  expect(await service.admin.getSettings({ indexName })).toMatchObject({
    removeWordsIfNoResults: 'allOptional',
  });
});

test.each([
  ['GET', `/1/indexes/${indexName}/settings?forwardToReplicas=true`],
  ['POST', `/1/indexes/${indexName}/query?hitsPerPage=1`],
  ['GET', '/1/keys?page=1'],
])('rejects a parameter of the URL that would be ignored: %s %s', async (method, path) => {
  const response = await service.fetch(path, { method });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    status: 400,
    message: expect.stringMatching(/^Unknown parameter: /) as string,
  });
});

test('accepts parameters without effect that clients send with every search', async () => {
  const searchParams = {
    query: 'coat',
    analytics: true,
    analyticsTags: ['a'],
    userToken: 'u',
    enableABTest: true,
    enableReRanking: true,
    personalizationImpact: 50,
  };
  const { nbHits } = await service.admin.searchSingleIndex({ indexName, searchParams });
  expect(nbHits).toBe(1);
});

function searchWith(extensions: object) {
  const searchParams: Record<string, unknown> = { query: 'coat', extensions };
  return service.admin.searchSingleIndex({ indexName, searchParams });
}

test('a search that asks for categories of its query gets none', async () => {
  const queryCategorization = { enableCategoriesRetrieval: true, enableAutoFiltering: false };
  expect(await searchWith({ queryCategorization })).toHaveProperty('extensions', {
    queryCategorization: {},
  });
  expect(await searchWith({ queryCategorization: {} })).not.toHaveProperty('extensions');
});

test.each<[string, object]>([
  ['an unknown extension', { ignored: {} }],
  ['an unknown property of an extension', { queryCategorization: { ignored: true } }],
])('a search with %s is rejected', async (_, extensions) => {
  const { status, message } = await rejection(searchWith(extensions));
  expect(status).toBe(400);
  expect(message).toBe('Unknown parameter: ignored');
});
