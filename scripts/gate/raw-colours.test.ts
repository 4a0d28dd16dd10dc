import { rawColours } from './raw-colours';

test.each([
  ['color: #fff;', '#fff'],
  ['  background: #12345678;', '#12345678'],
  ['border: 1px solid rgb(0 0 0 / 0.4);', 'rgb(0 0 0 / 0.4'],
  ['fill: oklch(60% 0.1 40);', 'oklch(60% 0.1 40'],
  ['color: white;', 'white'],
  ['outline: 2px solid DarkSlateGray;', 'DarkSlateGray'],
  ['box-shadow: 0 0 1px black, 0 0 2px var(--color-line);', 'black'],
])('a style sheet must not contain %s', (declaration, colour) => {
  expect(rawColours(`.root {\n  ${declaration}\n}`, 'style')).toEqual([{ line: 2, colour }]);
});

test.each([
  'color: var(--color-text);',
  'background: color-mix(in oklab, var(--color-accent) 20%, transparent);',
  'color: currentColor;',
  'mask: url(#fade);',
  '/* the red of the logo is #c00 */',
  'white-space: nowrap;',
  'grid-area: tan-line;',
  '--card-gap: var(--space-red);',
])('a style sheet may contain %s', (declaration) => {
  expect(rawColours(`.root {\n  ${declaration}\n}`, 'style')).toEqual([]);
});

test('selectors do not count as colours', () => {
  expect(rawColours('.red,\n#add {\n}\na.white:hover {\n}', 'style')).toEqual([]);
});

test.each([
  ['<meta name="theme-color" content="#1a2b3c" />', '#1a2b3c'],
  ["style={{ color: '#f00' }}", '#f00'],
  ['const shade = `rgb(1 2 3)`;', 'rgb(1 2 3'],
])('code must not contain %s', (line, colour) => {
  expect(rawColours(line, 'code')).toEqual([{ line: 1, colour }]);
});

test.each(['<a href="#add">', '<use href="#face" />', '// was #ff0000 once', 'const white = 1;'])(
  'code may contain %s',
  (line) => {
    expect(rawColours(line, 'code')).toEqual([]);
  },
);
