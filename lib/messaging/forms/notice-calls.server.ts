import { z } from 'zod';
import { loadFacts } from '@/lib/commerce/basket/article-facts.server';
import { findOffers, keyOf } from '@/lib/commerce/basket/offers.server';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { shopOf } from '@/lib/cms/content/shop.server';
import { email } from './form-fields.server';
import { formWrite } from './form-write.server';
import { problem } from '@/lib/platform/http/answer';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { readLinkUid } from '@/lib/platform/signing/email-link.server';
import { NOTICE_KINDS } from '@/lib/messaging/notices/notice';
import { endNotice, storeNotice } from '@/lib/messaging/notices/store-notice.server';

const noticeForm = z.object({
  /** A form without scripts leaves it to the shop: of what is there, the price is waited for. */
  kind: z.enum(NOTICE_KINDS).optional(),
  sku: z.string().min(1).max(64),
  email,
});

/** Stores an alert subscription for stock or price; an email lets its sender confirm it. */
export const takeNotice = formWrite({
  name: 'notice',
  schema: noticeForm,
  take: async ({ sku, email: address, ...wish }, { context, origin }) => {
    const key = { sku, parts: [] };
    const offer = (await findOffers([key], context)).get(keyOf(key));
    if (!offer) return { ok: false, code: 'unknownArticle' };
    const kind = wish.kind ?? (offer.most > 0 ? 'price' : 'stock');
    if (kind === 'stock' && offer.most > 0) return { ok: false, code: 'available' };
    const facts = (await loadFacts([offer.articleNumber], await shopOf(context))).get(sku);
    if (!facts) return { ok: false, code: 'unknownArticle' };
    const { project, locale, currency } = context;
    const { articleNumber, itemNumber, price } = offer;
    await storeNotice({
      project,
      locale: locale.segment,
      origin,
      email: address,
      kind,
      sku,
      articleNumber,
      itemNumber,
      name: facts.name,
      size: facts.size,
      currency: indexCurrency(currency),
      price,
    });
    return { ok: true };
  },
});

const uidIn = (query: Partial<Record<string, string | string[]>>) => [query['uid']].flat()[0];

/**
 * Ends an alert subscription by one click of a mail program (RFC 8058), with no cookie and no
 * origin.
 */
export const endNoticeCall: Operation = async (request) => {
  const link = readLinkUid('notice-end', uidIn(request.query));
  // A mail provider sends the clicks of all its readers from few addresses: only what is forged counts.
  if (!link)
    return (await limitRequests(request, writeLimit())) ?? problem(410, 'The link is not valid');
  await endNotice(link.id);
  return { status: 200, body: { success: true } };
};
