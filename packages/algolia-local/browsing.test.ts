import { rejection, type RunningService, startService } from './testing/running-service';
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
  index = `browsed-${(serial += 1)}`;
});

const save = (objects: Record<string, unknown>[]) =>
  service.admin.saveObjects({ indexName: index, objects, waitForTasks: true });
const set = (indexSettings: Record<string, unknown>) =>
  published(service, index, service.admin.setSettings({ indexName: index, indexSettings }));
const browse = (browseParams: Record<string, unknown> = {}) =>
  service.admin.browse({ indexName: index, browseParams });
const idsOf = ({ hits }: { hits: readonly { objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    objectID: `n${at}`,
    title: 'coat',
    stock: count - at,
    grade: `grade ${at % 3}`,
  }));

describe('a browse ignores the parameters that the vendor’s reference says it ignores', () => {
  beforeEach(async () => {
    await set({
      attributesForFaceting: ['group'],
      attributeForDistinct: 'group',
      distinct: true,
      customRanking: ['asc(price)'],
    });
    await save([
      { objectID: 'a', title: 'wool coat', group: 'g', price: 2 },
      { objectID: 'b', title: 'wool caot', group: 'g', price: 1 },
    ]);
  });

  test('groups, optional filters, facets, ranking info, highlights and snippets', async () => {
    const page = await browse({
      query: 'wool',
      optionalFilters: ['price:2'],
      facets: ['group'],
      getRankingInfo: true,
      attributesToHighlight: ['title'],
      attributesToSnippet: ['title:1'],
      responseFields: ['*'],
    });
    expect(page.hits).toEqual([
      { objectID: 'b', title: 'wool caot', group: 'g', price: 1 },
      { objectID: 'a', title: 'wool coat', group: 'g', price: 2 },
    ]);
    expect(page.nbHits).toBe(2);
    expect(page).not.toHaveProperty('facets');
  });

  test('the strictness of typo tolerance, but not whether there is any', async () => {
    expect(idsOf(await browse({ query: 'coat', typoTolerance: 'min' }))).toEqual(['b', 'a']);
    expect(idsOf(await browse({ query: 'coat', typoTolerance: false }))).toEqual(['a']);
  });

  test('it repeats the parameters that were sent, and no others', async () => {
    expect((await browse()).params).toBe('');
    const { params } = await browse({ query: 'coat', hitsPerPage: 1 });
    expect([...new URLSearchParams(params)]).toEqual([
      ['query', 'coat'],
      ['hitsPerPage', '1'],
    ]);
  });
});

test.each<[string, string[]]>([
  ['without a ranking', []],
  ['ranked by a number', ['desc(stock)']],
  ['ranked by a text', ['desc(grade)']],
])(
  'an export is complete although its pages are deleted meanwhile, %s',
  async (_, customRanking) => {
    await set({ customRanking });
    await save(numbered(25));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await browse({ hitsPerPage: 4, ...(cursor && { cursor }) });
      seen.push(...idsOf(page));
      cursor = page.cursor;
      await service.admin.deleteObjects({
        indexName: index,
        objectIDs: idsOf(page),
        waitForTasks: true,
      });
    } while (cursor);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  },
);

test('a cursor contains its query and survives a restart; an invalid one is rejected', async () => {
  await save([...numbered(5), { objectID: 'other', title: 'belt' }]);
  const first = await browse({ query: 'coat', hitsPerPage: 3 });
  expect(first).toMatchObject({ nbHits: 5, nbPages: 2, page: 0 });
  await service.restart();
  const response = await service.fetch(
    `/1/indexes/${index}/browse?cursor=${encodeURIComponent(first.cursor ?? '')}`,
  );
  const second = (await response.json()) as typeof first;
  expect(idsOf(second)).toEqual(['n3', 'n4']);
  expect(second).toMatchObject({ page: 1, hitsPerPage: 3, query: 'coat' });
  expect(second).not.toHaveProperty('cursor');
  for (const cursor of ['nonsense', Buffer.from('["x",{}]').toString('base64url')]) {
    await expect(rejection(browse({ cursor }))).resolves.toMatchObject({ status: 400 });
  }
  await expect(
    rejection(browse({ cursor: Buffer.from('["bnVsbA",{}]').toString('base64url') })),
  ).resolves.toMatchObject({ status: 400 });
});

test('a browse of a virtual replica returns every matching record', async () => {
  const best = `${index}_best`;
  await set({ replicas: [`virtual(${best})`] });
  await save([
    { objectID: '1', title: 'coat' },
    { objectID: '2', title: 'caot' },
  ]);
  const page = await service.admin.browse({ indexName: best, browseParams: { query: 'coat' } });
  expect(idsOf(page).sort()).toEqual(['1', '2']);
});
