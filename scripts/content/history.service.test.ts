import { setTimeout as pause } from 'node:timers/promises';
import { pageAt } from './page-at';
import { loadPage } from '@/lib/cms/content/load-page.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { chosenView } from '@/lib/studio/studio/chosen-view.server';
import { loadPageHistory, type Against } from '@/lib/studio/studio/load-history.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { restoreEntries } from '@/lib/studio/studio/restore-entries.server';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;
/** When the page was first complete, and when it was changed. */
let first: number;
let second: number;

beforeAll(async () => {
  space = await startStudioSpace();
  for (const id of ['one', 'two', 'three'])
    await space.publish(id, 'textBox', { title: `Titel ${id}`, body: body(`Text ${id}`) });
  first = await space.publishPage('story', ['one', 'two']);
  await pause(20);
  await space.publish('one', 'textBox', { title: 'Neuer Titel' });
  second = await space.publish('story-page', 'page', { main: ['three', 'one'].map(link) });
}, 300_000);

afterAll(() => space.stop());

const history = async (at: number | null, against: Against) => {
  const request = { project: 'hgg', locale: 'de-de', path: '/story', at, against };
  const found = await loadPageHistory(request, Date.now());
  if (!found) throw new Error('hgg has no de-de');
  return found;
};

/** Titles of the text boxes on the page, from the resolver of the public pages. */
async function shownAt(at: number): Promise<unknown[]> {
  const choice = readChoice({ source: 'past', at: new Date(at).toISOString() });
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/story' }, at);
  if (!context) throw new Error('hgg has no de-de');
  const { page } = await loadPage('/story', { ...context, ...(await chosenView(choice, at)) });
  return page?.main.map(({ fields }) => Reflect.get(fields, 'title')) ?? [];
}

test('ED-03: a page is shown in its state at a given time, before and after each publish', async () => {
  expect(await shownAt(first)).toEqual(['Titel one', 'Titel two']);
  expect(await shownAt(second - 1)).toEqual(['Neuer Titel', 'Titel two']);
  expect(await shownAt(second)).toEqual(['Titel three', 'Neuer Titel']);
  expect(await shownAt(first - 1)).toEqual([]);
});

test('ED-03: an entry that was unpublished later is in the past state, but not in the current one', async () => {
  await space.publish('away', 'textBox', { title: 'Vergangen', body: body('Vergangen') });
  const at = await space.publishPage('gone', ['away']);
  await pause(20);
  await space.service.management.entry.unpublish({ entryId: 'away' });
  const choice = readChoice({ source: 'past', at: new Date(at).toISOString() });
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/gone' }, at);
  if (!context) throw new Error('hgg has no de-de');
  const past = await loadPage('/gone', { ...context, ...(await chosenView(choice, at)) });
  expect(past.page?.main.map(({ id }) => id)).toEqual(['away']);
  const now = await loadPage('/gone', { ...context, now: Date.now() });
  expect(now.page?.main).toEqual([]);
});

test('the versions of a page and their differences are listed by field and block', async () => {
  const { versions, difference, wasFound } = await history(first, 'published');
  expect(wasFound).toBe(true);
  // Changes within half a minute form one version, which lists each entry once.
  expect(versions).toHaveLength(1);
  expect(versions[0]?.entries.map(({ id }) => id).toSorted()).toEqual([
    'one',
    'story-node',
    'story-page',
    'three',
    'two',
  ]);
  const page = difference.find(({ id }) => id === 'story-page');
  expect(page?.moves).toMatchObject([
    { id: 'three', title: 'Titel three (three)', before: null, after: 1 },
    { id: 'two', before: 2, after: null },
  ]);
  const one = difference.find(({ id }) => id === 'one');
  expect(one?.values).toEqual([
    { field: 'Title', locale: null, before: 'Titel one', after: 'Neuer Titel' },
  ]);
  expect(difference.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'story-page changed',
    'one changed',
    'two removed',
    'three added',
  ]);
});

test('an earlier state is restored as drafts, without overwriting newer changes', async () => {
  const { restorable } = await history(first, 'draft');
  expect(restorable.map(({ id }) => id)).toEqual(['story-page', 'one']);
  // Another editor saves first.
  await space.draft('one', 'textBox', { title: 'Von jemand anderem' });
  const rejected = await restoreEntries(first, restorable);
  expect(rejected.restored).toEqual([]);
  expect(rejected.conflicts).toMatchObject([
    { id: 'one', values: [{ before: 'Titel one', after: 'Von jemand anderem' }] },
  ]);
  const { entry } = space.service.management;
  expect((await entry.get({ entryId: 'story-page' })).fields['main'].de).toHaveLength(2);
  const again = await history(first, 'draft');
  expect(await restoreEntries(first, again.restorable)).toEqual({
    restored: expect.arrayContaining(['story-page', 'one']),
    conflicts: [],
  });
  const page = await entry.get({ entryId: 'story-page' });
  expect(page.fields['main'].de).toEqual(['one', 'two'].map(link));
  // Drafts do not change what visitors see.
  expect(await shownAt(Date.now())).toEqual(['Titel three', 'Neuer Titel']);
  expect((await history(first, 'draft')).restorable).toEqual([]);
});

test('an entry that was deleted later is listed', async () => {
  await space.publish('brief', 'textBox', { title: 'Kurz', body: body('Kurz') });
  const at = await space.publish('story-page', 'page', { main: ['brief', 'one'].map(link) });
  await pause(20);
  await space.publish('story-page', 'page', { main: ['one'].map(link) });
  const { entry } = space.service.management;
  await entry.unpublish({ entryId: 'brief' });
  await entry.delete({ entryId: 'brief' });
  expect((await history(at, 'draft')).gone).toEqual(['brief']);
});

test('page-at prints the blocks at that time and the differences from now', async () => {
  const time = new Date(first).toISOString();
  const lines = await pageAt({ project: 'hgg', locale: 'de-de', path: '/story', time });
  expect(lines).toEqual(
    expect.arrayContaining([
      '  textBox one',
      '  textBox two',
      'Different now',
      '    Title: was “Titel one”, is “Neuer Titel”',
    ]),
  );
  const wrong = pageAt({ project: 'hgg', locale: 'de-de', path: '/story', time: 'gestern' });
  await expect(wrong).rejects.toThrow('"gestern" is not a date');
});
