import { readOrderNumber } from './order-number';

const COPIED = [
  'HGG-1000010',
  'hgg-1000010',
  '#HGG-1000010',
  '# hgg – 1000010',
  'HGG—1000010',
  'HGG\u20111000010',
  'HGG\u22121000010',
  'HGG1000010',
  'HGG 1000010',
  'HGG\u00A01000010',
  'HGG-1 000 010',
  'HGG-1.000.010',
  '\u200BHGG-1000010\uFEFF',
  'HGG-100\u00AD0010',
  'HGG-1000010.',
  '(HGG-1000010)',
  '\tHGG_1000010\n',
  'ＨＧＧ－１０００010',
  'Bestellung HGG-1000010',
  'Numéro de commande : HGG-1000010',
  'Č. objednávky: HGG-1000010',
  '1000010',
  '#1000010',
];
test('ORD-04: recognises an order number in whatever form it was copied', () => {
  for (const typed of COPIED)
    expect([typed, readOrderNumber(typed, ['hgg'])]).toEqual([typed, ['HGG-1000010']]);
});

test('ORD-04: a prefix selects its own shop, in whichever shop it is entered', () => {
  expect(readOrderNumber('hrm 1000010', ['hgg'])).toEqual(['HRM-1000010']);
  expect(readOrderNumber('Eck–7', [])).toEqual(['ECK-7']);
});

test('ORD-04: a number without prefix may belong to any of the possible shops', () => {
  expect(readOrderNumber('7', ['hgg', 'eck'])).toEqual(['HGG-7', 'ECK-7']);
  expect(readOrderNumber('7', [])).toEqual([]);
});

test('ORD-04: rejects anything else', () => {
  for (const typed of [
    '',
    '-',
    'HGG',
    'HGG-',
    'XYZ-1000010',
    'HGG-T1000010',
    'HGG-1000010a',
    'no 7',
  ])
    expect([typed, readOrderNumber(typed, ['hgg'])]).toEqual([typed, []]);
});
