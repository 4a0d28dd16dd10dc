/** Currencies of prices, as the catalogue spells them. */
export const PRICE_CURRENCIES = ['eur', 'czk', 'pln', 'usd', 'chf'] as const;

/** A price that is to begin at a moment. */
export interface PlannedPriceChange {
  articleNumber: string;
  currency: (typeof PRICE_CURRENCIES)[number];
  /** Minor units. */
  price: number;
  /** `2026-12-01T08:00` in Berlin. */
  startsAt: string;
}

/** A planned price in the list; instants in epoch milliseconds. */
export interface PlannedPrice {
  id: string;
  articleNumber: string;
  currency: string;
  price: number;
  startsAt: number;
  /** Address of the member of staff, or name of the client. */
  planner: string;
}

/** What a SKU costs now, and what the shop would show if the price began now. */
export interface PriceEffect {
  sku: string;
  now: number;
  next: number;
  /** Lowest price of the 30 days before the reduction, which is shown struck through; `null` for none. */
  strikePrice: number | null;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Reads the fields of the form. @returns `null` if one is missing or not valid */
export function readPriceChange(
  fields: Readonly<Record<string, string>>,
): PlannedPriceChange | null {
  const articleNumber = (fields['article'] ?? '').trim().slice(0, 100);
  const currency = PRICE_CURRENCIES.find((each) => each === fields['currency']);
  const [, whole, cents = '00'] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(fields['price'] ?? '') ?? [];
  const price = Number(whole) * 100 + Number(cents);
  const startsAt = fields['startsAt'] ?? '';
  const isMoment = MOMENT.test(startsAt) && !Number.isNaN(Date.parse(`${startsAt}Z`));
  if (articleNumber === '' || !currency || !(price > 0) || !isMoment) return null;
  return { articleNumber, currency, price, startsAt };
}
