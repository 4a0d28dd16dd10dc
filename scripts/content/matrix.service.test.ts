import { loadChanges } from '@/lib/studio/studio/load-changes.server';
import { loadMatrix, type Matrix } from '@/lib/studio/studio/load-matrix.server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const EVERY_SHOP = Object.values(projects).map(({ id }) => id);

/** Reads drafts, because published documents are cached in this process. */
const matrix = (path: string, ids: readonly ProjectId[] = EVERY_SHOP): Promise<Matrix> =>
  loadMatrix({ now: Date.now(), projects: ids, path, isDraft: true });

const text = (title: string) => ({ title, body: body(title) });

/** A page of hgg whose path differs in three languages. */
async function publishTranslated(slug: string, blocks: readonly string[]): Promise<void> {
  await space.publishPage(slug, blocks);
  const entryId = `${slug}-node`;
  const node = await space.service.management.entry.get({ entryId });
  const path = { de: `/${slug}`, en: `/${slug}-en`, cs: `/${slug}-cs` };
  await space.service.management.entry.update(
    { entryId },
    { ...node, fields: { ...node.fields, path } },
  );
}

test('ED-05: a page has the same matrix for each of its paths in different languages', async () => {
  await space.publish('many', 'textBox', text('Alle'));
  await space.publish('many-at', 'textBox', { ...text('Wien'), countries: 'AT' });
  await publishTranslated('many', ['many', 'many-at']);
  for (const path of ['/many', '/many-en', '/many-cs']) {
    const { rows, markets, pages, faults } = await matrix(path, ['hgg']);
    expect(markets.length).toBeGreaterThan(30);
    const row = rows.find(({ id }) => id === 'many');
    expect(row?.cells.map((cell) => cell?.state)).toEqual(markets.map(() => 'visible'));
    expect(pages).toHaveLength(1);
    expect(faults).toEqual([]);
  }
});

test('ED-04: the changes of a page include those of all its languages', async () => {
  const startDateTime = new Date(Date.now() + 86_400_000).toISOString();
  await space.publish('soon', 'textBox', { ...text('Bald'), startDateTime });
  await publishTranslated('soon', ['soon']);
  const options = { from: Date.now(), days: 3, projects: ['hgg'] as const, isDraft: true };
  const { changes } = await loadChanges({ ...options, path: '/soon-en' });
  expect(changes).toMatchObject([{ id: 'soon', appears: true }]);
  expect(changes[0]?.territories).toEqual(expect.arrayContaining(['DE', 'GB', 'CZ', 'FR']));
});

const DAY = { first: '2026-01-01T00:00:00Z', second: '2026-01-02T00:00:00Z' };

test.each([
  {
    what: 'a country of no shop',
    fields: { countries: 'JP' },
    kind: 'never visible',
  },
  {
    what: 'an end before its start',
    fields: { startDateTime: DAY.second, endDateTime: DAY.first },
    kind: 'end before start',
  },
])('ED-05: a block with $what is found', async ({ fields, kind }) => {
  const slug = kind.replaceAll(' ', '-');
  await space.draft(slug, 'textBox', { ...text('Niemand'), ...fields });
  await space.publish(`${slug}-rest`, 'textBox', text('Alle'));
  await space.draft(`${slug}-page`, 'page', {
    title: slug,
    main: [slug, `${slug}-rest`].map(link),
  });
  const node = { nodeId: slug, project: 'hgg', name: slug, path: `/${slug}` };
  await space.draft(`${slug}-node`, 'node', {
    ...node,
    page: link(`${slug}-page`),
  });
  const { faults } = await matrix(`/${slug}`);
  expect(faults).toMatchObject([{ kind, id: slug, path: `/${slug}` }]);
});

test('ED-05: a block for a country in which its page is hidden is found', async () => {
  await space.publish('apart', 'textBox', { ...text('Wien'), countries: 'AT' });
  await space.publish('apart-rest', 'textBox', text('Alle'));
  await space.publishPage('apart', ['apart', 'apart-rest']);
  await space.draft('apart-node', 'node', { countries: 'DE' });
  expect((await matrix('/apart')).faults).toMatchObject([{ kind: 'never visible', id: 'apart' }]);
});

test('ED-05: a block that starts later is found, with its own reason', async () => {
  await space.publish('inner', 'textBox', { ...text('Niemand'), countries: 'JP' });
  await space.publish('inner-rest', 'textBox', text('Alle'));
  await space.publishPage('outer', ['inner', 'inner-rest']);
  await space.draft('outer-node', 'node', { startDateTime: '2099-01-01T00:00:00Z' });
  expect((await matrix('/outer')).faults).toMatchObject([
    { kind: 'never visible', id: 'inner', detail: 'textBox: only for JP, not AT' },
  ]);
});

test('ED-05: a visible page without visible blocks is found, with its countries', async () => {
  await space.publish('alpine', 'textBox', {
    ...text('Alpen'),
    countries: 'AT;CH',
  });
  await space.publishPage('alpine', ['alpine']);
  const [fault, ...rest] = (await matrix('/alpine')).faults;
  expect(rest).toEqual([]);
  expect(fault).toMatchObject({ kind: 'empty page', id: 'alpine-page' });
  expect(fault?.territories).toContain('DE');
  expect(fault?.territories).not.toContain('AT');
});

test.each([
  {
    what: 'a country of no shop',
    fields: { countries: 'JP' },
    kind: 'never visible',
  },
  {
    what: 'an end before its start',
    fields: { startDateTime: DAY.second, endDateTime: DAY.first },
    kind: 'end before start',
  },
])('ED-05: a node with $what is found once for all its blocks', async ({ fields, kind }) => {
  const slug = `place-${kind.replaceAll(' ', '-')}`;
  await space.publish(`${slug}-text`, 'textBox', text('Text'));
  await space.publishPage(slug, [`${slug}-text`]);
  await space.draft(`${slug}-node`, 'node', fields);
  expect((await matrix(`/${slug}`)).faults).toMatchObject([{ kind, id: `${slug}-node` }]);
});

test('ED-05: disabled content, and content of shops that were not checked, is not a fault', async () => {
  await space.draft('off', 'bannerTeaser', { teaserName: 'Aus', active: false });
  await space.publish('shared', 'textBox', {
    ...text('Geteilt'),
    projects: ['hrm'],
  });
  await space.publish('shared-rest', 'textBox', text('Alle'));
  await space.publishPage('shared', ['shared', 'shared-rest']);
  const main = ['shared', 'shared-rest', 'off'].map(link);
  await space.draft('shared-page', 'page', { main });
  expect((await matrix('/shared', ['hgg'])).faults).toEqual([]);
});
