import { type RunningService, startService } from './testing/running-service';

let service: RunningService;
const indexName = 'ignored';

beforeAll(async () => {
  service = await startService();
  const objects = [{ objectID: '1', title: 'coat' }];
  await service.admin.saveObjects({ indexName, objects, waitForTasks: true });
});

afterAll(async () => {
  await service.stop();
});

const send = async (path: string, body: object, method = 'POST') => {
  const response = await service.fetch(path, { method, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as { message?: string } };
};

const OWN = `/1/indexes/${indexName}`;
const rule = (change: object) => ({ objectID: 'r', conditions: [], consequence: {}, ...change });
const consequence = (change: object) => rule({ consequence: change });
const entry = { objectID: 'e', language: 'de', word: 'der', state: 'enabled' };
const remove = { action: 'deleteObject', body: { objectID: '9' } };

/** Bodies with one property too many, `ignored`. */
const BODIES: [string, string, object][] = [
  ['rule', `${OWN}/rules/batch`, [rule({ ignored: 1 })]],
  ['condition', `${OWN}/rules/batch`, [rule({ conditions: [{ context: 'a', ignored: 1 }] })]],
  ['consequence', `${OWN}/rules/batch`, [consequence({ ignored: 1 })]],
  ['parameter of a consequence', `${OWN}/rules/batch`, [consequence({ params: { ignored: 1 } })]],
  [
    'automatic filter',
    `${OWN}/rules/batch`,
    [consequence({ params: { automaticFacetFilters: [{ facet: 'a', ignored: 1 }] } })],
  ],
  [
    'edit of a query',
    `${OWN}/rules/batch`,
    [consequence({ params: { query: { edits: [{ type: 'remove', delete: 'a', ignored: 1 }] } } })],
  ],
  [
    'promotion',
    `${OWN}/rules/batch`,
    [consequence({ promote: [{ objectID: '1', position: 0, ignored: 1 }] })],
  ],
  ['validity', `${OWN}/rules/batch`, [rule({ validity: [{ from: 1, until: 2, ignored: 1 }] })]],
  ['search of rules', `${OWN}/rules/search`, { ignored: 1 }],
  [
    'synonym',
    `${OWN}/synonyms/batch`,
    [{ objectID: 's', type: 'synonym', synonyms: ['a', 'b'], ignored: 1 }],
  ],
  ['search of synonyms', `${OWN}/synonyms/search`, { ignored: 1 }],
  ['batch', `${OWN}/batch`, { requests: [remove], ignored: 1 }],
  ['operation of a batch', `${OWN}/batch`, { requests: [{ ...remove, ignored: 1 }] }],
  [
    'batch of several indices',
    '/1/indexes/*/batch',
    { requests: [{ ...remove, indexName }], ignored: 1 },
  ],
  ['reading of records', '/1/indexes/*/objects', { requests: [], ignored: 1 }],
  [
    'record to read',
    '/1/indexes/*/objects',
    { requests: [{ indexName, objectID: '1', ignored: 1 }] },
  ],
  ['deletion by filters', `${OWN}/deleteByQuery`, { filters: 'a:b', ignored: 1 }],
  ['copy', `${OWN}/operation`, { operation: 'copy', destination: 'copied', ignored: 1 }],
  ['batch of a dictionary', '/1/dictionaries/stopwords/batch', { requests: [], ignored: 1 }],
  [
    'entry of a dictionary',
    '/1/dictionaries/stopwords/batch',
    { requests: [{ action: 'addEntry', body: { ...entry, ignored: 1 } }] },
  ],
  ['search of a dictionary', '/1/dictionaries/stopwords/search', { query: '', ignored: 1 }],
  ['recommendation', '/1/indexes/*/recommendations', { requests: [], ignored: 1 }],
  ['key', '/1/keys', { acl: ['search'], ignored: 1 }],
];

test.each(BODIES)('rejects a property that would be ignored: %s', async (_, path, body) => {
  expect(await send(path, body)).toEqual({
    status: 400,
    body: { status: 400, message: 'Unknown parameter: ignored' },
  });
});

test('rejects a property that would be ignored: settings of dictionaries', async () => {
  const body = { disableStandardEntries: { plurals: null }, ignored: 1 };
  expect((await send('/1/dictionaries/*/settings', body, 'PUT')).status).toBe(400);
});

test('rejects a redirection of a rule to another index, which it would ignore', async () => {
  const redirect = { indexName: 'other' };
  const { status, body } = await send(`${OWN}/rules/batch`, [consequence({ redirect })]);
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: 'Unknown parameter: redirect',
  });
});

test.each(['enabled', 'alternatives', 'filterPromotes'])(
  'rejects a text as the value of "%s" of a rule',
  async (name) => {
    const value = { [name]: 'no' };
    const body = {
      enabled: rule(value),
      alternatives: rule({ conditions: [value] }),
      filterPromotes: consequence(value),
    }[name];
    const { status, body: rejected } = await send(`${OWN}/rules/batch`, [body ?? {}]);
    expect(status).toBe(400);
    expect(rejected.message).toContain(name);
  },
);

test('a deletion by filters rejects parameters of searches that select nothing', async () => {
  const { status, body } = await send(`${OWN}/deleteByQuery`, { filters: 'a:b', query: 'coat' });
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: 'Unknown parameter: query',
  });
});

test.each<[object]>([
  [{ queryCategorization: { enabled: true } }],
  [{ enableCategoriesRetrieval: true }],
])('rejects the categorization of queries: %j', async (body) => {
  expect((await send(`${OWN}/query`, body)).status).toBe(400);
  expect((await send(`${OWN}/settings`, body, 'PUT')).status).toBe(400);
});

test('query suggestions cannot be configured: their index is written like any other', async () => {
  const body = { indexName: 's', sourceIndices: [{ indexName }] };
  expect((await send('/1/configs', body)).status).toBe(404);
  expect((await service.fetch('/1/configs')).status).toBe(404);
});
