export const PAGE_KINDS = [
  'home',
  'alist',
  'checkout',
  'product details',
  'search',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** An article in an event, in the e-commerce format of tag managers. */
export interface TrackedItem {
  /** Article number. */
  item_id: string;
  item_name: string;
  item_brand: string;
  /** German path, so that events are the same in all languages. */
  item_category: string;
  /** Item number of the displayed colour. */
  item_variant: string;
  /** Position in its list, 1 first. */
  index: number;
  /** In major units: 69.95. Omitted without a price. */
  price?: number;
}

/** An article without a list around it. */
export type TrackedProduct = Omit<TrackedItem, 'index'>;

/** Pieces of an article in one size. */
export interface TrackedPurchase extends TrackedProduct {
  /** Size as printed on the label. */
  item_size: string;
  quantity: number;
}

interface Products<Item> {
  /** ISO 4217. */
  currency: string;
  items: readonly Item[];
  /** Id of the search that found the article. */
  query_id?: string;
}

export interface TrackedPieces extends Omit<TrackedItem, 'index'> {
  quantity: number;
}

export interface TrackedPromotion {
  /** Entry id of the block. */
  id: string;
  name: string;
}

interface ListOfItems {
  item_list_id: string;
  item_list_name: string;
  /** ISO 4217. */
  currency: string;
  items: readonly TrackedItem[];
}

interface Pieces {
  /** ISO 4217. */
  currency: string;
  items: readonly TrackedPieces[];
}

/** Steps of the checkout, in order. */
export type TrackedStep = 'address' | 'payment' | 'review';

interface Checkout extends Pieces {
  /** Displayed step; omitted between basket and checkout. */
  step?: TrackedStep;
}

/** Bought pieces, with prices after discounts and without tax. */
interface BoughtPieces extends TrackedPieces {
  /** Discount on one piece, without tax. */
  discount?: number;
}

/** Amounts in major units, as Google Analytics defines them. */
interface Bought {
  /** ISO 4217. */
  currency: string;
  items: readonly BoughtPieces[];
  transaction_id: string;
  /** Prices of all pieces after discounts, without shipping and tax. */
  value: number;
  /** Tax of goods and shipping. */
  tax: number;
  /** Without tax. */
  shipping: number;
}

/** Parameters of each event of the data layer. */
export interface EventParameters {
  /** A page view; `page_info` before it describes the page. */
  pageview: { page_path: string };
  page_info: {
    page_type: PageKind;
    /** Path without query: queries may contain names and tokens. */
    page_path: string;
    project: string;
    language: string;
    country: string;
    currency: string;
  };
  view_item_list: ListOfItems;
  productClick: ListOfItems;
  productView: Products<TrackedProduct>;
  addToCart: Products<TrackedPurchase>;
  add_to_wishlist: Products<TrackedProduct>;
  removeFromCart: Pieces;
  checkout: Checkout;
  purchase: Bought;
  filter_click: { filter: string; value: string; selected: boolean };
  filter_toggle: { filter: string; open: boolean };
  category_filter: { category: string };
  view_promotion: { promotions: readonly TrackedPromotion[] };
  select_promotion: { promotions: readonly TrackedPromotion[] };
  /** Click on a link of a banner at the top of the page. */
  click_banner_header: { banner: string; link: string };
  /** Click on a link in a slide, counted from 1. */
  click_slider: { slider: string; slide: number; link: string };
  form_submit: { form: string };
  newsletter_sign_up: Record<never, never>;
  login: { method: 'password' | 'passkey' };
  sign_up: { method: 'password' };
}

export type EventName = keyof EventParameters;
export type ShopEvent = {
  [Name in EventName]: { event: Name } & EventParameters[Name];
}[EventName];

const MAX_ITEMS = 200;
const LONGEST_TEXT = 500;

type Check = (value: unknown) => boolean;
type Checks<Parameters> = { readonly [Name in keyof Required<Parameters>]: Check };

const text: Check = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
/** Brands and categories may be missing from a record. */
const words: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const flag: Check = (value) => typeof value === 'boolean';
const place: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
const amount: Check = (value) =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
const kind: Check = (value) => PAGE_KINDS.some((known) => known === value);

/** Checks that exactly these parameters exist, each with a valid value. */
function shaped<Parameters>(checks: Checks<Parameters>): Check {
  const entries = Object.entries<Check>(checks);
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const given = new Map<string, unknown>(Object.entries(value));
    const isKnown = (name: string) => name === 'event' || Object.hasOwn(checks, name);
    return (
      [...given.keys()].every(isKnown) && entries.every(([name, check]) => check(given.get(name)))
    );
  };
}

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MAX_ITEMS && value.every(check);

