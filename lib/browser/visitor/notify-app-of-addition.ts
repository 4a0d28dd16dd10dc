import { notifyApp } from '@/lib/browser/app-bridge/app-bridge';
import type { AddedEntry } from '@/lib/catalog/catalogue/added-entry';
import type { Cart, CartLine } from '@/lib/commerce/basket/cart';

type Entry = Pick<AddedEntry, 'count'> & { variant: Pick<AddedEntry['variant'], 'sku'> };

/** Articles that a payload adds; empty for other changes. */
function entriesIn(body: object): readonly Entry[] {
  // Our own payloads: `add` has one entry, `addMultiple` a list.
  const { items, variant } = body as { items?: readonly Entry[]; variant?: Entry['variant'] };
  if (items) return items;
  return variant ? [body as Entry] : [];
}

const priceBefore = ({ variant: { sku }, count, price }: CartLine, entries: readonly Entry[]) => {
  const added = entries
    .filter(({ variant }) => variant.sku === sku)
    .reduce((sum, entry) => sum + entry.count, 0);
  return Math.max(count - added, 0) * price;
};

const numberOf = ({ variant }: CartLine) => variant.projectSpecificData.articleNumber;

/**
 * Notifies the app of the added articles and the previous total price of each.
 * @param body payload of the change
 */
export function notifyAppOfAddition({ lineItems, addedItems }: Cart, body: object): void {
  const entries = entriesIn(body);
  if (entries.length === 0) return;
  for (const articleNumber of new Set(addedItems.map(numberOf))) {
    const oldPrice = lineItems
      .filter((line) => numberOf(line) === articleNumber)
      .reduce((sum, line) => sum + priceBefore(line, entries), 0);
    notifyApp('basketChanged', { articleNumber, oldPrice });
  }
}
