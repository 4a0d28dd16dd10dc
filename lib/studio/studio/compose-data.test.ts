import fc from 'fast-check';
import { contentTypes } from '@/cms-schema/model';
import {
  dataOf,
  draftEntriesOf,
  itemsById,
  MISSING,
  nodesOf,
  type DraftEntry,
} from './compose-data';
import { composeTypes } from './compose-types.server';
import { changesOf } from './entry-draft';

const types = composeTypes();
const roots = { nodeId: 'node', rootType: 'node' as const, pageId: 'page' };
const links = (...ids: string[]) => ({
  de: ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } })),
});
const entry = (id: string, type: string, fields: DraftEntry['fields'] = {}): DraftEntry => ({
  id,
  type,
  fields,
});
const space = (...entries: DraftEntry[]) => new Map(entries.map((each) => [each.id, each]));
const node = entry('node', 'node', {
  name: { de: 'Herbst' },
  page: { de: { sys: { type: 'Link', linkType: 'Entry', id: 'page' } } },
});

test('ED-10: every declared type is composed with its own slots', () => {
  expect(types['contentSlider']?.slots).toMatchObject([{ field: 'slides', types: ['slide'] }]);
  expect(types['teaserBox']?.slots[0]?.types).toContain('textBox');
  expect(types['homeTeaser']?.fields.map(({ id }) => id)).toContain('startDateTime');
  expect(types['homeTeaser']?.initial).toMatchObject({ title: { de: 'Home teaser' } });
  expect(types['project']).toBeUndefined();
});

test('ED-10: what a new entry is filled with is valid for its fields', () => {
  const rejected = Object.values(types).flatMap(({ id, initial }) => {
    const declared = contentTypes[id]?.fields ?? {};
    const wrong = Object.entries(initial).filter(([name, { de }]) => {
      const field = declared[name];
      const pattern = field?.validations.map(({ regexp }) => Object(regexp).pattern).find(Boolean);
      const fits = pattern === undefined || new RegExp(pattern).test(String(de));
      return !fits || !field?.schema.safeParse(de).success;
    });
    return wrong.map(([name]) => `${id}.${name}`);
  });
  expect(rejected).toEqual([]);
});

test('ED-10: a page becomes a canvas, and the canvas the same entries again', () => {
  const entries = space(
    node,
    entry('page', 'page', { title: { de: 'Herbst' }, main: links('slider', 'gone', 'box') }),
    entry('slider', 'contentSlider', { title: { de: 'S' }, slides: links('slide') }),
    entry('slide', 'slide', { title: { de: 'Eins' } }),
    entry('box', 'teaserBox', { elements: links('slider') }),
  );
  const data = dataOf(entries, roots, types);
  expect(data.content.map(({ type }) => type)).toEqual(['contentSlider', MISSING, 'teaserBox']);
  expect([...itemsById(data.content, types).keys()]).toEqual([
    'slider',
    'slide',
    'gone',
    'box',
    'slider~2',
    'slide~2',
  ]);
  const again = draftEntriesOf(data, roots, types);
  for (const [id, { fields }] of entries)
    expect([id, changesOf(fields, again.get(id)?.fields ?? {})]).toEqual([id, {}]);
});

test('an entry that contains itself is displayed once and stays unchanged', () => {
  const entries = space(
    node,
    entry('page', 'page', { main: links('box') }),
    entry('box', 'teaserBox', { elements: links('box') }),
  );
  const again = draftEntriesOf(dataOf(entries, roots, types), roots, types);
  expect(changesOf(entries.get('box')?.fields ?? {}, again.get('box')?.fields ?? {})).toEqual({});
});

test('ED-10: the first block of an empty node creates its page', () => {
  const empty = space(entry('node', 'node', { name: { de: 'Leer' } }));
  const data = dataOf(empty, roots, types);
  expect([...draftEntriesOf(data, roots, types).keys()]).toEqual(['node']);
  data.content.push({ type: 'textBox', props: { id: 'textBox-1', fields: {} } });
  const entries = draftEntriesOf(data, roots, types);
  expect([...entries.keys()]).toEqual(['textBox-1', 'page', 'node']);
  expect(entries.get('node')?.fields['page']).toEqual({ de: links('page').de[0] });
  expect(entries.get('page')?.fields).toEqual({ title: { de: 'Leer' }, main: links('textBox-1') });
});

test('ED-10: a template stands in place of the node, and keeps its type and conditions', () => {
  const template = { nodeId: 'template', rootType: 'productTemplate' as const, pageId: 'page' };
  const conditions = { title: { de: 'Mäntel' }, brands: { de: ['granholm'] } };
  const entries = space(
    entry('template', 'productTemplate', { ...conditions, page: { de: links('page').de[0] } }),
    entry('page', 'page', { main: links('text') }),
    entry('text', 'textBox', { title: { de: 'Alt' } }),
  );
  const again = draftEntriesOf(dataOf(entries, template, types), template, types);
  expect(again.get('template')).toEqual(entries.get('template'));
});

test('entries for the server have the canvas’s ids, and a repeated entry its original’s fields', () => {
  const entries = space(
    node,
    entry('page', 'page', { main: links('text', 'text') }),
    entry('text', 'textBox', { title: { de: 'Alt' } }),
  );
  const { content } = dataOf(entries, roots, types);
  const [first, second] = content;
  if (!first || !second) throw new Error('expected two items');
  first.props.fields = { title: { de: 'Neu' } };
  const originals = itemsById(content, types);
  expect(nodesOf(second, types, originals)).toEqual([
    { id: 'text~2', type: 'textBox', fields: { title: { de: 'Neu' } } },
  ]);
});

test('ED-10: displaying a page changes no entry, whatever it contains', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const list = fc.array(fc.constantFrom(...ids, 'lost'), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(list, { minLength: 5, maxLength: 5 }), (lists) => {
      const [main = [], ...inside] = lists;
      const blocks = ids.map((id, index) =>
        entry(id, 'teaserBox', inside[index]?.length ? { elements: links(...inside[index]) } : {}),
      );
      const page = entry('page', 'page', main.length > 0 ? { main: links(...main) } : {});
      const entries = space(node, page, ...blocks);
      for (const [id, { fields }] of draftEntriesOf(dataOf(entries, roots, types), roots, types))
        expect([id, changesOf(entries.get(id)?.fields ?? {}, fields)]).toEqual([id, {}]);
    }),
  );
});
