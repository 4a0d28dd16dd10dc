import fc from 'fast-check';
import { InvalidQuery } from '#engine/invalid-query';
import { search } from '#engine/search';
import { idsOf, idsPassing, indexOf } from '#engine/testing/small-index';
import { compileFilters, compileOptionalFilters } from './compile';

const shop = indexOf(
  {
    shirt: { brand: 'Acme', price: 20, sizes: ['M', 'L'], isNew: true, origin: { in: 'Italy' } },
    coat: { brand: 'ACME', price: 120, sizes: ['XL'], isNew: false, _tags: ['warm'] },
    belt: {
      brand: 'Other Brand',
      price: 35,
      sizes: [],
      origin: [{ in: 'Spain' }, { in: 'Italy' }],
    },
    cap: { brand: "O'Neill", price: -5.5, stock: [1, 9] },
  },
  { attributesForFaceting: ['brand', 'sizes', 'isNew', 'filterOnly(origin.in)', 'price'] },
);

describe('filters', () => {
  test.each([
    ['', ['belt', 'cap', 'coat', 'shirt']],
    ['brand:acme', ['coat', 'shirt']],
    ['brand:"Other Brand"', ['belt']],
    ["brand:'Other Brand' OR brand:Acme", ['belt', 'coat', 'shirt']],
    ['brand:"O\'Neill"', ['cap']],
    ["brand:'O\\'Neill'", ['cap']],
    ['NOT brand:acme', ['belt', 'cap']],
    ['brand:acme AND NOT sizes:XL', ['shirt']],
    ['sizes:m', ['shirt']],
    ['isNew:true', ['shirt']],
    ['origin.in:Italy', ['belt', 'shirt']],
    ['price > 20', ['belt', 'coat']],
    ['price>=20 AND price<=35', ['belt', 'shirt']],
    ['price != 20', ['belt', 'cap', 'coat']],
    ['price = -5.5', ['cap']],
    ['price:20 TO 35', ['belt', 'shirt']],
    ['NOT price:20 TO 35', ['cap', 'coat']],
    ['price:20', ['shirt']],
    ['stock < 2', ['cap']],
    ['stock:5 TO 8', []],
    ['warm', ['coat']],
    ['_tags:warm', ['coat']],
    ['_tags:WARM', []],
    ['brand:acme OR brand:"Other Brand" AND price < 100', ['belt', 'shirt']],
    ['(brand:acme AND price < 100)', ['shirt']],
    ['(brand:acme OR sizes:L) AND (isNew:true OR isNew:false)', ['coat', 'shirt']],
    ['undeclared:thing', []],
    ['NOT undeclared:thing', ['belt', 'cap', 'coat', 'shirt']],
    ['brand:acme<score=3>', ['coat', 'shirt']],
    ['objectID:cap', ['cap']],
  ])('FLT-10: %s', (filters, passing) => {
    expect(idsPassing(shop, filters)).toEqual(passing);
  });

  test.each([
    [{ facetFilters: ['brand:Acme', ['sizes:M', 'sizes:XL']] }, ['coat', 'shirt']],
    [{ facetFilters: 'brand:Acme,sizes:M' }, ['shirt']],
    [{ facetFilters: '(sizes:M,sizes:XL)' }, ['coat', 'shirt']],
    [{ facetFilters: ['brand:-Acme'] }, ['belt', 'cap']],
    [{ facetFilters: ['brand:\\-Acme'] }, []],
    [{ facetFilters: [['sizes:M', ['sizes:XL']]] }, ['coat', 'shirt']],
    [{ numericFilters: ['price>=10', 'price<=100'] }, ['belt', 'shirt']],
    [{ numericFilters: '(price=20,price>100)' }, ['coat', 'shirt']],
    [{ numericFilters: 'price:30 to 40' }, ['belt']],
    [{ tagFilters: '' }, ['belt', 'cap', 'coat', 'shirt']],
    [{ tagFilters: 'warm' }, ['coat']],
    [{ tagFilters: ['-warm'] }, ['belt', 'cap', 'shirt']],
    [{ filters: 'brand:acme', numericFilters: 'price<100' }, ['shirt']],
  ])('FLT-10: %j', (parameters, passing) => {
    expect(idsOf(shop, '', { filters: compileFilters(parameters) }).sort()).toEqual(passing);
  });
});

