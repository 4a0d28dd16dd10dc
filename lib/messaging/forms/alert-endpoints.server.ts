import { z } from 'zod';
import { loadLineArticles } from '@/lib/commerce/basket/line-articles.server';
import { findOffers, keyOf } from '@/lib/commerce/basket/offers.server';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { shopOf } from '@/lib/cms/content/shop.server';
import { email } from './form-fields.server';
import { formWrite } from './form-write.server';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { readLinkUid } from '@/lib/platform/signing/email-link.server';
import { ALERT_KINDS } from '@/lib/messaging/alerts/alert';
import { endAlert, storeAlert } from '@/lib/messaging/alerts/store-alert.server';

const alertForm = z.object({
  /**
   * Omitted by a form without JavaScript: the shop then chooses the price for a size in stock,
   * otherwise the stock.
   */
  kind: z.enum(ALERT_KINDS).optional(),
  sku: z.string().min(1).max(64),
  email,
});

/** Stores an alert subscription for stock or price and sends an email to confirm it. */
export const subscribeToAlert = formWrite({
  name: 'notice',
  schema: alertForm,
  take: async ({ sku, email: address, ...alert }, { context, origin }) => {
    const key = { sku, parts: [] };
    const offer = (await findOffers([key], context)).get(keyOf(key));
    if (!offer) return { ok: false, code: 'unknownArticle' };
    const kind = alert.kind ?? (offer.most > 0 ? 'price' : 'stock');
    if (kind === 'stock' && offer.most > 0) return { ok: false, code: 'available' };
    const articles = (await loadLineArticles([offer.articleNumber], await shopOf(context))).get(
      sku,
    );
    if (!articles) return { ok: false, code: 'unknownArticle' };
    const { project, locale, currency } = context;
    const { articleNumber, itemNumber, price } = offer;
    await storeAlert({
      project,
      locale: locale.segment,
      origin,
      email: address,
      kind,
      sku,
      articleNumber,
      itemNumber,
      name: articles.name,
      size: articles.size,
      currency: indexCurrency(currency),
      price,
    });
    return { ok: true };
  },
});

const uidIn = (query: Partial<Record<string, string | string[]>>) => [query['uid']].flat()[0];

/**
 * Ends an alert subscription by one click in a mail program (RFC 8058), without cookie and origin.
 */
export const endAlertEndpoint: Operation = async (request) => {
  const link = readLinkUid('notice-end', uidIn(request.query));
  // A mail provider sends the clicks of all its users from few addresses, so only forged links
  // count.
  if (!link)
    return (await limitRequests(request, writeLimit())) ?? problem(410, 'The link is not valid');
  await endAlert(link.id);
  return { status: 200, body: { success: true } };
};
