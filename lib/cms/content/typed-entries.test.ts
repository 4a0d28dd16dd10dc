import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { LiveTyping } from './live-typing';
import { typedEntries } from './typed-entries';

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

function entry(id: string, fields: Record<string, unknown>): RawEntry {
  return { sys: { id, contentType: { sys: { id: 'textBox' } } }, fields };
}

/** A message of the CMS's editor, which has whole entries in place of links. */
const sent = (id: string, fields: Record<string, unknown>) => ({
  sys: { id, type: 'Entry' },
  fields,
});

const known = new Map(
  [
    entry('page', { title: 'Seite', main: [link('text')] }),
    entry('text', { title: 'Text', image: link('picture', 'Asset') }),
  ].map((each) => [each.sys.id, each]),
);

test('ED-12: takes only changed fields from the CMS’s editor', () => {
  const text = sent('text', { title: 'Getippt', image: sent('picture', {}) });
  Object.assign(text.fields, { image: { sys: { id: 'picture', type: 'Asset' }, fields: {} } });
  expect(typedEntries([sent('page', { title: 'Seite', main: [text] })], known)).toEqual([
    { id: 'text', fields: { title: 'Getippt' } },
  ]);
});

test('ED-12: takes emptied fields and new or reordered links, but no entries of other pages', () => {
  const page = sent('page', { main: [sent('other', { title: 'x' }), sent('text', {})] });
  expect(typedEntries(page, known)).toEqual([
    { id: 'page', fields: { title: null, main: [link('other'), link('text')] } },
    { id: 'text', fields: { title: null, image: null } },
  ]);
});

test('ED-12: stops at entries that contain each other', () => {
  const page = sent('page', { title: 'Seite' });
  Object.assign(page.fields, { main: [sent('text', { title: 'Text', back: page })] });
  expect(typedEntries(page, known)).toEqual([
    { id: 'text', fields: { image: null, back: link('page') } },
  ]);
});

test('ED-12: resolves typing when it pauses, unless the page shows it already', async () => {
  jest.useFakeTimers();
  const requests: unknown[] = [];
  const shown: string[] = [];
  const typing = new LiveTyping<string>([...known.values()], {
    resolve: (typed) => Promise.resolve(String(requests.push(typed))),
    show: (page) => shown.push(page),
  });
  typing.take([...known.values()]);
  await jest.advanceTimersByTimeAsync(1_000);
  for (const title of ['G', 'Ge', 'Get'])
    typing.take(sent('page', { title, main: [link('text')] }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect([requests, shown]).toEqual([[[{ id: 'page', fields: { title: 'Get' } }]], ['1']]);
  typing.take([...known.values()]);
  typing.close();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(1);
  jest.useRealTimers();
});
