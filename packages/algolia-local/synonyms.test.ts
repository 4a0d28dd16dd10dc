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
    rejection(admin.getSynonym({ indexName: PRODUCTS, objectID: 'c' })),
  ).resolves.toMatchObject({ status: 404 });
  await expect(rejection(save([{ objectID: 'd', type: 'synonym' }]))).resolves.toMatchObject({
    status: 400,
  });
});

async function withReplica(indexName: string): Promise<string> {
  const replica = `${indexName}_by_price`;
  const objects = [
    { objectID: '1', title: 'coat' },
    { objectID: '2', title: 'belt' },
  ];
  await service.admin.saveObjects({ indexName, objects, waitForTasks: true });
  const indexSettings = { replicas: [replica] };
  await published(service, indexName, service.admin.setSettings({ indexName, indexSettings }));
  return replica;
}

const saveIn = (
  indexName: string,
  [objectID, ...synonyms]: [string, ...string[]],
  options: { forwardToReplicas?: boolean; replaceExistingSynonyms?: boolean } = {},
) => {
  const synonymHit = [{ objectID, type: 'synonym' as const, synonyms }];
  const saved = service.admin.saveSynonyms({ indexName, synonymHit, ...options });
  return published(service, indexName, saved);
};
const synonymsOf = async (indexName: string) =>
  (await service.admin.searchSynonyms({ indexName })).hits.map(({ objectID }) => objectID);
const foundIn = async (indexName: string, query: string) =>
  (await service.admin.searchSingleIndex({ indexName, searchParams: { query } })).hits.map(
    ({ objectID }) => objectID,
  );

test('forwarded synonyms keep a replica’s own ones', async () => {
  const replica = await withReplica('added');
  await saveIn(replica, ['own', 'strap', 'belt']);
  await saveIn('added', ['shared', 'jacket', 'coat'], { forwardToReplicas: true });
  expect(await synonymsOf('added')).toEqual(['shared']);
  expect(await synonymsOf(replica)).toEqual(['own', 'shared']);
  expect(await foundIn('added', 'strap')).toEqual([]);
  expect(await foundIn(replica, 'strap')).toEqual(['2']);
});

test('synonyms forwarded as a replacement replace all of a replica’s', async () => {
  const replica = await withReplica('replaced');
  await saveIn(replica, ['own', 'strap', 'belt']);
  const forwarded = { forwardToReplicas: true, replaceExistingSynonyms: true };
  await saveIn('replaced', ['shared', 'jacket', 'coat'], forwarded);
  expect(await synonymsOf(replica)).toEqual(['shared']);
  expect(await foundIn(replica, 'strap')).toEqual([]);
  expect(await foundIn(replica, 'jacket')).toEqual(['1']);
});

test('changing the rules of an index keeps its synonyms', async () => {
  await withReplica('ruled');
  await saveIn('ruled', ['shared', 'strap', 'coat', 'belt']);
  const rules = [{ objectID: 'hide', consequence: { hide: [{ objectID: '1' }] } }];
  await published(service, 'ruled', service.admin.saveRules({ indexName: 'ruled', rules }));
  expect(await foundIn('ruled', 'strap')).toEqual(['2']);
});
