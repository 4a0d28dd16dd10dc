import { z } from 'zod';
import { field, type Field } from './field';

/** Value that a component receives for a stored value, or `refused`. */
function received({ schema }: Field, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : 'refused';
}

describe('a required field', () => {
  test.each<[string, Field, unknown[], unknown[]]>([
    ['a symbol', field.symbol(5), ['a', 'x'.repeat(5)], ['', 'x'.repeat(6), 7, null, undefined]],
    ['a key', field.key(/^\d{2}$/), ['42'], ['421', 'a42', '', '42\n', 42]],
    ['a text', field.text(3), ['abc'], ['abcd', '', []]],
    ['an integer', field.integer(1, 3), [1, 3], [0, 4, 1.5, '2', Number.NaN]],
    ['yes or no', field.boolean(), [true, false], ['true', 0, null]],
    ['a date', field.dateTime(), ['2026-11-20'], [0, 'x'.repeat(65)]],
    ['a choice', field.choice(['a', 'b']), ['a'], ['c', '', ['a']]],
    ['choices', field.choices(['a', 'b']), [[], ['b', 'a']], [['c'], 'a']],
    ['symbols', field.symbols(2), [[], ['a', 'b']], [['a', 'b', 'c'], ['x'.repeat(257)]]],
    ['a reference', field.reference(['page']), ['id'], [7, null]],
  ])('accepts and rejects: %s', (_, declared, sound, wrong) => {
    expect(declared.required).toBe(true);
    for (const value of sound) expect(received(declared, value)).toEqual(value);
    for (const value of wrong) expect(received(declared, value)).toBe('refused');
  });
});

describe('an optional field', () => {
  const declared = field.optional(field.symbol(5));

  test('is null if unset, which survives JSON', () => {
    expect(declared.required).toBe(false);
    expect([received(declared, undefined), received(declared, null)]).toEqual([null, null]);
    expect(received(declared, 'abc')).toBe('abc');
  });

  test('still rejects a wrong value', () => {
    expect(received(declared, 'abcdef')).toBe('refused');
    expect(received(declared, 7)).toBe('refused');
  });
});

describe('a field with a default', () => {
  const declared = field.withDefault(field.integer(0, 9), 0);

  test('has it if unset, but not for falsy values', () => {
    expect([received(declared, undefined), received(declared, null)]).toEqual([0, 0]);
    expect(received(field.withDefault(field.boolean(), true), false)).toBe(false);
    expect(received(field.withDefault(field.integer(0, 9), 5), 0)).toBe(0);
  });

  test('has it in a new entry', () => {
    expect(declared).toMatchObject({ required: false, initial: 0 });
  });

  test('still rejects a wrong value', () => expect(received(declared, 10)).toBe('refused'));
});

test('lists of entries are empty if unset', () => {
  for (const declared of [
    field.parts(['button'], 3),
    field.blocks(),
    field.references(['node'], 2),
  ])
    expect([declared.required, received(declared, undefined)]).toEqual([false, []]);
});

test('the content model has the same limits as the schema', () => {
  expect(field.symbol(80).validations).toEqual([{ size: { max: 80 } }]);
  expect(field.integer(1, 3).validations).toEqual([{ range: { min: 1, max: 3 } }]);
  expect(field.choice(['a']).validations).toEqual([{ in: ['a'] }]);
  expect(field.key(/^\d+$/).validations).toEqual([{ regexp: { pattern: '^\\d+$' } }]);
  expect(field.parts(['button'], 3)).toMatchObject({
    items: { validations: [{ linkContentType: ['button'] }] },
    validations: [{ size: { max: 3 } }],
  });
});

test('texts are localized, keys and numbers are not', () => {
  const localized = [
    field.symbol(),
    field.text(),
    field.richText(),
    field.link(),
    field.symbols(1),
  ];
  const same = [field.key(), field.integer(0, 1), field.boolean(), field.picture(), field.blocks()];
  expect(localized.every((declared) => declared.localized)).toBe(true);
  expect(same.some((declared) => declared.localized)).toBe(false);
  expect(field.unlocalized(field.symbol()).localized).toBe(false);
});

test('label and hint do not change the field', () => {
  const inner = field.symbol(5);
  expect(field.named('Label', field.help('Hint', inner))).toEqual({
    ...inner,
    name: 'Label',
    help: 'Hint',
  });
});

test('types match the declaration', () => {
  const optional = field.optional(field.choice(['a', 'b']));
  const value: z.output<typeof optional.schema> = 'a';
  // @ts-expect-error a choice that is not offered
  const wrong: z.output<typeof optional.schema> = 'c';
  const limited = field.withDefault(field.integer(0, 9), 3);
  // @ts-expect-error the default stands in for null
  const unset: z.output<typeof limited.schema> = null;
  expect([value, wrong, unset]).toEqual(['a', 'c', null]);
});
