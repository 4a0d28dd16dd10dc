import { CanvasBlocks } from './canvas-blocks';
import { CanvasMessages } from './canvas-messages';
import type { ComposeData } from './compose-data';
import { composeTypes } from './compose-types.server';
import { studioMessages } from './messages';

const types = composeTypes();
const messages = studioMessages('en');
const view = { selected: null, showsHidden: true };
const page = (...ids: string[]): ComposeData => ({
  root: { props: { page: {}, node: {} } },
  content: ids.map((id) => ({ type: 'textBox', props: { id, fields: { title: { de: id } } } })),
});

/** A canvas whose server hides the block `hidden` and cannot show `empty`. */
function canvas() {
  return new CanvasBlocks(
    { project: 'hgg', locale: 'de-de', path: '/', category: null },
    {
      types,
      post: (_, body) => {
        const { roots } = body as { roots: string[] };
        const blocks = roots.map((id) => ({
          id,
          block: id === 'empty' ? null : { id, type: 'textBox', fields: {}, until: null },
          hidden: id === 'hidden' ? { hidden: 'not in Austria' } : {},
        }));
        return Promise.resolve({ ok: true, status: 200, body: { blocks }, problem: '' });
      },
    },
  );
}

test('ED-12: the page in the frame gets each block once, until it changes', async () => {
  jest.useFakeTimers();
  const [blocks, sent] = [canvas(), new CanvasMessages(types, messages)];
  blocks.start(page('one', 'two'));
  expect(sent.next(blocks, view).changed).toEqual({});
  await jest.advanceTimersByTimeAsync(0);
  expect(Object.keys(sent.next(blocks, view).changed)).toEqual(['one', 'two']);
  expect(sent.next(blocks, view).changed).toEqual({});
  const edited = page('one', 'two');
  Object.assign(edited.content[1]?.props ?? {}, { fields: { title: { de: 'typed' } } });
  blocks.show(edited);
  expect(Object.keys(sent.next(blocks, view).changed)).toContain('two');
  sent.restart();
  expect(Object.keys(sent.next(blocks, view).changed)).toEqual(['one', 'two']);
  blocks.close();
  jest.useRealTimers();
});

test('ED-12: items come in their order, with the reason why visitors do not see them', async () => {
  jest.useFakeTimers();
  const [blocks, sent] = [canvas(), new CanvasMessages(types, messages)];
  blocks.start(page('hidden', 'one', 'empty'));
  expect(sent.next(blocks, view).items.map(({ isPending }) => isPending)).toEqual([
    true,
    true,
    true,
  ]);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.next(blocks, view).items).toEqual([
    { id: 'hidden', note: 'Hidden: not in Austria', isPending: false },
    { id: 'one', note: null, isPending: false },
    { id: 'empty', note: 'Text box does not show yet', isPending: false },
  ]);
  blocks.close();
  jest.useRealTimers();
});

test('ED-12: of a template, the blocks for articles of another kind say so', async () => {
  jest.useFakeTimers();
  const [blocks, sent] = [canvas(), new CanvasMessages(types, messages, 'geschenkkarte')];
  const content = ['productDetail', 'voucherDetail', 'textBox'].map((type) => ({
    type,
    props: { id: type, fields: {} },
  }));
  blocks.start({ root: { props: { page: {}, node: {} } }, content });
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.next(blocks, view).items.map(({ id, note }) => [id, note])).toEqual([
    ['productDetail', 'Hidden: for articles of another kind'],
    ['voucherDetail', null],
    ['textBox', null],
  ]);
  blocks.close();
  jest.useRealTimers();
});
