import { shares } from '@/lib/commerce/basket/vat-parts';
import type { VatPart } from '@/lib/platform/db/vat-part';
import { isTaxedLater, type SoldKind } from '@/lib/commerce/basket/vat';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { GrossGroup, GrossItem } from './structured-document';

/** A line of an invoice, or pieces of a credit note. */
export interface SoldLine extends SoldKind {
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
  /** Rate of its tax in per mille, if that is not the document's. */
  vatRate?: number | null;
}

/** What a document is about; gross amounts in minor units. */
export interface GroupedDocument {
  language: Language;
  lines: readonly SoldLine[];
  discount: number;
  shipping: number;
  total: number;
  /** Part of the total that is not taxed yet, because it paid for gift cards. */
  untaxed: number;
  /** Part of the total that was taxed before, when the gift cards were sold that pay it. */
  taxedGiftCards: number;
  /** Contained in the rest of the total. */
  vat: number;
  /** Per mille; `null` means an export. */
  vatRate: number | null;
  /** Amounts by rate, if not all is taxed at the rate above. */
  vatParts?: readonly VatPart[] | null;
}

const itemOf = ({ name, colour, size, quantity, price }: SoldLine): GrossItem => ({
  name: [name, colour, size].filter(Boolean).join(', '),
  quantity,
  gross: quantity * price,
});

const grossOf = (parts: readonly { gross: number }[]): number =>
  parts.reduce((sum, { gross }) => sum + gross, 0);

/**
 * The rest of a group's amount, such as an allowance: a change, or an item if there is nothing else, because a
 * document has to have a line (EN 16931, BR-16).
 */
function withRest(
  group: GrossGroup,
  { total, reason, hasItems }: { total: number; reason: string; hasItems: boolean },
): GrossGroup {
  const rest = total - grossOf(group.items) - grossOf(group.changes);
  if (rest === 0) return group;
  if (rest > 0 && !hasItems)
    return { ...group, items: [...group.items, { name: reason, quantity: 1, gross: rest }] };
  return { ...group, changes: [...group.changes, { reason, gross: rest }] };
}

/** Category of a rate (UNTDID 5305): `Z` is taxed at 0 %. */
const categoryOf = (rate: number | null): GrossGroup['category'] => {
  if (rate === null) return 'G';
  return rate === 0 ? 'Z' : 'S';
};

/** What is taxed (or exported), by rate. Each rate has its share of discount and shipping. */
function taxedGroups(document: GroupedDocument): GrossGroup[] {
  const { language, lines, discount, shipping, total, untaxed, vat, vatRate } = document;
  const { taxedGiftCards } = document;
  const { orderDocument: texts, orderEmail } = messagesFor(language);
  const whole = { rate: vatRate, gross: total - untaxed - taxedGiftCards, vat };
  const parts = document.vatParts ?? [whole];
  const sold = parts.map(({ rate }) =>
    lines.filter((line) => !isTaxedLater(line) && (line.vatRate ?? vatRate) === rate),
  );
  const reducible = sold.map((some) =>
    grossOf(some.filter(({ isGiftCard }) => !isGiftCard).map(itemOf)),
  );
  const discounts = shares(discount, reducible);
  const paidAt = (at: number) => (at === 0 ? taxedGiftCards : 0);
  const rests = parts.map(
    ({ gross }, at) =>
      gross + paidAt(at) - grossOf((sold[at] ?? []).map(itemOf)) + (discounts[at] ?? 0),
  );
  // Without an allowance, shipping is all that remains.
  const isShipping = rests.reduce((sum, rest) => sum + rest, 0) === shipping;
  const parcels = isShipping ? rests : shares(shipping, reducible);
  return parts.map(({ rate, gross, vat: own }, at) =>
    withRest(
      {
        items: (sold[at] ?? []).map(itemOf),
        changes: [
          { reason: orderEmail.discount, gross: -(discounts[at] ?? 0) },
          { reason: orderEmail.shipping, gross: parcels[at] ?? 0 },
          { reason: texts.taxedVouchers, gross: -paidAt(at) },
        ],
        vat: own,
        rate,
        category: categoryOf(rate),
        exemption: rate === null ? texts.export : null,
      },
      { reason: texts.allowance, hasItems: lines.length > 0, total: gross },
    ),
  );
}

/**
 * Groups the amounts of a document by their tax: what is taxed (or exported), and gift cards that are taxed
 * later. What was taxed before moves from the first group to the last, so that the total stays.
 */
export function structuredGroups(document: GroupedDocument): GrossGroup[] {
  const { language, lines, untaxed, taxedGiftCards } = document;
  const { orderDocument: texts } = messagesFor(language);
  const cards = withRest(
    {
      items: lines.filter(isTaxedLater).map(itemOf),
      changes: [{ reason: texts.taxedVouchers, gross: taxedGiftCards }],
      vat: 0,
      rate: null,
      category: 'E',
      exemption: [untaxed > 0 && texts.vouchers, taxedGiftCards > 0 && texts.taxedVouchers]
        .filter(Boolean)
        .join('; '),
    },
    { reason: texts.allowance, hasItems: lines.length > 0, total: untaxed + taxedGiftCards },
  );
  return [...taxedGroups(document), cards];
}
