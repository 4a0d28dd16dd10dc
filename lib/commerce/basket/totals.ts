import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import type { Currency } from '@/lib/shop/project/currencies';
import { reducedBy, TO_MINOR_UNITS, type Rounding } from '@/lib/shop/settings/rounding';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { shippingOf, type ShippingRate } from '@/lib/shop/settings/shipping';
import { vatWithin } from './vat';
import type { VatPart } from '@/lib/platform/db/vat-part';
import { vatOfParts, vatParts } from './vat-parts';

/** Destination of an order, with its currency. */
export interface Destination {
  /** ISO 3166-1 alpha-2, upper case. */
  territory: string;
  currency: Currency;
  /**
   * Rate of value added tax in per mille, `null` if none is due. Looked up by the server
   * (`vat-rates.ts`).
   */
  vatRate: number | null;
  /** Rates of classes of articles that have others here, in per mille by class. */
  classRates?: Readonly<Record<string, number>>;
  shippingRate: ShippingRate;
  /** How prices after a percentage are rounded; without it, to the minor unit. */
  rounding?: Rounding;
  /** Whether gift cards are single-purpose vouchers here, which are taxed when they are sold. */
  taxesGiftCards?: boolean | undefined;
}

/** A line that contributes to a total. */
export interface PricedLine {
  /** Price of one piece in minor units. */
  price: number;
  quantity: number;
  productType: ProductType;
  /** Class of articles with rates of their own; missing for the standard rate. */
  vatClass?: string;
}

/** Sums of a basket or an order; all in minor units. */
export interface Totals {
  goods: number;
  /** Amount taken off the goods. */
  discount: number;
  shipping: number;
  /** Value of goods from which shipping is free; `null` means never. */
  freeShippingFrom: number | null;
  /** Goods less discount, plus shipping. */
  total: number;
  /** Part of the total paid by gift cards. */
  giftCards: number;
  /** Part of that paid by cards that were taxed when they were sold. */
  taxedGiftCards: number;
  /** Remaining amount to pay. */
  due: number;
  /** Tax contained in the total, without what gift cards have already been taxed with. */
  vat: number;
  /** Standard rate, per mille; `null` where no tax is due. */
  vatRate: number | null;
  /** Amounts by rate; missing if all is taxed at the standard rate. */
  vatParts?: readonly VatPart[];
  /** Effect of each code that has one. */
  redeemed: readonly { code: string; amount: number }[];
}

/** Amounts shown in a table of costs. */
export type Sums = Omit<Totals, 'freeShippingFrom' | 'redeemed'>;

const valueOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Value of gift cards among the goods, which are a means of payment and no goods of their own. */
const giftCardsIn = (lines: readonly PricedLine[]): number =>
  valueOf(lines.filter(({ productType }) => productType === 'geschenkkarte'));

/**
 * Whether a code takes effect: it has no problem, and the goods reach its minimum. Bought gift cards
 * do not count towards a minimum, but can be paid by a gift card.
 */
export function isApplied(
  { kind, problem, minimum }: Voucher,
  lines: readonly PricedLine[],
): boolean {
  const value = valueOf(lines) - (kind === 'giftCard' ? 0 : giftCardsIn(lines));
  return problem === null && value > 0 && value >= minimum;
}

type Reduction = Extract<Voucher, { kind: 'percentage' | 'amount' }>;

const isReduction = (voucher: Voucher): voucher is Reduction =>
  voucher.kind === 'percentage' || voucher.kind === 'amount';

/** @param reducible value of the goods a discount applies to */
const discountOf = (voucher: Reduction, reducible: number, rounding: Rounding): number =>
  voucher.kind === 'percentage'
    ? reducible - reducedBy(reducible, voucher.percent, rounding)
    : Math.min(voucher.amount, reducible);

/**
 * Minimum amount accepted by the payment provider, in minor units. It applies after conversion to
 * euros, so the amounts for dollars, złotys and francs leave room above 0.50 € for changing rates.
 * @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_PAYMENT: Readonly<Record<Currency, number>> = {
  EUR: 50,
  USD: 1_00,
  CZK: 15_00,
  PLN: 3_00,
  CHF: 1_00,
};

type GiftCard = Extract<Voucher, { kind: 'giftCard' }>;

/** What gift cards may pay of an order. */
interface Payable {
  total: number;
  /** Part of it that is taxed now. */
  taxed: number;
  /** Minimum of a payment by other means. */
  least: number;
}

/** The amount that gift cards may pay: all of it, or so much that the rest can be paid. */
function payable(cards: readonly GiftCard[], { total, taxed, least }: Payable): number {
  const balanceOf = (some: readonly GiftCard[]) =>
    some.reduce((sum, { balance }) => sum + balance, 0);
  const single = balanceOf(cards.filter(({ isSinglePurpose }) => isSinglePurpose));
  const balance = balanceOf(cards) - single + Math.min(single, taxed);
  return balance >= total ? total : Math.min(balance, Math.max(0, total - least));
}

