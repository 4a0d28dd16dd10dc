import { filterOf, readSearch } from '@/lib/studio/studio/content-search';
import { findEntries } from '@/lib/studio/studio/read-entries.server';
import { stateOf } from '@/lib/studio/studio/studio-entry';
import { publishMany, unpublishMany } from '@/lib/studio/studio/write-many.server';
import { body, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const text = (title: string) => ({ title, body: body(title) });
const entry = async (entryId: string) => {
  const { sys } = await space.service.management.entry.get({ entryId });
  return { id: entryId, type: sys.contentType.sys.id, version: sys.version };
};
const selected = (...ids: string[]) => Promise.all(ids.map(entry));
const states = (...ids: string[]) =>
  Promise.all(
    ids.map(async (entryId) =>
      stateOf((await space.service.management.entry.get({ entryId })).sys),
    ),
  );
const found = async (query: Record<string, string>) => {
  const search = readSearch(query, ['textBox', 'page', 'node']);
  const { items } = await findEntries(
    search.query,
    search.type ? [search.type] : [],
    filterOf(search),
  );
  return items.map(({ id }) => id);
};
const NOTHING = { seen: {}, leftOut: [] };

test('a search is limited by state', async () => {
  await space.publish('state-public', 'textBox', text('Zustand'));
  await space.draft('state-draft', 'textBox', text('Zustand'));
  await space.draft('state-archived', 'textBox', text('Zustand'));
  await space.service.management.entry.archive({ entryId: 'state-archived' });
  expect(await found({ query: 'Zustand', state: 'published' })).toEqual(['state-public']);
  expect(await found({ query: 'Zustand', state: 'draft' })).toEqual(['state-draft']);
  expect(await found({ query: 'Zustand', state: 'archived' })).toEqual(['state-archived']);
});

test('a search is limited by the day of the last change', async () => {
  await space.draft('since', 'textBox', text('Seit'));
  expect(await found({ query: 'Seit', since: '2020-01-01' })).toEqual(['since']);
  expect(await found({ query: 'Seit', since: '2100-01-01' })).toEqual([]);
});

test('a search has further pages', async () => {
  for (let count = 0; count < 51; count++)
    await space.draft(`many-${count}`, 'textBox', text('Viele'));
  expect(await found({ query: 'Viele' })).toHaveLength(50);
  expect(await found({ query: 'Viele', page: '2' })).toEqual(['many-0']);
});

test('invalid values in the address are ignored', () => {
  const search = readSearch({ type: 'x', state: 'changed', since: 'gestern', page: '-1' }, []);
  expect(search).toMatchObject({ type: '', state: '', since: '', page: 1 });
});

test('several drafts are published at once', async () => {
  await space.draft('several-1', 'textBox', text('Eins'));
  await space.draft('several-2', 'textBox', text('Zwei'));
  expect(await publishMany(await selected('several-1', 'several-2'), NOTHING)).toEqual({
    ok: true,
  });
  expect(await states('several-1', 'several-2')).toEqual(['published', 'published']);
});

test('nothing is published when one of several has been saved by somebody else since', async () => {
  await space.publish('since-1', 'textBox', text('Eins'));
  await space.publish('since-2', 'textBox', text('Zwei'));
  await space.draft('since-1', 'textBox', { title: 'Eins neu' });
  await space.draft('since-2', 'textBox', { title: 'Zwei neu' });
  const seen = await selected('since-1', 'since-2');
  await space.draft('since-2', 'textBox', { title: 'Von jemand anderem' });
  expect(await publishMany(seen, NOTHING)).toMatchObject({
    kind: 'others',
    others: [{ id: 'since-2' }],
  });
  expect(await states('since-1', 'since-2')).toEqual(['changed', 'changed']);
});

test('unpublishing several asks only about public entries that are not among them', async () => {
  await space.publish('used', 'textBox', text('Benutzt'));
  await space.publishPage('uses', ['used']);
  expect(await unpublishMany(await selected('used'), false)).toMatchObject({
    kind: 'in use',
    uses: [{ id: 'uses-page' }],
  });
  expect(await states('used')).toEqual(['published']);
  const all = await selected('used', 'uses-page', 'uses-node');
  expect(await unpublishMany(all, false)).toEqual({ ok: true });
  expect(await states('used', 'uses-page', 'uses-node')).toEqual(['draft', 'draft', 'draft']);
});
