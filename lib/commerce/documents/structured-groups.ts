import { isTaxedLater, type SoldKind } from '@/lib/commerce/basket/vat';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { GrossChange, GrossGroup, GrossItem } from './structured-document';

/** A line of an invoice, or pieces of a credit note. */
export interface SoldLine extends SoldKind {
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
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

/**
 * Groups the amounts of a document by their tax: what is taxed (or exported), and gift cards that are taxed
 * later. What was taxed before moves from the first group to the second, so that the total stays.
 */
export function structuredGroups(document: GroupedDocument): GrossGroup[] {
  const { language, lines, discount, shipping, total, untaxed, vat, vatRate } = document;
  const { taxedGiftCards } = document;
  const { orderDocument: texts, orderEmail } = messagesFor(language);
  const changes: GrossChange[] = [
    { reason: orderEmail.discount, gross: -discount },
    { reason: orderEmail.shipping, gross: shipping },
    { reason: texts.taxedVouchers, gross: -taxedGiftCards },
  ];
  const rest = { reason: texts.allowance, hasItems: lines.length > 0 };
  const taxed = withRest(
    {
      items: lines.filter((line) => !isTaxedLater(line)).map(itemOf),
      changes,
      vat,
      rate: vatRate,
      category: vatRate === null ? 'G' : 'S',
      exemption: vatRate === null ? texts.export : null,
    },
    { ...rest, total: total - untaxed - taxedGiftCards },
  );
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
    { ...rest, total: untaxed + taxedGiftCards },
  );
  return [taxed, cards];
}
