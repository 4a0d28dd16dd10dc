import { refusal, type RunningService, startService } from './testing/running-service';
import { fillFixtures, PRODUCTS, published } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

afterEach(async () => {
  await published(service, PRODUCTS, service.admin.clearSynonyms({ indexName: PRODUCTS }));
});

const idsOf = async (searchParams: Record<string, unknown>) =>
  (await service.admin.searchSingleIndex({ indexName: PRODUCTS, searchParams })).hits.map(
    ({ objectID }) => objectID,
  );

type Synonym = Parameters<RunningService['admin']['saveSynonym']>[0]['synonymHit'];

test.each<[string, Omit<Synonym, 'objectID'>, string, string[]]>([
  ['both ways', { type: 'synonym', synonyms: ['parka', 'coat'] }, 'parka', ['coat-1']],
  [
    'one way',
    { type: 'onewaysynonym', input: 'hose', synonyms: ['chinos', 'jeans'] },
    'hose',
    ['chino-1', 'jeans-1', 'chino-2'],
  ],
  [
    'one way in an older spelling',
    { type: 'oneWaySynonym', input: 'hose', synonyms: ['jeans'] },
    'hose',
    ['jeans-1'],
  ],
  [
    'of several words',
    { type: 'synonym', synonyms: ['smart casual', 'oxford'] },
    'smart casual',
    ['shirt-1'],
  ],
  [
    'as a correction',
    { type: 'altcorrection1', word: 'cord', corrections: ['coat'] },
    'cord',
    ['coat-1'],
  ],
])('synonyms find %s', async (_, synonym, query, expected) => {
  await published(
    service,
    PRODUCTS,
    service.admin.saveSynonyms({
      indexName: PRODUCTS,
      synonymHit: [{ objectID: 's', ...synonym }],
    }),
  );
  expect(await idsOf({ query })).toEqual(expected);
  expect(await idsOf({ query, synonyms: false })).not.toEqual(expected);
});

test('synonyms are read, searched, replaced and deleted', async () => {
  const admin = service.admin;
  const save = (synonymHit: Synonym[], replaceExistingSynonyms = false) =>
    published(
      service,
      PRODUCTS,
      admin.saveSynonyms({ indexName: PRODUCTS, synonymHit, replaceExistingSynonyms }),
    );
  await save([
    { objectID: 'a', type: 'synonym', synonyms: ['parka', 'coat'] },
    { objectID: 'b', type: 'placeholder', placeholder: '<size>', replacements: ['xl', 'xxl'] },
  ]);
  const found = (searchSynonymsParams: Record<string, unknown>) =>
    admin
      .searchSynonyms({ indexName: PRODUCTS, searchSynonymsParams })
      .then(({ hits }) => hits.map(({ objectID }) => objectID));
  expect(await found({ query: 'park' })).toEqual(['a']);
  expect(await found({ type: 'placeholder' })).toEqual(['b']);
  await save([{ objectID: 'c', type: 'synonym', synonyms: ['x', 'y'] }], true);
  expect(await found({})).toEqual(['c']);
  await published(service, PRODUCTS, admin.deleteSynonym({ indexName: PRODUCTS, objectID: 'c' }));
  await expect(
    refusal(admin.getSynonym({ indexName: PRODUCTS, objectID: 'c' })),
  ).resolves.toMatchObject({ status: 404 });
  await expect(refusal(save([{ objectID: 'd', type: 'synonym' }]))).resolves.toMatchObject({
    status: 400,
  });
});
