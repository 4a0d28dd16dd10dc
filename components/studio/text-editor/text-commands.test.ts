import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import type { RichNode } from '@/lib/studio/studio/rich-node';
import { readRichText, storedRichText } from './text-codec';
import { setList, TABLE_COMMANDS } from './text-commands';

const text = (value: string): RichNode => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, content: RichNode[], data = {}): RichNode => ({
  nodeType,
  data,
  content,
});
const paragraph = (value: string) => node('paragraph', [text(value)]);
const documentOf = (...content: RichNode[]) => node('document', content);

/** What a command stores with the cursor in some words. */
function after(stored: RichNode, words: string, command: Command): RichNode | null {
  const doc = readRichText(stored);
  let at = 0;
  doc.descendants((each, pos) => {
    if (each.text === words) at = pos;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  let next = state.doc;
  command(state, (transaction) => {
    next = transaction.doc;
  });
  return storedRichText(next);
}

test('ED-10: a cell over two columns is over one after the other column is deleted', () => {
  const row = (...cells: RichNode[]) => node('table-row', cells);
  const cell = (value: string, data = {}) => node('table-cell', [paragraph(value)], data);
  const table = node('table', [row(cell('beide', { colspan: 2 })), row(cell('a'), cell('b'))]);
  expect(after(documentOf(table), 'b', TABLE_COMMANDS.deleteColumn)).toEqual(
    documentOf(node('table', [row(cell('beide', { colspan: 1 })), row(cell('a'))])),
  );
});

test('ED-10: a new row inside a cell’s rows adds one to its row span', () => {
  const row = (...cells: RichNode[]) => node('table-row', cells);
  const cell = (value: string, data = {}) => node('table-cell', [paragraph(value)], data);
  const tall = (rowspan: number) => cell('hoch', { rowspan });
  const table = node('table', [row(tall(2), cell('a')), row(cell('b'))]);
  const empty = node('table-cell', [node('paragraph', [text('')])]);
  expect(after(documentOf(table), 'a', TABLE_COMMANDS.addRow)).toEqual(
    documentOf(node('table', [row(tall(3), cell('a')), row(empty), row(cell('b'))])),
  );
});

test('ED-10: the kind of a list changes, and what is in it stays', () => {
  const list = (type: string) => node(type, [node('list-item', [paragraph('eins')])]);
  expect(after(documentOf(list('ordered-list')), 'eins', setList('bulletList'))).toEqual(
    documentOf(list('unordered-list')),
  );
});
