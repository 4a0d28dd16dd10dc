import { element } from './sitemap-xml';

/** A SKU as Google Merchant Center lists it; amounts in minor units. */
export interface MerchantItem {
  sku: string;
  articleNumber: string;
  title: string;
  description: string;
  url: string;
  pictures: readonly string[];
  isInStock: boolean;
  currency: string;
  price: number;
  /** Price that a reduction is compared with; `null` without a reduction. */
  strikePrice: number | null;
  /** When the reduced price began and will end, in epoch milliseconds; `null` if either is unknown. */
  reduced: { from: number; until: number } | null;
  brand: string;
  gtin: string | undefined;
  mpn: string;
  colour: string;
  /** `null` if there is only one. */
  size: string | null;
  material: string;
  /** Categories, most general first: `Clothing > Shirts`. */
  category: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string;
  shipping: number;
}

/** Pictures besides the first one, at most. */
const MAX_PICTURES = 10;

export const FEED_BEGIN =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
export const FEED_END = '</channel>\n</rss>\n';

/** Minutes are enough, and seconds are not allowed. */
const instant = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;

const optional = (name: string, text: string | null | undefined) =>
  text ? element(`g:${name}`, text) : '';

function priceElements({ currency, price, strikePrice, reduced }: MerchantItem): string {
  const amount = (minorUnits: number) => `${(minorUnits / 100).toFixed(2)} ${currency}`;
  if (strikePrice === null) return element('g:price', amount(price));
  return [
    element('g:price', amount(strikePrice)),
    element('g:sale_price', amount(price)),
    reduced &&
      element('g:sale_price_effective_date', `${instant(reduced.from)}/${instant(reduced.until)}`),
  ]
    .filter(Boolean)
    .join('');
}

/** A GTIN, else the manufacturer's number, else that there is none. */
function identity({ gtin, mpn }: MerchantItem): string {
  if (gtin) return element('g:gtin', gtin);
  return mpn ? element('g:mpn', mpn) : element('g:identifier_exists', 'no');
}

function shippingElement({ country, shipping, currency }: MerchantItem): string {
  const price = element('g:price', `${(shipping / 100).toFixed(2)} ${currency}`);
  return `<g:shipping>${element('g:country', country)}${price}</g:shipping>`;
}

/**
 * An item of a Google Merchant feed.
 * @see https://support.google.com/merchants/answer/7052112
 */
export function itemElement(item: MerchantItem): string {
  const [picture = '', ...others] = item.pictures;
  const parts = [
    element('g:id', item.sku),
    element('g:item_group_id', item.articleNumber),
    element('g:title', item.title),
    element('g:description', item.description),
    element('g:link', item.url),
    element('g:image_link', picture),
    ...others.slice(0, MAX_PICTURES).map((each) => element('g:additional_image_link', each)),
    element('g:availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    priceElements(item),
    element('g:condition', 'new'),
    element('g:brand', item.brand),
    identity(item),
    element('g:age_group', 'adult'),
    element('g:gender', 'male'),
    element('g:color', item.colour),
    optional('size', item.size),
    optional('material', item.material),
    optional('product_type', item.category),
    shippingElement(item),
  ];
  return `<item>${parts.join('')}</item>\n`;
}
