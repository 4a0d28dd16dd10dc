import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import letters from './letters-of-fonts.json';
import { isPrintable, withUnknownLetters } from './printable.server';

const FILES = {
  'liberation-sans-regular': 'liberation-sans',
  'liberation-sans-bold': 'liberation-sans',
  'dejavu-sans': 'dejavu-sans',
  'droid-sans-fallback': 'droid-sans-fallback',
} as const;

/** Ranges of code points in the format of the list, without control characters. */
function rangesOf(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of codePoints.filter((each) => each > 31).toSorted((one, two) => one - two)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(' ');
}

test.each(Object.entries(FILES))('the list of characters matches %s', (file, name) => {
  const font = create(readFileSync(`lib/shop/letters/fonts/${file}.ttf`));
  const points = 'characterSet' in font ? font.characterSet : [];
  expect(letters[name]).toBe(rangesOf(points));
});

test.each(['Nguyễn', 'GROẞMANN', 'Zoe\u0308', 'Ґалаґан', 'Άννα', 'כהן', 'محمد', '王', '김', '₺ ₴'])(
  'documents can print %s',
  (text) => expect(isPrintable(text)).toBe(true),
);

test.each(['अमित', 'สมชาย', '\u{12000}', 'አበበ', '\u{1F9F5}', '𠮷田'])(
  'documents cannot print %s',
  (text) => expect(isPrintable(text)).toBe(false),
);

test('checks a text as long as a request at once', () => {
  // CPU time in microseconds, which does not depend on other processes.
  const start = process.cpuUsage();
  expect(isPrintable('王é'.repeat(30_000))).toBe(true);
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
});

test.each([
  ['too long', { city: 'tooLong' }, { city: 'tooLong' }],
  ['missing', { street: 'required' }, { street: 'required', city: 'letterUnknown' }],
  ['right', {}, { city: 'letterUnknown' }],
])('a field that is %s keeps its error when another has unknown characters', (_, errors, all) => {
  const sent = { firstName: 'Zoe\u0308', street: '', city: 'ዓዲ', country: 'ዓ' };
  expect(withUnknownLetters(errors, ['firstName', 'street', 'city'], sent)).toEqual(all);
});
