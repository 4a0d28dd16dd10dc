import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditorComment } from '@/lib/studio/editor/editor-comment';
import { composedPage, entry, link } from '@/lib/studio/studio/compose-session.fixture';
import type { ComposeTypes } from '@/lib/studio/studio/compose-type';
import { studioMessages } from '@/lib/studio/studio/messages';
import { CommentsProvider } from './comments-context';
import { ComposerProvider } from './composer-context';
import { DragProvider } from './composer-drag';
import { ComposerOutline } from './composer-outline';
import { ComposerPanel } from './composer-panel';
import { listenForUndo } from './undo-keys';

const kind = (id: string, name: string) => ({
  id,
  name,
  description: '',
  role: 'block' as const,
  displayField: 'title',
  slots: [],
  fields: [],
  isDeprecated: false,
  isHiddenInside: false,
  initial: {},
});
const main = { field: 'main', label: 'Main', types: ['text'], max: 100, isList: true };
const types: ComposeTypes = {
  page: { ...kind('page', 'Page'), slots: [main] },
  node: kind('node', 'Node'),
  text: kind('text', 'Text box'),
};
const ANNA = { id: '00000000-0000-4000-8000-00000000000a', email: 'anna@example.org' };
const comment = (id: string, on: string, text: string): EditorComment => ({
  id,
  node: 'node',
  entry: on,
  text,
  author: null,
  mentioned: ANNA.email,
  writtenAt: Date.parse('2026-11-20T12:00:00Z'),
  isResolved: false,
});

/** Comments that the route has, and what was sent to it. */
let stored: EditorComment[];
let sent: { id?: string }[];
/** Whether the responses to what is sent get lost. */
let isLost: boolean;

beforeEach(() => {
  stored = [];
  sent = [];
  isLost = false;
  globalThis.fetch = (address, { body } = {}) => {
    if (!String(address).startsWith('/api/studio/comments')) return Promise.reject(new Error());
    if (body) sent.push(JSON.parse(String(body)));
    if (body && isLost) return Promise.reject(new Error('lost'));
    const read = { comments: stored, editors: [ANNA] };
    const response = { ok: true, status: 200, json: () => Promise.resolve(read) };
    // The code reads these three properties of a response.
    return Promise.resolve(response as unknown as Response);
  };
});

/** Shows the composer's outline and panel with the first block selected. */
function show() {
  const session = composedPage(
    [
      entry('page', 'page', { title: 'Winter', main: [link('one'), link('two')] }),
      entry('one', 'text', { title: 'First' }),
      entry('two', 'text', { title: 'Second' }),
    ],
    types,
  );
  const messages = studioMessages('en');
  const choices = { countries: [], links: [] };
  session.select('one');
  render(
    <ComposerProvider value={{ session, messages, locale: 'de-de', language: 'de', choices }}>
      <CommentsProvider node="node">
        <DragProvider>
          <ComposerOutline />
          <ComposerPanel />
        </DragProvider>
      </CommentsProvider>
    </ComposerProvider>,
  );
  return session;
}

test('ED-10: a block shows its own open comments, and the outline how many there are', async () => {
  stored = [comment('1', 'one', 'Shorter?'), comment('2', 'two', 'Another picture?')];
  const session = show();
  expect(await screen.findByText('Shorter?')).toBeVisible();
  expect(screen.getByText(/Without a name · to anna@example.org/)).toBeVisible();
  expect(screen.queryByText('Another picture?')).toBeNull();
  expect(screen.getByRole('treeitem', { name: 'Text box: First, Comments: 1' })).toBeVisible();
  session.close();
});

test('ED-10: a comment is written with a mention by the keyboard, and its form is empty then', async () => {
  const session = show();
  await screen.findByRole('option', { name: ANNA.email, hidden: true });
  await userEvent.click(screen.getByText('Comments: 0'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Comment' }));
  await userEvent.keyboard('Shorter?');
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'Mention' })).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mention' }), ANNA.email);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const expected = { action: 'write', node: 'node', entry: 'one', text: 'Shorter?' };
  await waitFor(() => expect(sent).toEqual([expect.objectContaining(expected)]));
  expect(sent[0]).toMatchObject({ mentioned: ANNA.id });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
  session.close();
});

test('ED-10: a comment that is sent again after a lost response is the same, and the next another', async () => {
  isLost = true;
  const session = show();
  await userEvent.click(screen.getByText('Comments: 0'));
  const text = screen.getByRole('textbox', { name: 'Comment' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  const type = () => userEvent.type(text, 'Shorter?');
  await type();
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text).toHaveValue('Shorter?');
  isLost = false;
  await send();
  await waitFor(() => expect(text).toHaveValue(''));
  await type();
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ id }) => id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  session.close();
});

test('ED-10: a comment is resolved', async () => {
  stored = [comment('1', 'one', 'Shorter?')];
  const session = show();
  await screen.findByText('Shorter?');
  stored = [];
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(screen.queryByText('Shorter?')).toBeNull());
  expect(sent).toEqual([{ action: 'resolve', id: '1', isResolved: true }]);
  session.close();
});

test('ED-10: the browser undoes what is typed into a comment, not the composer', async () => {
  const session = show();
  const undo = jest.fn();
  const stop = listenForUndo(window, { undo, redo: undo });
  await userEvent.click(screen.getByText('Comments: 0'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Comment' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  stop();
  session.close();
});
