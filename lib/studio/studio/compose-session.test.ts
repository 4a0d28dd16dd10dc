import { PAGE_ZONE } from './compose-places';
import { composedPage, entry, link } from './compose-session.fixture';
import { composeTypes } from './compose-types.server';
import type { LocalizedFields, PublishState } from './studio-entry';

beforeEach(() => {
  // The canvas stays empty, which the session shows as an outage.
  globalThis.fetch = () => Promise.reject(new Error('no service'));
});

const sessionOf = (page: PublishState, text: PublishState) =>
  composedPage(
    [
      entry('page', 'page', { title: 'Winter', main: [link('text'), link('gone')] }, page),
      entry('text', 'textBox', { title: 'Text' }, text),
    ],
    composeTypes(),
  );

test.each([
  ['published', 'published', 'published'],
  ['published', 'changed', 'changed'],
  ['published', 'draft', 'changed'],
  ['draft', 'published', 'draft'],
] as const)('ED-10: a %s page with a %s block is shown as %s', (page, text, shown) => {
  const session = sessionOf(page, text);
  expect(session.pageState()).toBe(shown);
  session.close();
});

const titleOf = ({ props }: { props: { fields: LocalizedFields } }) =>
  props.fields['title']?.['de'];
const titled = (title: string) => (fields: LocalizedFields) => ({
  ...fields,
  title: { de: title },
});

test('ED-10: a field that is changed late is changed where its block is by then', () => {
  const session = sessionOf('published', 'published');
  session.move('text', { zone: PAGE_ZONE, index: 2 });
  session.change('text', titled('Uploaded'));
  const found = session.placed('text');
  expect(found?.place).toEqual({ index: 1, zone: PAGE_ZONE });
  expect(found && titleOf(found.item)).toBe('Uploaded');
  session.remove('text');
  session.change('text', titled('Too late'));
  expect(session.placed('text')).toBeNull();
  session.close();
});

test('ED-10: a new block is selected, and undo takes it back with its selection', () => {
  const session = sessionOf('published', 'published');
  session.insert('textBox', { zone: PAGE_ZONE, index: 1 });
  const { selected, data } = session.composed();
  expect(data.content[1]?.props.id).toBe(selected);
  session.undo();
  expect(session.composed()).toMatchObject({ selected: null, hasPast: false, hasFuture: true });
  session.redo();
  expect(session.composed().data.content).toHaveLength(3);
  session.close();
});

test('ED-10: undo keeps the selected block selected at its earlier position', () => {
  const session = sessionOf('published', 'published');
  session.move('text', { zone: PAGE_ZONE, index: 2 });
  session.undo();
  expect(session.composed().selected).toBe('text');
  expect(session.placed('text')?.place.index).toBe(0);
  session.close();
});

test('ED-10: what is typed without a pause is one step', () => {
  const session = sessionOf('published', 'published');
  session.change('text', titled('W'));
  session.change('text', titled('Wi'));
  session.undo();
  const found = session.placed('text');
  expect(found && titleOf(found.item)).toBe('Text');
  session.close();
});

test('ED-10: a copy of a block has ids of its own', () => {
  const session = sessionOf('published', 'published');
  session.duplicate('text');
  const [text, copy] = session.composed().data.content;
  expect([text?.props.id, copy?.type]).toEqual(['text', 'textBox']);
  expect(copy?.props.id).not.toBe('text');
  session.close();
});
