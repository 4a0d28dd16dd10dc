import { treeDifference, type ComparedEntry } from './tree-difference';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const tree = (...entries: ComparedEntry[]) => new Map(entries.map((entry) => [entry.id, entry]));
const page = (...ids: string[]): ComparedEntry => ({
  id: 'page',
  type: 'page',
  fields: { main: { de: ids.map(link) } },
});
const text = (id: string, fields: ComparedEntry['fields']): ComparedEntry => ({
  id,
  type: 'textBox',
  fields,
});

test('lists changed values with field and language, and nothing else', () => {
  const before = text('one', { title: { de: 'Alt', en: 'Old' }, body: { de: { a: 1, b: [2] } } });
  const after = text('one', { title: { de: 'Neu', en: 'Old' }, body: { de: { b: [2], a: 1 } } });
  expect(treeDifference(tree(before), tree(after))).toEqual([
    {
      id: 'one',
      type: 'textBox',
      kind: 'changed',
      moves: [],
      values: [{ field: 'title', locale: 'de', before: 'Alt', after: 'Neu' }],
    },
  ]);
});

test('a missing value is an empty one', () => {
  const [found] = treeDifference(
    tree(text('one', { title: { de: 'Alt' } })),
    tree(text('one', { countries: { de: 'AT' } })),
  );
  expect(found?.values).toEqual([
    { field: 'title', locale: 'de', before: 'Alt', after: null },
    { field: 'countries', locale: 'de', before: null, after: 'AT' },
  ]);
});

test('lists added, removed and moved blocks, but not those whose position merely shifted', () => {
  const [found, ...rest] = treeDifference(
    tree(page('a', 'b', 'c', 'd'), text('b', {})),
    tree(page('x', 'a', 'd', 'c'), text('x', {})),
  );
  expect(found?.values).toEqual([]);
  const list = { field: 'main', locale: 'de' };
  expect(found?.moves).toEqual([
    { ...list, id: 'x', before: null, after: 1 },
    { ...list, id: 'c', before: 3, after: 4 },
    { ...list, id: 'b', before: 2, after: null },
  ]);
  expect(rest.map(({ id, kind }) => [id, kind])).toEqual([
    ['b', 'removed'],
    ['x', 'added'],
  ]);
});
