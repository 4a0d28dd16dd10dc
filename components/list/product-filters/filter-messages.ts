import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { isOneSize, parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { BODY_TYPES } from '@/lib/catalog/catalogue/sizes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';
import { formatDiscount, formatMoney } from '@/lib/shop/money/format-money';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ChosenFilter, PriceBounds } from './list-choice';

/** InstantSearch escapes a value that begins with a minus with a backslash. */
const unescaped = (value: string) => value.replace(/^\\-/, '-');

/** A category is identified by its path, `Bekleidung > Hemden`, whose last part is its own name. */
const ownTitle = (path: string) => path.split(' > ').at(-1) ?? path;

/** Formats keys of categories without titles: `kurz-arm` becomes "Kurz arm". */
const asTitle = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

function sizeName(value: string, messages: Messages): string {
  const facet = parseSizeString(value);
  if (!facet) return value;
  if (isOneSize(facet)) return messages.sizeTypes.allsize;
  // 48 is a size of jackets, shoes and collars.
  const kind = facet.sizeType === 'standard' ? '' : ` (${messages.sizeTypes[facet.sizeType]})`;
  return facet.sizeOnLabel + kind;
}

/** Name of a filter value in the page's language. Unknown values are shown as in the index. */
export function valueName(attribute: FilterAttribute, value: string, messages: Messages): string {
  switch (attribute) {
    case 'bodyType': {
      const bodyType = BODY_TYPES.find((each) => each === value);
      return bodyType ? messages.bodyTypes[bodyType] : value;
    }
    case 'filterColor': {
      // A shop may have colours of its own.
      const names: Readonly<Record<string, string>> = messages.colours;
      return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
    }
    case 'sizeString':
      return sizeName(value, messages);
    case 'categoryTitles':
      return ownTitle(value);
    case 'categories':
      return asTitle(value);
    case 'discountTier':
      return formatMessage(messages.filters.upTo, {
        discount: formatDiscount(Number(value), messages.language),
      });
    default:
      return unescaped(value);
  }
}

/** Either end of a range may be open. */
function rangeName({ min, max }: PriceBounds, currency: Currency, messages: Messages): string {
  const amount = (minor: number) => formatMoney(minor, currency, messages.language);
  if (min === undefined)
    return formatMessage(messages.filters.upToPrice, { max: amount(max ?? 0) });
  if (max === undefined) return formatMessage(messages.filters.fromPrice, { min: amount(min) });
  return formatMessage(messages.filters.between, { min: amount(min), max: amount(max) });
}

/** Label of a chip, specific enough on its own, unlike "Normal" or "48". */
export function chosenName(chosen: ChosenFilter, currency: Currency, messages: Messages): string {
  const name = messages.filterNames[chosen.attribute];
  if (chosen.kind === 'switch') return name;
  if (chosen.kind === 'range') return rangeName(chosen.bounds, currency, messages);
  const value = valueName(chosen.attribute, chosen.value, messages);
  const isClear = chosen.attribute !== 'bodyType' && chosen.attribute !== 'sizeString';
  return isClear ? value : `${name}: ${value}`;
}
