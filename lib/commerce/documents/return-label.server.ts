import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { asc, desc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { registeredReturnLines, registeredReturns } from '@/lib/platform/db/schema-forms';
import { orderLines } from '@/lib/platform/db/schema-orders';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { parcelAddressLines } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { loadOrder } from '@/lib/commerce/orders/load-order.server';
import type { Language } from '@/lib/shop/page-context/locale';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { returnLabelPdf } from './return-label-pdf.server';

/** Articles of a registered return, line by line, with their words in an email and on a label. */
export async function returnedPieces(returnId: string, language: Language) {
  const { returnPortal, sizeNames } = messagesFor(language);
  const lines = await database()
    .select({ line: orderLines, quantity: registeredReturnLines.quantity })
    .from(registeredReturnLines)
    .innerJoin(orderLines, eq(orderLines.id, registeredReturnLines.orderLineId))
    .where(eq(registeredReturnLines.returnId, returnId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ line: { articleNumber, itemNumber, name, colour, size }, quantity }) => {
    const named = { name, colour, size: namedSize(size, sizeNames) };
    const text = `${quantity} × ${formatMessage(returnPortal.item, named)}`;
    return { articleNumber, itemNumber, name, text };
  });
}

const returnedArticlesOf = async (returnId: string, language: Language): Promise<string[]> =>
  (await returnedPieces(returnId, language)).map(({ text }) => text);

/** The latest registered return of an order. */
export async function newestReturn(orderId: string, language: Language) {
  const [newest] = await database()
    .select({ id: registeredReturns.id, number: registeredReturns.number })
    .from(registeredReturns)
    .where(eq(registeredReturns.orderId, orderId))
    .orderBy(desc(registeredReturns.registeredAt))
    .limit(1);
  if (!newest) return undefined;
  return { number: newest.number, articles: await returnedArticlesOf(newest.id, language) };
}

/** The label sheet of a registered return; `null` if there is no such return. */
export async function loadLabelOfReturn(returnId: string) {
  const [registered] = await database()
    .select({ orderId: registeredReturns.orderId, number: registeredReturns.number })
    .from(registeredReturns)
    .where(eq(registeredReturns.id, returnId));
  const found = registered && (await loadOrder(registered.orderId));
  if (!found) return null;
  const { number } = registered;
  const language = languageOf(found.order.locale);
  const file = await returnLabelPdf({
    settings: shopSettings(found.order.project),
    orderNumber: found.order.number,
    language,
    locale: found.order.locale,
    address: parcelAddressLines(found.address),
    announced: { number, articles: await returnedArticlesOf(returnId, language) },
  });
  return { fileName: `${number}.pdf`, file };
}