/**
 * Charges one gift card after the other, up to the amount that they may pay. Those for a single purpose
 * never pay for cards that are taxed when redeemed, because the same money would be taxed twice.
 */
function payByGiftCards(vouchers: readonly Voucher[], sums: Payable) {
  const cards = vouchers.filter((voucher): voucher is GiftCard => voucher.kind === 'giftCard');
  let open = payable(cards, sums);
  let { taxed } = sums;
  return cards.flatMap(({ code, balance, isSinglePurpose = false }) => {
    const amount = Math.min(balance, open, isSinglePurpose ? taxed : open);
    open -= amount;
    if (isSinglePurpose) taxed -= amount;
    return amount > 0 ? [{ code, amount, isSinglePurpose }] : [];
  });
}

/** Rate of a line where it is sent, per mille; `null` where no tax is due. */
export const rateOf = (
  { vatClass }: Pick<PricedLine, 'vatClass'>,
  { vatRate, classRates = {} }: Pick<Destination, 'vatRate' | 'classRates'>,
): number | null =>
  vatRate !== null && vatClass !== undefined && Object.hasOwn(classRates, vatClass)
    ? (classRates[vatClass] ?? vatRate)
    : vatRate;

/** Amounts by rate, if any line has another one than the standard rate. */
function partsOf(
  lines: readonly PricedLine[],
  destination: Destination,
  sums: Pick<Totals, 'discount' | 'shipping' | 'taxedGiftCards' | 'total'>,
): readonly VatPart[] | null {
  const { taxesGiftCards, vatRate } = destination;
  if (sums.total === 0 || lines.every((line) => rateOf(line, destination) === vatRate)) return null;
  const rated = lines.flatMap((line) => {
    const rate = rateOf(line, destination);
    const isGiftCard = line.productType === 'geschenkkarte';
    const value = line.price * line.quantity;
    if (rate === null || (isGiftCard && !taxesGiftCards)) return [];
    return { value, ordered: value, rate, isGiftCard };
  });
  return vatParts(rated, sums);
}

const amountOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

// outside: law-vouchers
/**
 * Totals of some goods, used by basket, checkout, orders and the browser, which shows a change
 * before the response arrives. Gift cards among the goods are not reduced, and taxed only if they are
 * for a single purpose; otherwise tax is due when they are redeemed (Directive 2006/112/EC, article 30b).
 * What cards pay that were taxed when they were sold is not taxed again. They are emailed, so they
 * neither cost shipping nor make it free. Free shipping depends on the goods before any discount,
 * so that a code never makes shipping more expensive.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  vouchers: readonly Voucher[],
  destination: Destination,
): Totals {
  const { currency, vatRate, shippingRate } = destination;
  const { taxesGiftCards = false, rounding = TO_MINOR_UNITS } = destination;
  const goods = valueOf(lines);
  const cards = giftCardsIn(lines);
  const applied = vouchers.filter((voucher) => isApplied(voucher, lines));
  const reduction = applied.find(isReduction);
  const reduced = reduction ? discountOf(reduction, goods - cards, rounding) : 0;
  const price = shippingOf(goods - cards, shippingRate);
  const freeing = applied.find(({ kind }) => kind === 'shipping');
  const shipping = freeing ? 0 : price;
  // A code never leaves less than can be paid: a smaller rest is taken off as well.
  const rest = goods - reduced + shipping;
  const discount = reduced > 0 && rest < MIN_PAYMENT[currency] ? goods + shipping : reduced;
  const total = goods - discount + shipping;
  // Where a code takes everything off, that includes the gift cards.
  const taxed = taxesGiftCards ? total : Math.max(0, total - cards);
  const paid = payByGiftCards(applied, { total, taxed, least: MIN_PAYMENT[currency] });
  const giftCards = amountOf(paid);
  const taxedGiftCards = amountOf(paid.filter(({ isSinglePurpose }) => isSinglePurpose));
  const redeemed = [
    ...(reduction ? [{ code: reduction.code, amount: discount }] : []),
    ...(freeing ? [{ code: freeing.code, amount: price }] : []),
    ...paid.map(({ code, amount }) => ({ code, amount })),
  ];
  const parts = partsOf(lines, destination, { discount, shipping, taxedGiftCards, total });
  return {
    goods,
    discount,
    shipping,
    freeShippingFrom: shippingRate.freeFrom,
    total,
    giftCards,
    taxedGiftCards,
    due: total - giftCards,
    vatRate,
    redeemed,
    vat: parts ? vatOfParts(parts) : vatWithin(taxed - taxedGiftCards, vatRate),
    ...(parts && { vatParts: parts }),
  };
}
