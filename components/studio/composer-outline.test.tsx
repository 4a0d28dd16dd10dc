import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composedPage, entry, link } from '@/lib/studio/studio/compose-session.fixture';
import type { ComposeTypes } from '@/lib/studio/studio/compose-type';
import { studioMessages } from '@/lib/studio/studio/messages';
import { ComposerProvider } from './composer-context';
import { DragProvider } from './composer-drag';
import { ComposerOutline } from './composer-outline';
import { ComposerPanel } from './composer-panel';

const kind = (id: string, name: string, displayField: string) => ({
  id,
  name,
  description: '',
  role: 'block' as const,
  displayField,
  slots: [],
  fields: [],
  isDeprecated: false,
  isHiddenInside: false,
  initial: {},
});
const main = { field: 'main', label: 'Main', types: ['text', 'slider'], max: 100, isList: true };
const slides = { field: 'slides', label: 'Slides', types: ['text'], max: 10, isList: true };
const types: ComposeTypes = {
  page: { ...kind('page', 'Page', 'title'), slots: [main] },
  node: kind('node', 'Node', 'name'),
  text: kind('text', 'Text box', 'title'),
  slider: { ...kind('slider', 'Slider', 'title'), slots: [slides] },
};

function show() {
  // No service responds, so nothing is resolved.
  globalThis.fetch = () => Promise.reject(new Error('no service'));
  const session = composedPage(
    [
      entry('page', 'page', { title: 'Winter', main: [link('one'), link('two'), link('slider')] }),
      entry('one', 'text', { title: 'First' }),
      entry('two', 'text', { title: 'Second' }),
      entry('slider', 'slider', { slides: [link('slide')] }),
      entry('slide', 'text', { title: 'Inside' }),
    ],
    types,
  );
  const messages = studioMessages('en');
  const choices = { countries: [], links: [] };
  render(
    <ComposerProvider value={{ session, messages, locale: 'de-de', language: 'de', choices }}>
      <DragProvider>
        <ComposerOutline />
        <ComposerPanel />
      </DragProvider>
    </ComposerProvider>,
  );
  return session;
}

const names = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

test('ED-10: the outline is one tab stop, and arrow keys go through it', async () => {
  const session = show();
  await userEvent.tab();
  expect(screen.getByRole('treeitem', { name: 'Text box: First' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: 'Slider' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('treeitem', { name: 'Text box: First' })).toHaveFocus();
  session.close();
});

test('ED-10: Enter shows the fields of a row', async () => {
  const session = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(session.composed().selected).toBe('two');
  const panel = screen.getByRole('region', { name: 'Fields' });
  expect(within(panel).getByRole('heading', { name: 'Text box' })).toBeVisible();
  session.close();
});

test('ED-10: Alt and an arrow move a block, which keeps the focus', async () => {
  const session = show();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['Text box: Second', 'Text box: First', 'Slider']);
  expect(screen.getByRole('treeitem', { name: 'Text box: First' })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['Text box: First', 'Text box: Second', 'Slider']);
  session.close();
});

test('ED-10: a block shows what is inside it when it is opened', async () => {
  const session = show();
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowRight}');
  const inside = screen.getByRole('treeitem', { name: 'Text box: Inside' });
  expect(inside).toHaveAttribute('aria-level', '2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(inside).not.toBeInTheDocument();
  session.close();
});
