import {
  addedEntries,
  canBuy,
  combinationPrice,
  followingParts,
  openingCombination,
  partsWithoutSize,
  withPartColour,
  withPartRemoved,
  withPartSize,
} from './combination-choice';
import type { Combination, CombinationChoice, CombinationPart } from './combination';
import {
  combinationOf,
  jacket,
  partColour,
  partSize,
  soldOut,
  tie,
  trousers,
} from './combination.fixture';

const JACKET_60 = '20310000-168-60';
const JACKET_62 = '20310000-168-62';
const TROUSERS = '20310137-134-W42/L34';
const TIE = '20311233-695-allsize';

/** Jacket and trousers in the given sizes; the tie has only one. */
function sized(combination: Combination, ...skus: readonly [string, string][]): CombinationChoice {
  return skus.reduce(
    (choice, [number, sku]) => withPartSize(combination, choice, number, sku),
    openingCombination(combination),
  );
}

const complete = (combination: Combination) =>
  sized(combination, [jacket.number, JACKET_60], [trousers.number, TROUSERS]);

describe('SET-02: a set', () => {
  const set = combinationOf('set');

  test('needs all sizes, and preselects the only size of a part', () => {
    const opening = openingCombination(set);
    expect(partsWithoutSize(set, opening).map(({ part }) => part.title)).toEqual([
      'Sakko aus Schurwolle',
      'Chino',
    ]);
    expect(addedEntries(set, sized(set, [jacket.number, JACKET_60]))).toBeNull();
    expect(addedEntries(set, complete(set))).not.toBeNull();
  });

  test('keeps all its products', () => {
    const opening = openingCombination(set);
    expect(withPartRemoved(set, opening, tie.number, true)).toBe(opening);
  });

  test('SET-04: is one entry with the SKUs of its products and its id', () => {
    expect(addedEntries(set, complete(set))).toEqual([
      {
        variant: {
          id: '20325481-168',
          sku: '20325481-168',
          attributes: { color: 'Petrol', size: '' },
          selectedSetArticles: [JACKET_60, TROUSERS, TIE],
        },
        count: 1,
        setItemId: '20325481',
      },
    ]);
    const withoutId = addedEntries({ ...set, setItemId: null }, complete(set));
    expect(withoutId?.[0]).not.toHaveProperty('setItemId');
  });

  test('costs its own price, whatever is selected', () => {
    expect(combinationPrice(set, complete(set))).toEqual({
      price: 279_95,
      strikePrice: null,
      isFrom: false,
    });
  });

  test('can be bought while all its products are available', () => {
    expect(canBuy(set)).toBe(true);
    expect(canBuy(combinationOf('set', { parts: [jacket, soldOut(tie)] }))).toBe(false);
    expect(canBuy(combinationOf('set', { missing: 1 }))).toBe(false);
    expect(canBuy(combinationOf('set', { setPrice: null }))).toBe(false);
    expect(canBuy(combinationOf('set', { parts: [] }))).toBe(false);
  });
});

describe('SET-02: an outfit', () => {
  const outfit = combinationOf('outfit');

  test('removes and restores single products, but never the last one', () => {
    const opening = openingCombination(outfit);
    const two = withPartRemoved(outfit, opening, jacket.number, true);
    const one = withPartRemoved(outfit, two, trousers.number, true);
    expect(withPartRemoved(outfit, one, tie.number, true)).toBe(one);
    expect(addedEntries(outfit, one)?.map(({ variant }) => variant.sku)).toEqual([TIE]);
    expect(combinationPrice(outfit, one).price).toBe(49_95);
    const back = withPartRemoved(outfit, one, trousers.number, false);
    expect(addedEntries(outfit, back)).toBeNull();
  });

  test('SET-04: is one entry for each product', () => {
    expect(addedEntries(outfit, complete(outfit))).toEqual([
      {
        variant: {
          id: '20310000-168',
          sku: JACKET_60,
          attributes: { color: 'Petrol', size: '60' },
        },
        count: 1,
      },
      expect.objectContaining({ variant: expect.objectContaining({ sku: TROUSERS }) }),
      expect.objectContaining({ variant: expect.objectContaining({ sku: TIE }) }),
    ]);
  });

  // One product is reduced from 249.95, which its own price shows.
  test('SET-01: costs the sum of its products, with "from" while a size may cost more, and announces no reduction', () => {
    expect(combinationPrice(outfit, openingCombination(outfit))).toEqual({
      price: 199_95 + 89_95 + 49_95,
      strikePrice: null,
      isFrom: true,
    });
    expect(combinationPrice(outfit, complete(outfit))).toMatchObject({
      price: 199_95 + 99_95 + 49_95,
      isFrom: false,
    });
  });

  test('has no total if a product has no price in the currency', () => {
    const [colour] = tie.colours;
    const sizes = colour.sizes.map((size) => ({ ...size, price: null, most: 5 }));
    const unpriced = { ...tie, colours: [{ ...colour, sizes }] as const };
    const odd = combinationOf('outfit', { parts: [jacket, unpriced] });
    expect(combinationPrice(odd, openingCombination(odd)).price).toBeNull();
  });

  test('is sold without its sold-out products', () => {
    const rest = combinationOf('outfit', { parts: [soldOut(jacket), tie] });
    expect(canBuy(rest)).toBe(true);
    const opening = openingCombination(rest);
    expect(addedEntries(rest, opening)?.map(({ variant }) => variant.sku)).toEqual([TIE]);
    expect(combinationPrice(rest, opening).price).toBe(49_95);
    const none = combinationOf('outfit', { parts: [soldOut(jacket), soldOut(tie)] });
    expect(canBuy(none)).toBe(false);
    expect(addedEntries(none, openingCombination(none))).toBeNull();
    expect(combinationPrice(none, openingCombination(none)).price).toBe(199_95 + 49_95);
  });
});

