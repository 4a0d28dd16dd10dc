import { richTextWords } from './rich-text-words';

const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} });
const node = (nodeType: string, content: object[], data = {}) => ({ nodeType, data, content });
const paragraph = (...content: object[]) => node('paragraph', content);
const target = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } });
const wordsOf = (...content: object[]) =>
  richTextWords(node('document', content), (id) => `Titel von ${id}`);

test('ED-10: a rich text is read line by line, without signs of its formatting', () => {
  expect(wordsOf(node('heading-2', [text('Pflege')]), paragraph(text('Warm waschen')))).toBe(
    'Pflege\nWarm waschen',
  );
});

test('ED-10: a list in a list is read indented', () => {
  const inner = node('unordered-list', [node('list-item', [paragraph(text('innen'))])]);
  const item = node('list-item', [paragraph(text('außen')), inner]);
  expect(wordsOf(node('ordered-list', [item]))).toBe('1. außen\n  • innen');
});

test('ED-10: a table is read row by row', () => {
  const cell = (value: string) => node('table-cell', [paragraph(text(value))]);
  const table = node('table', [node('table-row', [cell('Größe'), cell('48')])]);
  expect(wordsOf(table)).toBe('Größe | 48');
});

test('ED-10: what a rich text links to or embeds is read as its title', () => {
  const link = node('entry-hyperlink', [text('hier')], target('coat'));
  const address = node('hyperlink', [text('dort')], { uri: '/hemden' });
  expect(wordsOf(paragraph(link, text(' und '), address))).toBe(
    'hier (Titel von coat) und dort (/hemden)',
  );
  expect(wordsOf(node('embedded-entry-block', [], target('coat')))).toBe('[Titel von coat]');
});
