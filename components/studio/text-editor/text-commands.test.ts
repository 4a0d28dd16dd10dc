import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { RichNode } from '@/lib/studio/studio/rich-node';
import { readRichText, storedRichText } from './text-codec';
import { insertTable, setList, TABLE_COMMANDS } from './text-commands';

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

test('ED-10: a new table has a header row, and its first cell the cursor', () => {
  const doc = readRichText(documentOf(paragraph('davor')));
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 6) });
  let next = state;
  insertTable(state, (transaction) => {
    next = state.apply(transaction);
  });
  next = next.apply(next.tr.insertText('Größe'));
  const cells = (nodeType: string, ...values: string[]) =>
    node(
      'table-row',
      values.map((value) => node(nodeType, [paragraph(value)])),
    );
  expect(storedRichText(next.doc)?.content?.[1]).toEqual(
    node('table', [
      cells('table-header-cell', 'Größe', '', ''),
      cells('table-cell', '', '', ''),
      cells('table-cell', '', '', ''),
    ]),
  );
});

test('ED-10: a row with a list in it cannot become the header row', () => {
  const list = node('unordered-list', [node('list-item', [paragraph('eins')])]);
  const cell = (...content: RichNode[]) => node('table-cell', content);
  const table = node('table', [node('table-row', [cell(paragraph('a')), cell(list)])]);
  expect(after(documentOf(table), 'a', TABLE_COMMANDS.headerRow)).toEqual(documentOf(table));
});

test('ED-10: cells that are merged and split keep their words', () => {
  const row = (...values: string[]) =>
    node(
      'table-row',
      values.map((value) => node('table-cell', [paragraph(value)])),
    );
  const doc = readRichText(documentOf(node('table', [row('a', 'b')])));
  const [first, second] = [2, 7];
  const state = EditorState.create({ doc, selection: CellSelection.create(doc, first, second) });
  const run = (from: EditorState, command: Command) => {
    let next = from;
    command(from, (transaction) => {
      next = from.apply(transaction);
    });
    return next;
  };
  const merged = run(state, TABLE_COMMANDS.mergeCells);
  const both = node('table-cell', [paragraph('a'), paragraph('b')], { colspan: 2 });
  expect(storedRichText(merged.doc)).toEqual(
    documentOf(node('table', [node('table-row', [both])])),
  );
  const split = run(merged, TABLE_COMMANDS.splitCell);
  expect(JSON.stringify(storedRichText(split.doc))).not.toContain('"colspan":2');
  expect(split.doc.textContent).toBe('ab');
});

test('ED-10: the kind of a list changes, and what is in it stays', () => {
  const list = (type: string) => node(type, [node('list-item', [paragraph('eins')])]);
  expect(after(documentOf(list('ordered-list')), 'eins', setList('bulletList'))).toEqual(
    documentOf(list('unordered-list')),
  );
});
