import { CURRENCIES } from '@/lib/shop/project/currencies';
import { LANGUAGES } from '@/lib/shop/page-context/locale';

type Kind = 'text' | 'list' | 'path' | 'number' | 'flag' | 'amount';

/** Where a column's value belongs in an article of one colour and size. */
export interface CsvColumn {
  path: readonly (string | number)[];
  kind: Kind;
}

const COLOUR = ['colours', 0] as const;
const SIZE = [...COLOUR, 'sizes', 0] as const;

const column = (path: CsvColumn['path'], kind: Kind = 'text'): CsvColumn => ({ path, kind });

/** One column for each language: `title_de`. */
const perLanguage = (name: string, path: CsvColumn['path'], kind: Kind = 'text') =>
  LANGUAGES.map((language) => [`${name}_${language}`, column([...path, language], kind)] as const);

const perCurrency = CURRENCIES.flatMap((currency) => {
  const key = currency.toLowerCase();
  return [
    [`price_${key}`, column([...SIZE, 'prices', currency, 'price'])],
    [`strike_${key}`, column([...SIZE, 'prices', currency, 'strike'])],
  ] as const;
});

const contact = (name: string, field: string) =>
  [
    ['name', 'name'],
    ['address', 'address'],
    ['country', 'country'],
    ['email', 'email'],
    ['contact_page', 'contactPage'],
  ].map(([end, part = '']) => [`${name}_${end}`, column([field, part])] as const);

/** Columns of a CSV file; docs/catalogue-import.md describes them. */
export const CSV_COLUMNS: ReadonlyMap<string, CsvColumn> = new Map<string, CsvColumn>([
  ['article', column(['article'])],
  ['shop', column(['shop'])],
  ['type', column(['type'])],
  ...perLanguage('title', ['title']),
  ['brand', column(['brand'])],
  ...perLanguage('category', ['category', 'titles'], 'path'),
  ['category_keys', column(['category', 'keys'], 'list')],
  ...perLanguage('description', ['description']),
  ...perLanguage('fit', ['fit']),
  ['fibres', column(['fibres'], 'list')],
  ['lining', column(['lining'], 'list')],
  ['filling', column(['filling'], 'list')],
  ...perLanguage('material', ['material']),
  ['care', column(['care'], 'list')],
  ['flags', column(['flags'], 'list')],
  ['vat', column(['vat'])],
  ...perLanguage('warnings', ['warnings']),
  ...contact('manufacturer', 'manufacturer'),
  ...contact('responsible', 'responsiblePerson'),
  ['online_since', column(['onlineSince'])],
  ['position', column(['position'], 'number')],
  ['colour_code', column([...COLOUR, 'code'])],
  ...perLanguage('colour', [...COLOUR, 'name']),
  ['filter_colour', column([...COLOUR, 'filterColour'])],
  ['pictures', column([...COLOUR, 'pictures'], 'list')],
  ['sku', column([...SIZE, 'sku'])],
  ['size', column([...SIZE, 'size'])],
  ['size_type', column([...SIZE, 'sizeType'])],
  ['body_type', column([...SIZE, 'bodyType'])],
  ['gtin', column([...SIZE, 'gtin'])],
  ['mpn', column([...SIZE, 'mpn'])],
  ['nos', column([...SIZE, 'isNos'], 'flag')],
  ...perCurrency,
  // With the currency beside the amount: `89.95 EUR`.
  ['price', column([...SIZE, 'prices'], 'amount')],
  ['stock', column([...SIZE, 'stock'], 'number')],
  ['stock_at', column([...SIZE, 'stockAt'])],
  ['stock_change', column([...SIZE, 'stockChange'], 'number')],
  ['delivery_id', column([...SIZE, 'deliveryId'])],
]);

const TRUE: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'ja', 'x']);
const FALSE: ReadonlySet<string> = new Set(['0', 'false', 'no', 'nein']);

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** A cell as the article's schema expects it; what it cannot read stays text, which is rejected there. */
export function cellValue(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'list':
      return partsOf(text, /[|\s]+/);
    case 'path':
      return partsOf(text, />/);
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'flag':
      if (TRUE.has(text.toLowerCase())) return true;
      return FALSE.has(text.toLowerCase()) ? false : text;
    case 'amount':
      return amountWithCurrency(text);
    case 'text':
      return text;
  }
}

/** @returns `null` if the text has no currency */
export function amountWithCurrency(text: string): Record<string, { price: string }> | null {
  const [, before, amount = '', after] =
    /^([A-Z]{3}\s+)?([\d.,’ ]+?)(\s*[A-Z]{3})?$/.exec(text.trim()) ?? [];
  const currency = (before ?? after)?.trim();
  return currency ? { [currency]: { price: amount } } : null;
}
