import fc from 'fast-check';
import { FILTER_ATTRIBUTES, filterTypeOf, indexPathOf } from '@/lib/catalogue/filter-attributes';
import { readListState } from '@/lib/catalogue/list-state';
import { addressWriter } from './list-address';
import { withBounds, withSwitch, withValues, type ListChoice } from './list-choice';

const shop = { project: 'hgg', language: 'de', currency: 'EUR' } as const;

/** What a shopper does with one filter. */
const anyChange = fc
  .record({
    attribute: fc.constantFrom(...FILTER_ATTRIBUTES),
    value: fc.constantFrom('blue', 'A, B', 'allsize', '100%'),
    min: fc.nat(900),
    isOn: fc.boolean(),
  })
  .map(({ attribute, value, min, isOn }) => (choice: ListChoice): ListChoice => {
    const path = indexPathOf(attribute, 'EUR');
    const type = filterTypeOf(attribute);
    if (type === 'PRICE') return withBounds(choice, path, isOn ? { min: min * 100 } : {});
    if (type === 'SWITCH' || type === 'FLAG') return withSwitch(choice, path, isOn);
    return withValues(choice, path, [value], isOn);
  });

test('FLT-09: the links of a list say what a writer of their own would, whatever was written before', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 12 }), (changes) => {
      const write = addressWriter(shop);
      let choice: ListChoice = { query: 'hemd', page: 3 };
      for (const [at, change] of changes.entries()) {
        const after = change(choice);
        expect(write(after)).toBe(addressWriter(shop)(after));
        // Two links start from each choice.
        if (at % 2 === 1) choice = after;
      }
    }),
  );
});

test('FLT-09: an address is read as the choice that it was written of', () => {
  const colour = indexPathOf('filterColor', 'EUR');
  const sale = indexPathOf('sale', 'EUR');
  const prices = indexPathOf('priceMin', 'EUR');
  const choice: ListChoice = {
    query: 'hemd',
    sortBy: 'hgg_de_priceMin_asc',
    refinementList: { [colour]: ['blue', 'a,b'] },
    range: { [prices]: '4995:' },
    toggle: { [sale]: true },
  };
  const address = addressWriter(shop)(choice);
  expect(readListState(new URLSearchParams(address.slice(1)))).toMatchObject({
    query: 'hemd',
    page: 1,
    range: { priceMin: { min: 4995 } },
    filters: { filterColor: ['blue', 'a,b'], sale: ['true'] },
  });
});