describe('rejected filters', () => {
  test.each([
    ['(a:1 AND b:2) OR c:3', 'filter (X AND Y) OR Z is not allowed'],
    ['NOT (a:1 OR b:2)', 'NOT is not allowed before a group'],
    ['a:b OR price > 3', 'Different types are not allowed in the same OR'],
    ['a:b)', "Unexpected token ')' expected end of filter at col 3"],
    ['(a:b', "Unexpected end of filter expected ')' at col 4"],
    ['a:b c:d', 'Unexpected token string(c) expected end of filter at col 4'],
    ['a:', 'expected a value'],
    ['price >', 'expected number'],
    ['price > cheap', 'Unexpected token string(cheap) expected number at col 8'],
    ['a:"b', 'Unterminated string at col 2'],
    ['AND', 'expected attribute or tag'],
    ['('.repeat(500), 'Too many nested parentheses'],
  ])('%s', (filters, message) => {
    expect(() => compileFilters({ filters })).toThrow(InvalidQuery);
    expect(() => compileFilters({ filters })).toThrow(message);
  });

  test.each([
    { facetFilters: 'brand' },
    { facetFilters: 7 },
    { facetFilters: [7] },
    { numericFilters: ['price'] },
    { numericFilters: ['price>x'] },
    { numericFilters: { price: 1 } },
  ])('%j', (parameters) => {
    expect(() => compileFilters(parameters)).toThrow(InvalidQuery);
  });

  test('any text is parsed or rejected, and quickly', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'a',
            ':',
            '<',
            '=',
            '>',
            '(',
            ')',
            'AND',
            'OR',
            'NOT',
            'TO',
            '1',
            '"',
            "'",
            ' ',
            '\\',
            '<score=2>',
          ),
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (filters) => {
        for (const compile of [
          () => compileFilters({ filters }),
          () => compileFilters({ facetFilters: filters, numericFilters: filters }),
          () => compileOptionalFilters(filters),
        ]) {
          try {
            compile();
          } catch (error) {
            if (!(error instanceof InvalidQuery)) throw error;
          }
        }
      }),
      { numRuns: 500 },
    );
    // CPU time, so that other work on the machine does not count.
    const before = process.cpuUsage();
    expect(() => compileFilters({ numericFilters: `a${' '.repeat(1_000_000)}` })).toThrow(
      InvalidQuery,
    );
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

describe('compared with an evaluation of every record', () => {
  const value = fc.constantFrom('red', 'Blue', 'green', '7');
  const record = fc.record({
    colour: fc.oneof(value, fc.array(value, { maxLength: 3 })),
    nested: fc.array(fc.record({ size: value }), { maxLength: 2 }),
    price: fc.oneof(
      fc.integer({ min: -3, max: 6 }),
      fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 3 }),
    ),
  });
  type Sample = typeof record extends fc.Arbitrary<infer Value> ? Value : never;

  const list = <Value>(of: Value | readonly Value[]): readonly Value[] =>
    Array.isArray(of) ? of : [of as Value];
  const facet = (sample: Sample, attribute: string): string[] =>
    attribute === 'colour' ? [...list(sample.colour)] : sample.nested.map(({ size }) => size);

  const facetAtom = fc.record({
    attribute: fc.constantFrom('colour', 'nested.size'),
    value,
    isNegated: fc.boolean(),
  });
  const numberAtom = fc.record({
    operator: fc.constantFrom('<', '<=', '=', '>', '>='),
    bound: fc.integer({ min: -3, max: 6 }),
    isNegated: fc.boolean(),
  });
  const holds: Record<string, (left: number, right: number) => boolean> = {
    '<': (left, right) => left < right,
    '<=': (left, right) => left <= right,
    '=': (left, right) => left === right,
    '>': (left, right) => left > right,
    '>=': (left, right) => left >= right,
  };
  const not = (isNegated: boolean): string => (isNegated ? 'NOT ' : '');

  test('FLT-10, FLT-12: filters, facet counts and stats equal those of counting every record', () => {
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 40 }),
        fc.array(fc.array(facetAtom, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        fc.array(fc.array(numberAtom, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
        (samples, facetGroups, numberGroups) => {
          const index = indexOf(
            Object.fromEntries(samples.map((sample, at) => [`r${at}`, sample])),
            {
              attributesForFaceting: ['colour', 'nested.size', 'price'],
              maxValuesPerFacet: 1000,
            },
          );
          const filters = [
            ...facetGroups.map((group) =>
              group.map(
                (atom) => `${not(atom.isNegated)}${atom.attribute}:${atom.value.toUpperCase()}`,
              ),
            ),
            ...numberGroups.map((group) =>
              group.map((atom) => `${not(atom.isNegated)}price ${atom.operator} ${atom.bound}`),
            ),
          ]
            .map((group) => `(${group.join(' OR ')})`)
            .join(' AND ');
          const passing = samples.filter(
            (sample) =>
              facetGroups.every((group) =>
                group.some(
                  (atom) => facet(sample, atom.attribute).includes(atom.value) !== atom.isNegated,
                ),
              ) &&
              numberGroups.every((group) =>
                group.some(
                  (atom) =>
                    list(sample.price).some((price) =>
                      holds[atom.operator]?.(price, atom.bound),
                    ) !== atom.isNegated,
                ),
              ),
          );
          const result = search(index, {
            filters: compileFilters({ filters }),
            facets: ['*'],
            hitsPerPage: 1000,
          });
          expect(result.nbHits).toBe(passing.length);
          const counts: Record<string, Record<string, number>> = {};
          const count = (attribute: string, values: readonly string[]): void => {
            for (const text of new Set(values)) {
              const counted = (counts[attribute] ??= {});
              counted[text] = (counted[text] ?? 0) + 1;
            }
          };
          for (const sample of passing) {
            count('colour', facet(sample, 'colour'));
            count('nested.size', facet(sample, 'nested.size'));
            count('price', list(sample.price).map(String));
          }
          expect(result.facets).toEqual(counts);
          const prices = passing.flatMap((sample) => [...new Set(list(sample.price))]);
          const stats = result.facets_stats?.['price'];
          expect(stats?.min).toBe(prices.length > 0 ? Math.min(...prices) : undefined);
          expect(stats?.max).toBe(prices.length > 0 ? Math.max(...prices) : undefined);
          expect(stats?.sum ?? 0).toBeCloseTo(
            prices.reduce((sum, price) => sum + price, 0),
            6,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