const queryId: Check = (value) => value === undefined || text(value);

const product = {
  item_id: text,
  item_name: text,
  item_brand: words,
  item_category: words,
  item_variant: text,
  price: amount,
};
const items = listOf(shaped<TrackedItem>({ ...product, index: place }));
const productsOf = (item: Check) =>
  shaped<Products<unknown>>({ currency: text, items: listOf(item), query_id: queryId });
const promotions = listOf(shaped<TrackedPromotion>({ id: text, name: text }));
const itemList = shaped<ListOfItems>({
  item_list_id: text,
  item_list_name: text,
  currency: text,
  items,
});

const ofPieces = {
  currency: text,
  items: listOf(shaped<TrackedPieces>({ ...product, quantity: place })),
};
const bought = shaped<BoughtPieces>({ ...product, quantity: place, discount: amount });
const pieces = shaped<Pieces>(ofPieces);
const step: Check = (value) => value === undefined || text(value);

const CHECKS: { readonly [Name in EventName]: Check } = {
  pageview: shaped<EventParameters['pageview']>({ page_path: text }),
  page_info: shaped<EventParameters['page_info']>({
    page_type: kind,
    page_path: text,
    project: text,
    language: text,
    country: text,
    currency: text,
  }),
  view_item_list: itemList,
  productClick: itemList,
  productView: productsOf(shaped<TrackedProduct>(product)),
  addToCart: productsOf(shaped<TrackedPurchase>({ ...product, item_size: text, quantity: place })),
  add_to_wishlist: productsOf(shaped<TrackedProduct>(product)),
  removeFromCart: pieces,
  checkout: shaped<Checkout>({ ...ofPieces, step }),
  purchase: shaped<Bought>({
    currency: text,
    items: listOf(bought),
    transaction_id: text,
    value: amount,
    tax: amount,
    shipping: amount,
  }),
  filter_click: shaped<EventParameters['filter_click']>({
    filter: text,
    value: text,
    selected: flag,
  }),
  filter_toggle: shaped<EventParameters['filter_toggle']>({ filter: text, open: flag }),
  category_filter: shaped<EventParameters['category_filter']>({ category: text }),
  view_promotion: shaped<EventParameters['view_promotion']>({ promotions }),
  select_promotion: shaped<EventParameters['select_promotion']>({ promotions }),
  click_banner_header: shaped<EventParameters['click_banner_header']>({ banner: text, link: text }),
  click_slider: shaped<EventParameters['click_slider']>({ slider: text, slide: place, link: text }),
  form_submit: shaped<EventParameters['form_submit']>({ form: text }),
  newsletter_sign_up: shaped<EventParameters['newsletter_sign_up']>({}),
  login: shaped<EventParameters['login']>({ method: text }),
  sign_up: shaped<EventParameters['sign_up']>({ method: text }),
};

/**
 * Whether an event matches its type. Checked at run time, because texts and prices come from the
 * index and the CMS, and a tag manager forwards every event unchecked.
 */
export const isValidEvent = (event: ShopEvent): boolean =>
  Object.hasOwn(CHECKS, event.event) && CHECKS[event.event](event);
