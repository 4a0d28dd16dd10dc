import { readCsvRows } from './csv-rows';
import { readImportedAmount } from './imported-amount';
import { plainText } from './plain-text';

async function rowsOf(text: string, size = text.length || 1) {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const rows: unknown[] = [];
  for await (const row of readCsvRows(chunks()))
    rows.push(row.ok ? [row.line, ...row.fields] : row);
  return rows;
}

test.each([
  [
    'commas',
    'a,b\n1,"2;3"\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2;3'],
    ],
  ],
  [
    'semicolons',
    'a;b,c\n1;2,5\n',
    [
      [1, 'a', 'b,c'],
      [2, '1', '2,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a byte order mark and CRLF',
    '\uFEFFa,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'CR alone',
    'a,b\r1,2\r',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'quoted line ends',
    'a,b\r\n"1\r\nx","""2"""\r\n3,4',
    [
      [1, 'a', 'b'],
      [2, '1\r\nx', '"2"'],
      [4, '3', '4'],
    ],
  ],
  [
    'empty lines and fields',
    'a,b\n\n1,\n,\n',
    [
      [1, 'a', 'b'],
      [3, '1', ''],
    ],
  ],
  [
    'inches',
    'a,b\n34",2\n',
    [
      [1, 'a', 'b'],
      [2, '34"', '2'],
    ],
  ],
])('CSV with %s is read, however it is cut into chunks', async (_, text, expected) => {
  for (const size of [1, 2, 3, text.length]) expect(await rowsOf(text, size)).toEqual(expected);
});

test('a record with text after a quote is rejected, and the next one is read', async () => {
  expect(await rowsOf('a,b\n"1"x,2\n3,4\n')).toEqual([
    [1, 'a', 'b'],
    { ok: false, line: 2, reason: 'has text after a quoted field' },
    [3, '3', '4'],
  ]);
});

test('a quote that does not end is rejected', async () => {
  expect(await rowsOf('a,b\n1,"2\n3,4\n')).toEqual([
    [1, 'a', 'b'],
    { ok: false, line: 2, reason: 'begins a quoted field that does not end' },
  ]);
});

test.each([
  ['89.95', 89_95],
  ['89,95', 89_95],
  ['89,9', 89_90],
  ['89', 89_00],
  ['1.299,00', 1_299_00],
  ['1,299.00', 1_299_00],
  ['1 299,00', 1_299_00],
  ['1.299.000', 1_299_000_00],
])('%s is an amount', (text, minorUnits) => {
  expect(readImportedAmount(text)).toEqual({ ok: true, minorUnits });
});

test.each([
  '',
  '0',
  '0,00',
  '-5',
  '1.576',
  '1,576',
  '89.955',
  '12.34.56',
  'abc',
  '1e3',
  '99999999',
])('“%s” is no amount', (text) => {
  expect(readImportedAmount(text).ok).toBe(false);
});

test('texts lose their HTML, scripts with their content, and keep what only looks like it', () => {
  expect(
    plainText('<p>Ein&nbsp;<b>Hemd</b></p><p>100&nbsp;% Leinen</p><script>alert(1)</script>'),
  ).toBe('Ein Hemd 100 % Leinen');
  expect(plainText('Größe < 50 & > 40')).toBe('Größe < 50 & > 40');
});
