import { sizeName } from '@/lib/catalog/catalogue/one-size';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { itemRow, rule } from './pdf.server';
import type { Pdf } from './text-lines.server';

interface ItemLine {
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Price of one piece in minor units. */
  price: number;
}

/** The articles of a document between two rules; a single rule if there are none. */
export function itemTable(
  pdf: Pdf,
  lines: readonly ItemLine[],
  language: Language,
  money: (amount: number) => string,
): void {
  const { orderEmail: texts, sizeNames } = messagesFor(language);
  if (lines.length > 0)
    itemRow(
      pdf,
      { item: texts.item, detail: '', quantity: texts.quantity, price: texts.price },
      true,
    );
  rule(pdf);
  for (const { name, colour, size, quantity, price } of lines)
    itemRow(pdf, {
      item: name,
      detail: [colour, sizeName(size, sizeNames)].filter(Boolean).join(', '),
      quantity: `${quantity} × ${money(price)}`,
      price: money(quantity * price),
    });
  if (lines.length > 0) rule(pdf);
}
