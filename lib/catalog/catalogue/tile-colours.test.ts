import { colourPrice, coloursOf, leadingColour, ledByColours } from './tile-colours';
import { tileColour, tileProduct } from './tile-product.fixture';

const blue = tileColour('20310000-312', 'Blau', ['3XL!']);
const white = { ...tileColour('20310000-100', 'Weiß', ['3XL', '4XL']), filterColor: 'white' };

test('TIL-01: a tile shows the first available colour', () => {
  const product = tileProduct({ colorVariants: [blue, white] });
  expect(leadingColour(product, product.colorVariants).color).toBe('Weiß');
  const gone = tileProduct({ colorVariants: [blue] });
  expect(leadingColour(gone, gone.colorVariants).color).toBe('Blau');
});

test('TIL-01: a list filtered by a colour shows articles in that colour', () => {
  const product = tileProduct({ colorVariants: [blue, white] });
  expect(ledByColours(product, ['white']).colorVariants.map(({ color }) => color)).toEqual([
    'Weiß',
    'Blau',
  ]);
  expect(ledByColours(product, ['red'])).toEqual(product);
});

test('TIL-01: a list of tall sizes shows only tall colours where there are any', () => {
  const tall = {
    ...white,
    hasTallSizesOnStock: true,
    sizeVariants: [
      { sizeString: 'bodyType#tall|sizeType#standard|hasStock#true|sizeOnLabel#LT' },
      ...white.sizeVariants,
    ],
  };
  const product = tileProduct({ colorVariants: [blue, tall] });
  const [only, ...others] = coloursOf(product, true);
  expect(only?.sizeVariants.map(({ label }) => label)).toEqual(['LT']);
  expect(others).toEqual([]);
  expect(coloursOf(product, false)).toHaveLength(2);
});

test('TIL-01: a colour has the price of its cheapest size', () => {
  const [small, large] = white.sizeVariants;
  const dearer = { ...white, sizeVariants: [small, { ...large, price: { eur: 79_95 } }] };
  const product = tileProduct({ colorVariants: [dearer] });
  const price = colourPrice(product, product.colorVariants[0], 'EUR');
  expect(price).toEqual({ price: 69_95, strikePrice: 89_95, isFrom: true });
});
