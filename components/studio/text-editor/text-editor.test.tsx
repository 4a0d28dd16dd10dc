import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RichTextFieldInput } from '@/lib/studio/studio/field-input';
import { en } from '@/lib/studio/studio/messages-en';
import { RICH_MARKS, RICH_NODES, type RichNode } from '@/lib/studio/studio/rich-node';
import { TextEditor } from './text-editor';
import { pasteParser } from './text-state';

const text = (value: string, ...marks: string[]): RichNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: RichNode[], data = {}): RichNode => ({
  nodeType,
  data,
  content,
});
const documentOf = (...content: RichNode[]) => node('document', content);
const target = { target: { sys: { type: 'Link', linkType: 'Entry', id: 'coat' } } };

const input = { kind: 'richText', nodes: RICH_NODES, marks: RICH_MARKS, types: [] } as const;
const field = { id: 'body', label: 'Body', help: null, required: true, localized: true, input };

const linked = {
  coat: {
    id: 'coat',
    kind: 'Entry',
    type: 'teaser',
    title: 'Winter coat',
    thumbnail: null,
    state: 'published',
    updatedAt: '',
  },
} as const;

const onChange = jest.fn();
beforeEach(() => onChange.mockReset());

const editor = (value: unknown, allowed: RichTextFieldInput = input) => (
  <TextEditor
    field={{ ...field, input: allowed }}
    input={allowed}
    controlId="field-body"
    value={value}
    language="de"
    messages={en}
    countries={[]}
    links={[]}
    linked={linked}
    onChange={onChange}
  />
);

const textbox = () => screen.getByRole('textbox', { name: 'Body' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('ED-10: a rich text shows as it looks, and what it embeds by its title', () => {
  const embedded = node('embedded-entry-block', [], target);
  render(editor(documentOf(node('heading-2', [text('Care')]), embedded)));
  expect(screen.getByRole('heading', { level: 2, name: 'Care' })).toBeVisible();
  expect(textbox()).toHaveTextContent('Winter coat');
});

test('ED-10: opening a rich text changes nothing', () => {
  const value = documentOf(node('paragraph', [text('Wool')]), node('callout', []));
  render(editor(value));
  expect(onChange).not.toHaveBeenCalled();
});

test('ED-10: a button of the toolbar makes a list of the paragraph', () => {
  render(editor(documentOf(node('paragraph', [text('Wool')]))));
  press('List');
  const item = node('list-item', [node('paragraph', [text('Wool')])]);
  expect(onChange).toHaveBeenLastCalledWith(documentOf(node('unordered-list', [item])));
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});

test('ED-10: a new table has a header row, and grows by a row', () => {
  render(editor(null));
  press('Table');
  press('Row below');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('ED-10: a field that does not allow tables or code does not offer them', () => {
  const allowed = { ...input, nodes: ['heading-2', 'unordered-list'], marks: ['bold'] };
  render(editor(null, allowed));
  expect(screen.getByRole('button', { name: 'Bold' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Table' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('ED-10: what somebody else writes appears without being stored again', () => {
  const { rerender } = render(editor(documentOf(node('paragraph', [text('Wool')]))));
  rerender(editor(documentOf(node('paragraph', [text('Linen')]))));
  expect(textbox()).toHaveTextContent('Linen');
  expect(onChange).not.toHaveBeenCalled();
});

test('ED-10: the arrow keys lead through the toolbar, which has one place in the tab order', () => {
  render(editor(null));
  const [first, second] = screen.getAllByRole('button');
  act(() => first?.focus());
  fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' });
  expect(second).toHaveFocus();
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
});

test('ED-10: pasted attributes that look like the editor’s own do no harm', () => {
  const html = '<p>Wool <a data-rich-link="{">a</a><span data-rich-node="[]">b</span></p>';
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  expect(pasteParser(input).parse(parsed).textContent).toBe('Wool ab');
});
