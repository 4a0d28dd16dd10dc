import { parseMarkup, printMarkup } from './rich-text-markup';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const paragraph = (...content: object[]) => block('paragraph', ...content);
const documentOf = (...content: object[]) => block('document', ...content);

const EMPTY = paragraph(text(''));

test('ED-10: the empty paragraph that Contentful’s editor leaves at the end is kept, and the text is no JSON', () => {
  const written = documentOf(paragraph(text('Warm')), EMPTY);
  expect(printMarkup(written)).toBe('Warm');
  expect(parseMarkup('Warm und weich', written)).toEqual(
    documentOf(paragraph(text('Warm und weich')), EMPTY),
  );
});

test('ED-10: a text of empty paragraphs alone is edited as an empty one', () => {
  expect(printMarkup(documentOf(EMPTY))).toBe('');
});

test.each([
  [
    'CO~2~ und m^2^',
    [text('CO'), text('2', 'subscript'), text(' und m'), text('2', 'superscript')],
  ],
  ['Code `SALE`', [text('Code '), text('SALE', 'code')]],
  [String.raw`5 \^ 2 \~ 3`, [text('5 ^ 2 ~ 3')]],
])('ED-10: %s is read and written as marks', (markup, content) => {
  const document = documentOf(paragraph(...content));
  expect(printMarkup(document)).toBe(markup);
  expect(parseMarkup(markup)).toEqual(document);
});

test.each([1, 2, 3, 4, 5, 6])('ED-10: a heading of level %i is read and written', (level) => {
  const document = documentOf(block(`heading-${level}`, text('Titel')));
  expect(printMarkup(document)).toBe(`${'#'.repeat(level)} Titel`);
  expect(parseMarkup(`${'#'.repeat(level)} Titel`)).toEqual(document);
});

test('ED-10: what markup cannot represent is not edited as markup, so that nothing is lost', () => {
  const cell = block('table-cell', paragraph(text('Zelle')));
  expect(printMarkup(documentOf(block('table', block('table-row', cell))))).toBeNull();
});
