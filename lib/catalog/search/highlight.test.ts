import { HIGHLIGHT_TAGS, highlightedParts } from './highlight';

const { highlightPreTag: begin, highlightPostTag: end } = HIGHLIGHT_TAGS;
const hit = (value: unknown) => ({ _highlightResult: { title: { value } } });
const messages = (value: unknown) =>
  highlightedParts(hit(value), 'title', 'Leinenhemd').map(({ text, isMatch }) =>
    isMatch ? `[${text}]` : text,
  );

test.each([
  [`Leinen${begin}hemd${end}`, ['Leinen', '[hemd]']],
  [`${begin}Hemd${end} aus ${begin}Leinen${end}`, ['[Hemd]', ' aus ', '[Leinen]']],
  ['Hemd', ['Hemd']],
  [`<b>${begin}Hemd${end}</b>`, ['<b>', '[Hemd]', '</b>']],
  [`Hemd ${begin}ohne Ende`, ['Hemd ', '[ohne Ende]']],
])('splits %j into matches and other text', (value, parts) => {
  expect(messages(value)).toEqual(parts);
});

test.each([[undefined], [null], [7], [{}]])('highlights nothing in %j', (value) => {
  expect(messages(value)).toEqual(['Leinenhemd']);
  expect(highlightedParts(value, 'title', 'Hemd')).toEqual([{ text: 'Hemd', isMatch: false }]);
});
