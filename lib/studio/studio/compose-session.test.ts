import type { ComposeData } from './compose-data';
import { PAGE_ZONE } from './compose-places';
import { ComposeSession } from './compose-session';
import { composeTypes } from './compose-types.server';
import type { EditedEntry, PublishState } from './studio-entry';

beforeEach(() => {
  // The canvas stays empty, which the session shows as an outage.
  globalThis.fetch = () => Promise.reject(new Error('no service'));
});

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

const entry = (
  id: string,
  type: string,
  state: PublishState,
  values: Record<string, unknown> = {},
): EditedEntry => ({
  id,
  type,
  state,
  version: 3,
  updatedAt: '2026-11-20T12:00:00Z',
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { de: value }])),
});

const sessionOf = (page: PublishState, text: PublishState) =>
  new ComposeSession(
    {
      project: 'hgg',
      path: '/winter',
      nodeId: 'node',
      pageId: 'page',
      name: 'Winter',
      linked: {},
      entries: [
        entry('node', 'node', 'published', { name: 'Winter', page: link('page') }),
        entry('page', 'page', page, { title: 'Winter', main: [link('text'), link('gone')] }),
        entry('text', 'textBox', text, { title: 'Text' }),
      ],
    },
    composeTypes(),
    'de-de',
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

test('ED-10: a field that is changed late is changed where its block is by then', () => {
  const session = sessionOf('published', 'published');
  let shown: ComposeData = session.initial;
  session.attach({
    read: () => shown,
    write: () => undefined,
    select: () => undefined,
  });
  const [text, gone] = shown.content;
  if (!text || !gone) throw new Error('the page has two blocks');
  expect(session.placed('text')).toEqual({ item: text, place: { index: 0, zone: PAGE_ZONE } });
  const fields = { ...text.props.fields, title: { de: 'Typed meanwhile' } };
  const typed = { ...text, props: { ...text.props, fields } };
  const page = { ...shown.root.props.page, title: { de: 'Also typed' } };
  shown = { root: { props: { ...shown.root.props, page } }, content: [gone, typed] };
  expect(session.placed('text')).toEqual({ item: typed, place: { index: 1, zone: PAGE_ZONE } });
  expect(session.rootNow().page).toBe(page);
  shown = { ...shown, content: [gone] };
  expect(session.placed('text')).toBeNull();
  session.close();
});
