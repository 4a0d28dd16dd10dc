import { coloursWithCodes } from './colour-codes';

const codesOf = (known: Record<string, string>, ...given: [name: string, code?: string][]) => {
  const { coded, rejected } = coloursWithCodes(
    known,
    given.map(([de, code]) => ({ name: { de }, ...(code !== undefined && { code }) })),
  );
  return {
    coded: Object.fromEntries(coded.map(({ colour, code }) => [colour.name.de, code])),
    rejected: rejected.map(({ colour }) => colour.name.de),
  };
};

test('a code that the file gives is not assigned to another colour', () => {
  expect(codesOf({}, ['Rot'], ['Blau', '001'])).toEqual({
    coded: { Rot: '002', Blau: '001' },
    rejected: [],
  });
});

test.each([
  ['names that read the same in addresses', {}, ['Grün/Weiß'], ['Grün Weiß']],
  ['the same code', {}, ['Rot', '001'], ['Blau', '001']],
  ['a code that was assigned to a colour before', { rot: '001' }, ['Rot'], ['Blau', '001']],
] as const)('of two colours with %s one is rejected', (_, known, one, other) => {
  const { coded, rejected } = codesOf({ ...known }, [...one], [...other]);
  expect(Object.keys(coded)).toEqual([one[0]]);
  expect(rejected).toEqual([other[0]]);
});

test('colours keep their codes, also when the file begins to give them', () => {
  expect(codesOf({ rot: '001' }, ['Rot', '001']).coded).toEqual({ Rot: '001' });
  expect(codesOf({ rot: '007' }, ['Blau'], ['Rot']).coded).toEqual({ Blau: '001', Rot: '007' });
});

test('colours may be named like a property of objects, or like a code', () => {
  expect(codesOf({}, ['Constructor'], ['002'], ['Rot', '002']).coded).toEqual({
    Rot: '002',
    Constructor: '001',
    '002': '003',
  });
});
