import { priceView } from '@/lib/shop/money/price-view';
import { cheapestPrice } from './cheapest-price';
import { discountTierOf, INDEX_CURRENCIES, type Amounts } from './price';
import type { ColorVariant, Product, SizeVariant } from './product.server';
import { formatSizeString, parseSizeString } from './size-string';
import { isBuyable } from './stock';

type Percentages = Product['maxReducedPercentage'];

export interface SkuState {
  stock: number;
  isNos: boolean;
  price: Amounts;
  strikePrice: Amounts;
}

/**
 * Reduces the amounts of each currency with `choose`, for example `Math.min`, ignoring missing
 * ones.
 */
export function perCurrency(
  amounts: readonly Amounts[],
  choose: (one: number, other: number) => number,
): Amounts {
  const found: Amounts = {};
  for (const each of amounts) {
    for (const currency of INDEX_CURRENCIES) {
      const [amount, before] = [each[currency], found[currency]];
      if (amount !== undefined)
        found[currency] = before === undefined ? amount : choose(before, amount);
    }
  }
  return found;
}

/** Savings in whole percent by currency; 0 for a SKU that is not reduced. */
function savingsOf({ price, strikePrice }: SizeVariant): Percentages {
  const saved: Percentages = {};
  for (const currency of INDEX_CURRENCIES) {
    const { saving } = priceView(price[currency], strikePrice[currency]);
    if (saving !== null) saved[currency] = saving;
  }
  return saved;
}

function tiersOf(saved: Percentages): Product['discountTier'] {
  const tiers: Product['discountTier'] = {};
  for (const currency of INDEX_CURRENCIES) {
    const tier = discountTierOf(saved[currency] ?? 0);
    if (tier !== null) tiers[currency] = tier;
  }
  return tiers;
}

/** Price of the cheapest size, and what it was before its reduction. */
function minPriceOf(sizes: readonly SizeVariant[]) {
  const priceMin: Amounts = {};
  const strikePrice: Amounts = {};
  for (const currency of INDEX_CURRENCIES) {
    const cheapest = cheapestPrice(
      sizes.map((size) => ({
        price: size.price[currency] ?? null,
        strikePrice: size.strikePrice[currency] ?? null,
      })),
    );
    if (!cheapest) continue;
    priceMin[currency] = cheapest.price;
    if (cheapest.strikePrice !== null) strikePrice[currency] = cheapest.strikePrice;
  }
  return { priceMin, strikePrice };
}

const hasStrikePrice = ({ strikePrice }: SizeVariant) => Object.keys(strikePrice).length > 0;

export const summaryOfSizes = (sizes: readonly SizeVariant[]) => ({
  hasTallSizesOnStock: sizes.some((each) => each.size.bodyType === 'tall' && isBuyable(each)),
  ...minPriceOf(sizes),
});

export function summaryOfColours(colours: readonly ColorVariant[]) {
  const sizes = colours.flatMap(({ sizeVariants }) => sizeVariants);
  const savings = sizes.filter(hasStrikePrice).map(savingsOf);
  const maxReducedPercentage = perCurrency(savings, Math.max);
  return {
    ...minPriceOf(sizes),
    priceMax: perCurrency(
      sizes.map(({ price }) => price),
      Math.max,
    ),
    isOnSale: sizes.some(hasStrikePrice),
    maxReducedPercentage,
    minReducedPercentage: perCurrency(savings, Math.min),
    discountTier: tiersOf(maxReducedPercentage),
    stock: sizes.reduce((sum, { stock }) => sum + Number(stock), 0),
    hasNos: sizes.some(({ isNos }) => isNos),
  };
}

/** @param state `undefined` for a deleted SKU, which is shown sold out at its last price */
function sizeWith(size: SizeVariant, state: SkuState | undefined): SizeVariant {
  const { price, strikePrice } = state ?? size;
  const { stock, isNos } = state ?? { stock: 0, isNos: false };
  const facet = parseSizeString(size.sizeString);
  const hasStock = isNos || stock > 0;
  const sizeString = facet ? formatSizeString({ ...facet, hasStock }) : size.sizeString;
  return { ...size, stock: String(stock), isNos, price, strikePrice, sizeString };
}

/**
 * Attributes of a record that depend on stock and prices, computed from their current values.
 * @param skus SKU → state of all SKUs of record; those not in it are sold out
 */
export function withSkuStates(
  colours: readonly ColorVariant[],
  skus: ReadonlyMap<string, SkuState>,
): Pick<Product, 'colorVariants'> & ReturnType<typeof summaryOfColours> {
  const colorVariants = colours.map((colour) => {
    const sizeVariants = colour.sizeVariants.map((size) => sizeWith(size, skus.get(size.sku)));
    return { ...colour, sizeVariants, ...summaryOfSizes(sizeVariants) };
  });
  return { colorVariants, ...summaryOfColours(colorVariants) };
}
