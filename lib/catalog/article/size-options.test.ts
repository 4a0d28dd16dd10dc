import { detailColour, detailOf, detailSize } from './article-detail.fixture';
import { coloursWithSize, sizeGroups } from './size-options';
import { sizeSelection } from './size-selection';
import { tallColours } from './tall-colours';

const blue = detailColour({
  sizes: [
    detailSize('b-4XL', '4XL', { most: 0 }),
    detailSize('b-3XL', '3XL'),
    detailSize('b-LT', 'LT', { bodyType: 'tall' }),
  ],
});
const white = detailColour({
  itemnum: 'white',
  sizes: [detailSize('w-5XL', '5XL'), detailSize('w-24', '24', { bodyType: 'short' })],
});
const { colours } = detailOf({ colours: [blue, white] });

test('PDP-10: lists sizes of all colours by build, and crosses out those a colour lacks', () => {
  const shown = sizeGroups(colours, blue).map(({ bodyType, options }) => [
    bodyType,
    options.map(({ size, isOffered, isBuyable }) => [size.label, isOffered, isBuyable]),
  ]);
  expect(shown).toEqual([
    ['normal', [['3XL', true, true], ['4XL', true, false], ['5XL', false, false]]],
    ['short', [['24', false, false]]],
    ['tall', [['LT', true, true]]],
  ]); // oxfmt-ignore
});

test('PDP-20: lists the colours in which a size is in stock', () => {
  const [group] = sizeGroups(colours, blue);
  const missing = group?.options[2]?.size ?? detailSize('none', 'none');
  expect(coloursWithSize(colours, missing)).toEqual([white]);
});

test('PDP-10: distinguishes none, some and all sizes of a purchase being selected', () => {
  expect(sizeSelection([null])).toBe('none');
  expect(sizeSelection([null, 'sku'])).toBe('partial');
  expect(sizeSelection(['sku'])).toBe('full');
});

test('PDP-16: shows only tall sizes and their colours where there are any, but all of underwear', () => {
  const tall = { ...blue, hasTallSizes: true };
  const kept = tallColours('product', [tall, white]);
  expect(kept.map(({ sizes }) => sizes.map(({ label }) => label))).toEqual([['LT']]);
  expect(tallColours('product', [white])).toEqual([white]);
  expect(tallColours('waesche', [tall, white])).toEqual([tall, white]);
});
