import {
  pageDocument,
  paragraph,
  resolveBlocks,
  richText,
  textBox,
  textNode,
} from './content.fixture.server';

const body = (...content: unknown[]) =>
  resolveBlocks(pageDocument([textBox({ body: richText(...content) })]));
const shownBody = (...content: unknown[]) => body(...content).blocks[0]?.fields['body'];

const block = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const cell = (words: string, data = {}) => block('table-cell', [paragraph(textNode(words))], data);
const tableOf = (...cells: unknown[]) => block('table', [block('table-row', cells)]);

test('keeps a table, with what its cells span and no other data', () => {
  const stored = tableOf(cell('a', { colspan: 2, rowspan: 1, style: 'x' }), cell('b'));
  expect(shownBody(stored)).toEqual(richText(tableOf(cell('a', { colspan: 2 }), cell('b'))));
});

test.each([
  ['a cell outside of a row', cell('a')],
  ['a row outside of a table', block('table-row', [cell('a')])],
  ['a paragraph in a table', block('table', [paragraph(textNode('a'))])],
  ['a paragraph in a row', tableOf(paragraph(textNode('a')))],
  ['a table in a cell', tableOf(block('table-cell', [tableOf(cell('a'))]))],
  ['a table without rows', block('table', [])],
])('removes and reports %s, which browsers would show elsewhere', (_, stored) => {
  const { blocks, findings } = body(stored, paragraph(textNode('kept')));
  expect(JSON.stringify(blocks)).not.toContain('"a"');
  expect(JSON.stringify(blocks)).toContain('kept');
  expect(findings[0]).toMatchObject({ path: 'body' });
});

test.each([0, -1, 2.5, 101, '2', null])('ignores a span of %p', (colspan) => {
  expect(shownBody(tableOf(cell('a', { colspan })))).toEqual(richText(tableOf(cell('a'))));
});
