import { oneLine } from './one-line';

test('line breaks and rows of spaces become one space', () => {
  expect(oneLine(' Max\r\n Muster\u2028Ihre Bank ')).toBe('Max Muster Ihre Bank');
});

test('spaces that do not break stay, as in amounts', () => {
  expect(oneLine('Prosíme o 2\u00A0748\u00A0Kč')).toBe('Prosíme o 2\u00A0748\u00A0Kč');
});
