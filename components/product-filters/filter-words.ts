import type { FilterAttribute } from '@/lib/catalogue/filter-attributes';
import { FILTER_COLOURS } from '@/lib/catalogue/filter-colour';
import { isOneSize, parseSizeString } from '@/lib/catalogue/size-string';
import { BODY_TYPES } from '@/lib/catalogue/sizes';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import { formatDiscount, formatMoney } from '@/lib/money/format-money';
import type { Currency } from '@/lib/page-context/locale';
import type { ChosenFilter, PriceBounds } from './list-choice';

/** InstantSearch writes a backslash before a value that begins with a minus. */
const unescaped = (value: string) => value.replace(/^\\-/, '-');

/** A category is known by its path, `Bekleidung > Hemden`: its own name stands last. */
const ownTitle = (path: string) => path.split(' > ').at(-1) ?? path;

/** Keys of categories have no titles: `kurz-arm` reads "Kurz arm". */
const asTitle = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

function sizeName(value: string, words: Messages): string {
  const facet = parseSizeString(value);
  if (!facet) return value;
  if (isOneSize(facet)) return words.sizeTypes.allsize;
  // 48 is a jacket, a shoe and a collar.
  const kind = facet.sizeType === 'standard' ? '' : ` (${words.sizeTypes[facet.sizeType]})`;
  return facet.sizeOnLabel + kind;
}

/** A value of a filter in the page's language. Unknown ones read as the index has them. */
export function valueName(attribute: FilterAttribute, value: string, words: Messages): string {
  switch (attribute) {
    case 'bodyType': {
      const bodyType = BODY_TYPES.find((each) => each === value);
      return bodyType ? words.bodyTypes[bodyType] : value;
    }
    case 'filterColor': {
      const colour = FILTER_COLOURS.find((each) => each === value);
      return colour ? words.colours[colour] : value;
    }
    case 'sizeString':
      return sizeName(value, words);
    case 'categoryTitles':
      return ownTitle(value);
    case 'categories':
      return asTitle(value);
    case 'discountTier':
      return formatMessage(words.filters.upTo, {
        discount: formatDiscount(Number(value), words.language),
      });
    default:
      return unescaped(value);
  }
}

/** Either end of a range may be open. */
function rangeName({ min, max }: PriceBounds, currency: Currency, words: Messages): string {
  const amount = (minor: number) => formatMoney(minor, currency, words.language);
  if (min === undefined) return formatMessage(words.filters.upToPrice, { max: amount(max ?? 0) });
  if (max === undefined) return formatMessage(words.filters.fromPrice, { min: amount(min) });
  return formatMessage(words.filters.between, { min: amount(min), max: amount(max) });
}

/** What a chip says. "Normal" or "48" alone would not say what it is. */
export function chosenName(chosen: ChosenFilter, currency: Currency, words: Messages): string {
  const name = words.filterNames[chosen.attribute];
  if (chosen.kind === 'switch') return name;
  if (chosen.kind === 'range') return rangeName(chosen.bounds, currency, words);
  const value = valueName(chosen.attribute, chosen.value, words);
  const isClear = chosen.attribute !== 'bodyType' && chosen.attribute !== 'sizeString';
  return isClear ? value : `${name}: ${value}`;
}
