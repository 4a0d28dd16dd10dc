import type { Language } from '@/lib/shop/page-context/locale';
import { amountWithCurrency } from './csv-columns';
import { shownValue, type ImportFailure } from './import-failure';
import type { RawRow } from './raw-row';

/** Attributes of an item of a Google Merchant feed, without the prefix `g:`; some may be repeated. */
export type GoogleItem = ReadonlyMap<string, readonly string[]>;

/** Which attribute a field of an article comes from, for messages. */
const ATTRIBUTES: readonly (readonly [path: string, attribute: string])[] = [
  ['article', 'item_group_id'],
  ['title', 'title'],
  ['description', 'description'],
  ['material', 'material'],
  ['vat', 'vat'],
  ['brand', 'brand'],
  ['category', 'product_type'],
  ['colours.0.name', 'color'],
  ['colours.0.pictures', 'image_link'],
  ['colours.0.sizes.0.sku', 'id'],
  ['colours.0.sizes.0.size', 'size'],
  ['colours.0.sizes.0.gtin', 'gtin'],
  ['colours.0.sizes.0.mpn', 'mpn'],
  ['colours.0.sizes.0.stock', 'quantity'],
  ['colours.0.sizes.0.prices', 'price'],
];

function columnOf(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.');
  return ATTRIBUTES.find(([field]) => `${text}.`.startsWith(`${field}.`))?.[1] ?? text;
}

interface Amounts {
  prices: Record<string, { price: string; strike?: string }>;
  failures: ImportFailure[];
}

/** A sale price is the price, and the regular one what it was before. */
function amountsOf(line: number, item: GoogleItem): Amounts {
  const failures: ImportFailure[] = [];
  const read = (attribute: string) => {
    const text = item.get(attribute)?.[0];
    if (!text) return null;
    const found = amountWithCurrency(text);
    if (!found) {
      const reason = 'has no currency: 89.95 EUR';
      failures.push({ line, column: attribute, value: shownValue(text), reason });
    }
    return found;
  };
  const [regular, sale] = [read('price'), read('sale_price')];
  if (!regular || !sale) return { prices: regular ?? {}, failures };
  const prices = Object.entries(sale).map(([currency, { price }]) => {
    const strike = regular[currency]?.price;
    return [currency, { price, ...(strike !== undefined && { strike }) }] as const;
  });
  return { prices: { ...regular, ...Object.fromEntries(prices) }, failures };
}

/**
 * Feeds seldom have quantities: an item in stock without one can be ordered without being counted.
 */
function stockOf(item: GoogleItem) {
  const quantity = item.get('quantity')?.[0] ?? item.get('sell_on_google_quantity')?.[0];
  if (quantity !== undefined)
    return { stock: /^\d+$/.test(quantity) ? Number(quantity) : quantity, isNos: false };
  const isInStock = /^in[_ ]stock$/i.test(item.get('availability')?.[0] ?? '');
  return { stock: 0, isNos: isInStock };
}

/** Fields of an article that feeds write for each variant, often with its colour and size. */
const VARYING: ReadonlySet<string> = new Set([
  'title',
  'description',
  'material',
  'brand',
  'category',
]);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A title without the colour and the size that feeds append: `Hemd Arvid - Blau, XL`. */
function titleOf(title: string | undefined, variant: readonly (string | undefined)[]) {
  const endings = variant.flatMap((text) => (text ? [escaped(text)] : []));
  if (!title || endings.length === 0) return title;
  const ending = new RegExp(`(?:\\s*[-–,|/(]\\s*|\\s+)(?:${endings.join('|')})\\)?$`, 'iu');
  let left = title;
  for (const _ of endings) left = left.replace(ending, '');
  return left || title;
}

const perLanguage = (language: Language, text: string | undefined) =>
  text === undefined ? undefined : { [language]: text };

/** Leaves out fields that the feed does not have, so that defaults apply. */
const present = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * An item as a row of an article with one colour and size.
 * @see https://support.google.com/merchants/answer/7052112
 */
export function rowOfGoogleItem(line: number, item: GoogleItem, language: Language): RawRow {
  const first = (attribute: string) => item.get(attribute)?.find((text) => text !== '');
  const { prices, failures } = amountsOf(line, item);
  const sku = first('id');
  if (failures.length > 0)
    return { ok: false, line, failures, skus: sku === undefined ? null : [sku] };
  const path = first('product_type')
    ?.split('>')
    .map((part) => part.trim());
  const pictures = [
    ...(item.get('image_link') ?? []),
    ...(item.get('additional_image_link') ?? []),
  ];
  const size = { sku, size: first('size'), gtin: first('gtin'), mpn: first('mpn'), prices };
  const colour = {
    name: perLanguage(language, first('color')),
    pictures: pictures.flatMap((text) => text.split(',')).map((text) => text.trim()),
    sizes: [present({ ...size, ...stockOf(item) })],
  };
  const input = present({
    article: first('item_group_id') ?? sku,
    title: perLanguage(language, titleOf(first('title'), [first('color'), first('size')])),
    description: perLanguage(language, first('description')),
    material: perLanguage(language, first('material')),
    vat: first('vat'),
    brand: first('brand'),
    category: path && { titles: { [language]: path } },
    colours: [present(colour)],
  });
  return { ok: true, line, input, columnOf, varying: VARYING };
}