describe('SET-03: another colour of a part of a kit', () => {
  const kit = combinationOf('kit');
  const sizeIn = (choice: CombinationChoice) => choice.parts[jacket.number]?.sku;

  test.each([
    ['keeps the size that is there and buyable', JACKET_60, '20310000-304-60'],
    ['drops a size that is sold out there', JACKET_62, null],
  ])('%s', (_, before, after) => {
    const chosen = sized(kit, [jacket.number, before]);
    expect(sizeIn(withPartColour(kit, chosen, jacket.number, '20310000-304'))).toBe(after);
  });

  test('drops a size with the same label but another body or size type', () => {
    const [petrol, grey] = jacket.colours;
    const short = {
      ...grey!,
      sizes: grey!.sizes.map((size) => ({ ...size, bodyType: 'short' as const })),
    }; // the fixture has two
    const odd = combinationOf('kit', { parts: [{ ...jacket, colours: [petrol, short] }] });
    const chosen = sized(odd, [jacket.number, JACKET_60]);
    expect(sizeIn(withPartColour(odd, chosen, jacket.number, '20310000-304'))).toBeNull();
  });

  const vest: CombinationPart = {
    ...jacket,
    number: '20319999',
    title: 'Weste',
    colours: [
      partColour('20319999-168', 'Petrol', [
        partSize('20319999-168', '60'),
        partSize('20319999-168', '62'),
      ]),
      partColour('20319999-304', 'Mittelgrau', [
        partSize('20319999-304', '60'),
        partSize('20319999-304', '62', { most: 0 }),
      ]),
    ],
  };
  const suit = combinationOf('kit', { parts: [jacket, vest, tie] });
  const grey = (choice: CombinationChoice, combination = suit) =>
    withPartColour(combination, choice, jacket.number, '20310000-304').parts[vest.number];

  test('takes along the parts that were in the same colour, with their sizes', () => {
    const chosen = sized(suit, [jacket.number, JACKET_60], [vest.number, '20319999-168-60']);
    expect(grey(chosen)).toMatchObject({ itemnum: '20319999-304', sku: '20319999-304-60' });
    const sold = sized(suit, [vest.number, '20319999-168-62']);
    expect(grey(sold)).toMatchObject({ itemnum: '20319999-304', sku: null });
  });

  test('leaves a part that is sold out in the new one', () => {
    const [first, second] = vest.colours;
    const gone = { ...second!, sizes: second!.sizes.map((size) => ({ ...size, most: 0 })) }; // the vest has two
    const rest = combinationOf('kit', { parts: [jacket, { ...vest, colours: [first, gone] }] });
    expect(grey(openingCombination(rest), rest)?.itemnum).toBe('20319999-168');
  });

  test('names the parts that it has taken along', () => {
    const before = openingCombination(suit);
    const after = withPartColour(suit, before, jacket.number, '20310000-304');
    expect(followingParts(suit, [before, after], jacket.number)).toEqual(['Weste']);
    expect(followingParts(suit, [before, before], jacket.number)).toEqual([]);
  });

  test('changes no other part, and is ignored if the part does not have it', () => {
    const chosen = complete(kit);
    const changed = withPartColour(kit, chosen, jacket.number, '20310000-304');
    expect(changed.parts[trousers.number]).toEqual(chosen.parts[trousers.number]);
    expect(withPartColour(kit, chosen, jacket.number, '__proto__')).toBe(chosen);
    expect(withPartColour(kit, chosen, '__proto__', '20310000-304')).toBe(chosen);
  });
});

test('PDP-10: a sold-out size cannot be selected, and selecting a size removes the warning', () => {
  const outfit = combinationOf('outfit');
  const missing = { ...openingCombination(outfit), isSizeMissing: true };
  expect(withPartSize(outfit, missing, jacket.number, '20310000-168-64')).toBe(missing);
  expect(withPartSize(outfit, missing, jacket.number, 'other')).toBe(missing);
  expect(withPartSize(outfit, missing, jacket.number, JACKET_60).isSizeMissing).toBe(false);
});
