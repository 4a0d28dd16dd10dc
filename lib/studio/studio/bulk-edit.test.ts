import { replacedFields, replacedValue } from './bulk-edit';

const text = (value: string) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} });
const documentOf = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [text(value)] }],
});

test('ED-10: a text is replaced everywhere in a value, and signs of it have no meaning', () => {
  expect(replacedValue('a.b axb', 'a.b', '$&')).toBe('$& axb');
});

test('ED-10: a text is replaced in rich text, whose formatting stays', () => {
  expect(replacedValue(documentOf('30 Tage'), '30', '14')).toEqual(documentOf('14 Tage'));
});

test('ED-10: a replacement changes only the languages that have the text', () => {
  const fields = { title: { de: 'Winter', en: 'Summer' }, nodeId: { de: 'Winter' } };
  expect(replacedFields(fields, ['title'], { find: 'Winter', replacement: 'Herbst' })).toEqual({
    title: { de: 'Herbst' },
  });
});

test('ED-10: a text that is nothing is replaced by nothing', () => {
  expect(replacedValue('Winter', '', 'x')).toBe('Winter');
});
