import { GERMAN_RATE } from '@/lib/shop/settings/shipping.fixture';
import { longWord } from '@/lib/cms/content/block.fixture';
import { basketOf, type Basket, type BasketLine } from './basket';

/** A line as returned by `loadBasket`: one shirt. */
export const basketLine = (parts: Partial<BasketLine> = {}): BasketLine => ({
  id: '5f0c8d5e-0000-4000-8000-000000000001',
  sku: '10203040-117-3XL',
  articleNumber: '10203040',
  itemNumber: '10203040117',
  name: 'Oxfordhemd',
  brand: 'Aldgate',
  slug: 'oxfordhemd',
  productType: 'product',
  categories: ['Bekleidung', 'Hemden'],
  colour: 'Marine',
  size: '3XL',
  imageRatio: '3:4',
  imageAlt: 'Oxfordhemd in Marine',
  parts: [],
  sizes: [],
  quantity: 1,
  price: 69_95,
  strikePrice: null,
  most: 20,
  ...parts,
});

/** A shirt and two coats. */
export const BASKET_LINES: readonly BasketLine[] = [
  basketLine(),
  basketLine({
    id: '5f0c8d5e-0000-4000-8000-000000000002',
    itemNumber: '10203041253',
    name: 'Wollmantel',
    colour: 'Schwarz',
    imageRatio: '1:2',
    quantity: 2,
    price: 349_00,
  }),
];

/** A line without a place to break any of its texts. */
export const longBasketLine = basketLine({
  name: longWord(120),
  brand: longWord(60),
  colour: longWord(60),
  size: longWord(30),
});

/** A basket sent within Germany. */
export const basketFixture = (
  lines: readonly BasketLine[],
  rest: Partial<Pick<Basket, 'missing' | 'vouchers' | 'revision'>> = {},
): Basket =>
  basketOf(
    { lines, ...rest },
    { territory: 'DE', currency: 'EUR', vatRate: 190, shippingRate: GERMAN_RATE },
  );
