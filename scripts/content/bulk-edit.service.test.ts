import { applyBulkEdit, previewBulkEdit } from '@/lib/studio/studio/bulk-edit.server';
import { readSearch } from '@/lib/studio/studio/content-search';
import { spaceTags } from '@/lib/studio/studio/entry-tags.server';
import { searchEntries } from '@/lib/studio/studio/search-entries.server';
import { spaceAuthors } from '@/lib/studio/studio/space-authors.server';
import { body, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const text = (title: string, words = title) => ({ title, body: body(words) });
const read = async (entryId: string) => space.service.management.entry.get({ entryId });
const selected = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { sys } = await read(id);
      return { id, type: sys.contentType.sys.id, version: sys.version };
    }),
  );
const found = async (query: Record<string, string>) => {
  const { items } = await searchEntries(readSearch(query, ['textBox']));
  return items.map(({ id }) => id);
};

test('a replacement shows each place, and changes those that are not left out', async () => {
  await space.draft('replace-1', 'textBox', text('Winter', 'Im Winter'));
  await space.draft('replace-2', 'textBox', text('Sommer', 'Nach dem Winter'));
  const edit = { kind: 'replace', find: 'Winter', replacement: 'Herbst' } as const;
  const places = await previewBulkEdit(['replace-1', 'replace-2'], edit);
  expect(places.map(({ key, before, after }) => [key, before, after]).toSorted()).toEqual([
    ['replace-1 body de', 'Im Winter', 'Im Herbst'],
    ['replace-1 title de', 'Winter', 'Herbst'],
    ['replace-2 body de', 'Nach dem Winter', 'Nach dem Herbst'],
  ]);
  const entries = await selected('replace-1', 'replace-2');
  expect(await applyBulkEdit(entries, edit, ['replace-1 title de'])).toEqual({
    saved: 2,
    failed: [],
  });
  const { fields } = await read('replace-1');
  expect(fields['title']).toEqual({ de: 'Winter' });
  expect(fields['body']['de']).toEqual(body('Im Herbst'));
});

test('a text that would be too long is named, and stays', async () => {
  await space.draft('long', 'textBox', text('Kurz'));
  const edit = { kind: 'replace', find: 'Kurz', replacement: 'x'.repeat(300) } as const;
  const places = await previewBulkEdit(['long'], edit);
  expect(places.find(({ key }) => key === 'long title de')?.isTooLong).toBe(true);
  await applyBulkEdit(await selected('long'), edit, []);
  expect((await read('long')).fields['title']).toEqual({ de: 'Kurz' });
});

test('an entry that somebody has saved meanwhile is not changed, and is named', async () => {
  await space.draft('meanwhile', 'textBox', text('Alt'));
  const entries = await selected('meanwhile');
  await space.draft('meanwhile', 'textBox', { title: 'Von jemand anderem' });
  const edit = { kind: 'countries', countries: 'DE;AT' } as const;
  expect(await applyBulkEdit(entries, edit, [])).toEqual({
    saved: 0,
    failed: [{ id: 'meanwhile', title: 'Von jemand anderem', kind: 'conflict' }],
  });
});

test('a window and countries are set on several entries at once', async () => {
  await space.draft('window-1', 'textBox', text('Eins'));
  await space.draft('window-2', 'textBox', text('Zwei'));
  const window = { kind: 'window', start: '2027-01-01T00:00:00.000Z', end: null } as const;
  await applyBulkEdit(await selected('window-1', 'window-2'), window, []);
  const countries = { kind: 'countries', countries: 'DE' } as const;
  await applyBulkEdit(await selected('window-1', 'window-2'), countries, []);
  for (const id of ['window-1', 'window-2'])
    expect((await read(id)).fields).toMatchObject({
      startDateTime: { de: '2027-01-01T00:00:00.000Z' },
      countries: { de: 'DE' },
    });
});

test('countries that do not exist are not set', async () => {
  await space.draft('nowhere', 'textBox', text('Nirgends'));
  const edit = { kind: 'countries', countries: 'XX' } as const;
  expect((await applyBulkEdit(await selected('nowhere'), edit, [])).failed).toMatchObject([
    { id: 'nowhere', kind: 'faults' },
  ]);
});

test('nodes are moved below another one, and other entries stay where they are', async () => {
  await space.publishPage('above', []);
  await space.publishPage('moved', []);
  await space.draft('no-node', 'textBox', text('Kein Knoten'));
  const edit = { kind: 'move', parent: 'above-node' } as const;
  const places = await previewBulkEdit(['moved-node', 'no-node'], edit);
  expect(places.map(({ id, before, after }) => [id, before, after])).toEqual([
    ['moved-node', '', 'above'],
  ]);
  await applyBulkEdit(await selected('moved-node'), edit, []);
  expect((await read('moved-node')).fields['parent']['de'].sys.id).toBe('above-node');
});

test('a tag is added to entries, found by, and taken away again', async () => {
  await space.draft('tagged', 'textBox', text('Mit Schlagwort'));
  const edit = { kind: 'tag', name: 'Winter 2026', isOn: true } as const;
  await applyBulkEdit(await selected('tagged'), edit, []);
  expect(await spaceTags()).toEqual([{ id: 'Winter-2026', name: 'Winter 2026' }]);
  expect(await found({ tag: 'Winter-2026' })).toEqual(['tagged']);
  expect(await previewBulkEdit(['tagged'], edit)).toEqual([]);
  await applyBulkEdit(await selected('tagged'), { ...edit, isOn: false }, []);
  expect(await found({ tag: 'Winter-2026' })).toEqual([]);
});

test('a search is limited to what pages of a shop show', async () => {
  await space.draft('of-shop', 'textBox', text('Zugehörig'));
  await space.draft('of-none', 'textBox', text('Zugehörig'));
  await space.publishPage('shop-page', ['of-shop']).catch(() => null);
  expect(await found({ query: 'Zugehörig', ofShop: '1', project: 'hgg' })).toEqual(['of-shop']);
  expect(await found({ query: 'Zugehörig', ofShop: '1', project: 'eck' })).toEqual([]);
});

test('a search is limited by language, by author, and by what is not translated', async () => {
  await space.draft('german', 'textBox', text('Sprache'));
  await space.draft('both', 'textBox', text('Sprache'));
  const both = await read('both');
  const fields = { ...both.fields, body: { de: body('Sprache'), fr: body('Langue') } };
  await space.service.management.entry.update({ entryId: 'both' }, { ...both, fields });
  expect(await found({ query: 'Sprache', language: 'fr' })).toEqual(['both']);
  expect(await found({ query: 'Sprache', language: '-pl' })).toEqual(['both', 'german']);
  const [author] = await spaceAuthors();
  expect(await found({ query: 'Sprache', author: author?.id ?? '' })).toHaveLength(2);
  expect(await found({ query: 'Sprache', author: 'nobody' })).toEqual([]);
});
