import { readableValue } from './readable-value';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const titleOf = (id: string) => new Map([['one', 'Winter teaser']]).get(id) ?? id;

test('ED-10: a list of entries is read as their titles', () => {
  expect(readableValue([link('one'), link('two')], titleOf)).toBe('Winter teaser, two');
});

test('ED-10: rich text is read as its words', () => {
  const text = { nodeType: 'text', value: 'Warm und weich', marks: [], data: {} };
  const paragraph = { nodeType: 'paragraph', data: {}, content: [text] };
  expect(readableValue({ nodeType: 'document', data: {}, content: [paragraph] }, titleOf)).toBe(
    'Warm und weich',
  );
});

test('ED-10: a missing value is empty', () => {
  expect(readableValue(null, titleOf)).toBe('');
});
