import { inSize, sizeName } from '@/lib/catalog/catalogue/one-size';
import { z } from 'zod';
import { loadFacts } from '@/lib/commerce/basket/article-facts.server';
import { productHref } from '@/lib/shop/routes/product-href';
import { shopOf } from '@/lib/cms/content/shop.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { findNotice, keepWaiting } from '@/lib/messaging/notices/store-notice.server';
import { isCurrency, type Language } from '@/lib/shop/page-context/locale';
import { pageContext } from '@/lib/shop/page-context/page-context';
import {
  editableAs,
  formLetter,
  linkLabel,
  signedUrl,
  wordingOf,
  type EmailMaker,
} from './form-wording.server';

const aboutNotice = z.object({ noticeId: z.uuid() });
const aboutRequest = aboutNotice.extend({ at: z.number() });

type Found = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Our words have the second, those of editors the first. */
function sizeIn(size: string, language: Language) {
  const { sizeNames } = messagesFor(language);
  return { size: sizeName(size, sizeNames), inSize: inSize(size, sizeNames) };
}

const noticeConfirm: EmailMaker = async (key, payload) => {
  const { noticeId: id, at } = aboutRequest.parse(payload);
  const found = await findNotice(id);
  if (!found) return null;
  const { notice } = found;
  const wording = await wordingOf(notice);
  const { language, messages } = wording;
  const isStock = notice.kind === 'stock';
  const url = signedUrl(notice, '/api/forms/confirm', { purpose: 'notice-confirm', id, at });
  const letter = formLetter(wording, {
    subject: messages.noticeConfirmSubject,
    intro: isStock ? messages.noticeConfirmStock : messages.noticeConfirmPrice,
    values: { name: notice.name, ...sizeIn(notice.size, language) },
    parts: [{ kind: 'link', label: linkLabel(wording, 'notice-confirm'), url }],
  });
  const kind = isStock ? 'notice-confirm-stock' : 'notice-confirm-price';
  return { letter, key, to: notice.email, ...editableAs(kind, wording.context) };
};

/** Absolute address of the article; `null` where the shop does not sell it any more. */
async function articleUrl({ notice }: Found): Promise<string | null> {
  const { project, locale, origin, articleNumber, itemNumber, sku } = notice;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  if (!context) return null;
  const facts = (await loadFacts([articleNumber], await shopOf(context))).get(sku);
  if (!facts) return null;
  const routes = { project: context.project, locale };
  const article = { slug: facts.slug, objectID: articleNumber };
  return origin + productHref(article, routes, { colorVariant: itemNumber });
}

/** Whether it still is as the email says. */
const isTrue = ({ notice, isThere, priceNow }: Found) =>
  notice.kind === 'stock' ? isThere : priceNow !== null && priceNow < notice.price;

const articleNotice: EmailMaker = async (key, payload) => {
  const { noticeId: id } = aboutNotice.parse(payload);
  const found = await findNotice(id);
  if (found?.notice.status !== 'told') return null;
  if (!isTrue(found)) {
    await keepWaiting(id);
    return null;
  }
  const url = await articleUrl(found);
  if (!url) return null;
  const { notice, priceNow } = found;
  const wording = await wordingOf(notice);
  const { language, messages } = wording;
  const currency = notice.currency.toUpperCase();
  const money = (amount: number) =>
    isCurrency(currency) ? formatMoney(amount, currency, language) : '';
  const endUrl = signedUrl(notice, '/api/article/end-notice', { purpose: 'notice-end', id });
  const letter = formLetter(wording, {
    subject: messages[`${notice.kind}Subject`],
    intro: messages[notice.kind],
    values: {
      name: notice.name,
      ...sizeIn(notice.size, language),
      price: money(priceNow ?? notice.price),
      before: money(notice.price),
    },
    parts: [{ kind: 'link', label: messages.toArticle, url }],
    end: { label: linkLabel(wording, 'notice-end'), url: endUrl },
  });
  const kind = notice.kind === 'stock' ? 'article-in-stock' : 'article-price';
  const editable = editableAs(kind, wording.context);
  return { letter, key, to: notice.email, unsubscribeUrl: endUrl, ...editable };
};

/** Emails about stock and prices by the kind of their row in the outbox. */
export const noticeEmails: Readonly<Record<string, EmailMaker>> = {
  'notice-confirm': noticeConfirm,
  'article-notice': articleNotice,
};
