import { openingChoice, priceOf, quantitiesOf, withColour, withSize } from './article-choice';
import type { DetailColour, DetailSize } from './article-detail';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';

const size = (label: string, parts: Partial<DetailSize> = {}): DetailSize => ({
  sku: `sku-${label}`,
  label,
  sizeType: 'standard',
  bodyType: 'normal',
  price: 50_00,
  strikePrice: null,
  most: 5,
  values: { eu: label },
  ...parts,
});

const colour = (itemnum: string, sizes: readonly DetailSize[]): DetailColour => ({
  itemnum,
  color: itemnum,
  imageRatio: '3:4',
  imageAlt: itemnum,
  pictures: 1,
  video: null,
  hasTallSizes: false,
  sizes,
  texts: [],
  care: [],
});

const soldOut = { most: 0 };
const blue = colour('blue', [size('M'), size('L', soldOut)]);
const red = colour('red', [size('M', { sku: 'red-M' }), size('L', { sku: 'red-L' })]);
const shirt = [blue, red] as const;

describe('PDP-11: a page opens', () => {
  test('selects the first available colour and no size', () => {
    const gone = colour('gone', [size('M', soldOut)]);
    expect(openingChoice([gone, blue], NOTHING_REQUESTED)).toMatchObject({
      itemnum: 'blue',
      sku: null,
    });
  });

  test('selects the only size unless it is sold out', () => {
    expect(openingChoice([colour('one', [size('M')])], NOTHING_REQUESTED).sku).toBe('sku-M');
    expect(openingChoice([colour('one', [size('M', soldOut)])], NOTHING_REQUESTED).sku).toBeNull();
  });

  test.each([
    [{ colour: 'red', size: 'L', sizeType: 'standard' }, 'red', 'red-L'],
    [{ colour: 'red', size: 'L', sizeType: null }, 'red', 'red-L'],
    [{ colour: 'red', size: 'L', sizeType: 'shoe' }, 'red', null],
    [{ colour: 'blue', size: 'L', sizeType: 'standard' }, 'blue', null],
    [{ colour: '__proto__', size: "'M", sizeType: 'constructor' }, 'blue', null],
  ])('PDP-04: selects the colour and size in the address: %j', (requested, itemnum, sku) => {
    expect(openingChoice(shirt, { ...NOTHING_REQUESTED, ...requested })).toMatchObject({
      itemnum,
      sku,
      quantity: 1,
    });
  });
});

test('PDP-12: keeps the body type and, where available, the size in another colour', () => {
  const chosen = { ...openingChoice(shirt, NOTHING_REQUESTED), sku: 'sku-M', quantity: 4 };
  const missing = { ...chosen, isSizeMissing: true };
  expect(withColour(shirt, missing, 'red')).toEqual({
    itemnum: 'red',
    sku: 'red-M',
    sizeType: 'standard',
    quantity: 1,
    isSizeMissing: false,
  });
  const shoes = colour('shoes', [size('42', { sizeType: 'shoe' }), size('M', soldOut)]);
  expect(withColour([blue, shoes], chosen, 'shoes')).toMatchObject({
    sku: null,
    sizeType: 'standard',
  });
});

test('PDP-13: another size resets the quantity; a sold-out size cannot be selected', () => {
  const missing = { ...openingChoice(shirt, NOTHING_REQUESTED), quantity: 3, isSizeMissing: true };
  expect(withSize(shirt, missing, 'sku-M')).toMatchObject({ quantity: 1, isSizeMissing: false });
  expect(withSize(shirt, missing, 'sku-L')).toBe(missing);
});

test('PDP-14: offers the quantities of the selected size, else of the size with most pieces', () => {
  expect(quantitiesOf(blue, size('M', { most: 2 }))).toEqual([1, 2]);
  expect(quantitiesOf(blue, null)).toEqual([1, 2, 3, 4, 5]);
});

test('shows the lowest price before a size is selected, with "from" if prices differ', () => {
  const none = { price: { price: 9, strikePrice: null, isFrom: false } };
  const dear = size('XL', { price: 60_00, strikePrice: 80_00 });
  expect(priceOf(none, colour('x', [dear, size('M')]), null)).toEqual({
    price: 50_00,
    strikePrice: null,
    isFrom: true,
  });
  expect(priceOf(none, blue, dear)).toEqual({
    price: 60_00,
    strikePrice: 80_00,
    isFrom: false,
  });
  expect(priceOf(none, colour('outfit', []), null)).toBe(none.price);
});
