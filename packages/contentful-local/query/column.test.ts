import fc from 'fast-check';
import type { Entry, Json } from '#model/entities';
import { Column } from './column';
import { comparable, compileTest, matchTest, shortcutOf, type ValueType } from './comparison';
import type { Criterion } from './criterion';
import { WordIndex, wordsOf } from './words';

/** Placeholders for entities: only their position in the list matters. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ id: String(row) }) as Entry);

const all = (count: number) => Uint32Array.from({ length: count }, (_, row) => row);

interface Case {
  type: ValueType;
  values: (Json | undefined)[];
  operator: Criterion['operator'];
  operand: string;
}

function cases(
  type: ValueType,
  value: fc.Arbitrary<Json>,
  operand: fc.Arbitrary<string>,
  operators: Criterion['operator'][],
): fc.Arbitrary<Case> {
  return fc.record({
    type: fc.constant(type),
    values: fc.array(fc.option(value, { nil: undefined }), { maxLength: 20 }),
    operator: fc.constantFrom(...operators),
    operand,
  });
}

const EQUALITIES: Criterion['operator'][] = ['eq', 'ne', 'in', 'nin'];
const RANGES: Criterion['operator'][] = ['lt', 'lte', 'gt', 'gte'];
const letter = fc.constantFrom('a', 'b', 'c', '["a"]');
const whole = fc.integer({ min: -2, max: 2 });
const days = fc.constantFrom(
  '2026-03-01',
  '2026-03-01T00:00:00Z',
  '2026-03-01T01:00+01:00',
  '2027',
);

const anyCase = fc.oneof(
  cases('string', letter, letter, [...EQUALITIES, ...RANGES, 'match']),
  cases('string', fc.array(letter, { maxLength: 3 }), letter, [...EQUALITIES, 'all']),
  cases('number', whole, whole.map(String), [...EQUALITIES, ...RANGES, 'all']),
  cases('boolean', fc.boolean(), fc.constantFrom('true', 'false'), EQUALITIES),
  cases('date', fc.oneof(days, fc.constant('nonsense')), days, [...EQUALITIES, ...RANGES]),
  cases('location', fc.record({ lat: whole, lon: whole }), fc.constant('1,1,200'), ['within']),
);

test('a column finds the same rows as testing each value', () => {
  fc.assert(
    fc.property(anyCase, ({ type, values, operator, operand }) => {
      const criterion = { parameter: '', path: [], operator, value: operand };
      const read = ({ id }: { id: string }) => comparable(type, values[Number(id)]);
      const passes = compileTest(criterion, type);
      const rows = all(values.length);
      const expected = [...rows].filter((row) => passes(comparable(type, values[row])));
      const column = new Column(rowsOf(values.length), read);
      const shortcut = shortcutOf(criterion, type);
      const found = (shortcut && column.found(rows, shortcut)) ?? column.passing(rows, passes);
      expect([...found]).toEqual(expected);
      // A test after others sees fewer rows than there are values.
      const few = rows.subarray(0, 1);
      expect([...column.passing(few, passes)]).toEqual(expected.filter((row) => row === 0));
    }),
    { numRuns: 2000 },
  );
});

test('a word index finds the same rows as searching each text', () => {
  const text = fc
    .array(fc.constantFrom('Loden', 'loden-mantel', 'Leinen,', 'ÄRMEL', '3XL'), { maxLength: 4 })
    .map((parts) => parts.join(' '));
  const query = fc
    .array(fc.constantFrom('lo', 'mantel', 'Ärm', '3', 'x', '-'), { maxLength: 3 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(fc.option(text, { nil: undefined })), query, (texts, sought) => {
      const passes = matchTest(sought);
      const expected = texts.flatMap((one, row) => (passes(one) ? [row] : []));
      const index = new WordIndex(rowsOf(texts.length), ({ id }) => texts[Number(id)]);
      expect([...index.rowsWith(new Set(wordsOf(sought)))]).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
