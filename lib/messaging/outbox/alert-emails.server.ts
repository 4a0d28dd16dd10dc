import { inSize, sizeName } from '@/lib/catalog/catalogue/one-size';
import { z } from 'zod';
import { loadLineArticles } from '@/lib/commerce/basket/line-articles.server';
import { productHref } from '@/lib/shop/routes/product-href';
import { shopOf } from '@/lib/cms/content/shop.server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { findAlert, keepWaiting } from '@/lib/messaging/alerts/store-alert.server';
import type { LetterPart } from '@/lib/messaging/mail/letter';
import type { Language } from '@/lib/shop/page-context/locale';
import { isCurrency } from '@/lib/shop/project/currencies';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import {
  editableAs,
  formLetter,
  linkLabel,
  signedUrl,
  wordingOf,
  type EmailMaker,
  type FormWording,
} from './form-wording.server';
import { letterPictures } from './letter-pictures.server';

const aboutAlert = z.object({ noticeId: z.uuid() });
const aboutRequest = aboutAlert.extend({ at: z.number() });

type Found = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

/** Values for texts: editors' ones use `size`, ours use `inSize`. */
function sizeIn(size: string, language: Language) {
  const { sizeNames } = messagesFor(language);
  return { size: sizeName(size, sizeNames), inSize: inSize(size, sizeNames) };
}

/** Picture of the article of an alert, if there is one. */
async function picturePart(
  { notice }: Found,
  { context }: FormWording,
): Promise<readonly LetterPart[]> {
  const picture = (await letterPictures(context, [notice])).get(notice.itemNumber);
  return picture ? [{ kind: 'article', picture }] : [];
}

const confirmAlertEmail: EmailMaker = async (key, payload) => {
  const { noticeId: id, at } = aboutRequest.parse(payload);
  const found = await findAlert(id);
  if (!found) return null;
  const { notice: alert } = found;
  const wording = await wordingOf(alert);
  const { language, messages } = wording;
  const isStock = alert.kind === 'stock';
  const url = signedUrl(alert, '/api/forms/confirm', { purpose: 'notice-confirm', id, at });
  const letter = formLetter(wording, {
    subject: messages.noticeConfirmSubject,
    intro: isStock ? messages.noticeConfirmStock : messages.noticeConfirmPrice,
    values: { name: alert.name, ...sizeIn(alert.size, language) },
    parts: [
      ...(await picturePart(found, wording)),
      { kind: 'link', label: linkLabel(wording, 'notice-confirm'), url },
    ],
  });
  const kind = isStock ? 'notice-confirm-stock' : 'notice-confirm-price';
  return {
    letter,
    key,
    project: alert.project,
    to: alert.email,
    ...editableAs(kind, wording.context),
  };
};

/** Absolute address of the article; `null` if the shop no longer sells it. */
async function articleUrl({ notice: alert }: Found): Promise<string | null> {
  const { project, locale, origin, articleNumber, itemNumber, sku } = alert;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  if (!context) return null;
  const articles = (await loadLineArticles([articleNumber], await shopOf(context))).get(sku);
  if (!articles) return null;
  const routes = { project: context.project, locale };
  const article = { slug: articles.slug, objectID: articleNumber };
  return origin + productHref(article, routes, { colorVariant: itemNumber });
}

/** Whether the email's statement still holds. */
const isTrue = ({ notice: alert, isThere, priceNow }: Found) =>
  alert.kind === 'stock' ? isThere : priceNow !== null && priceNow < alert.price;

const articleAlertEmail: EmailMaker = async (key, payload) => {
  const { noticeId: id } = aboutAlert.parse(payload);
  const found = await findAlert(id);
  if (found?.notice.status !== 'told') return null;
  if (!isTrue(found)) {
    await keepWaiting(id);
    return null;
  }
  const url = await articleUrl(found);
  if (!url) return null;
  const { notice: alert, priceNow } = found;
  const wording = await wordingOf(alert);
  const { language, messages } = wording;
  const currency = alert.currency.toUpperCase();
  const money = (amount: number) =>
    isCurrency(currency) ? formatMoney(amount, currency, language) : '';
  const endUrl = signedUrl(alert, '/api/article/end-notice', { purpose: 'notice-end', id });
  const letter = formLetter(wording, {
    subject: messages[`${alert.kind}Subject`],
    intro: messages[alert.kind],
    values: {
      name: alert.name,
      ...sizeIn(alert.size, language),
      price: money(priceNow ?? alert.price),
      before: money(alert.price),
    },
    parts: [
      ...(await picturePart(found, wording)),
      { kind: 'link', label: messages.toArticle, url },
    ],
    end: { label: linkLabel(wording, 'notice-end'), url: endUrl },
  });
  const kind = alert.kind === 'stock' ? 'article-in-stock' : 'article-price';
  const editable = editableAs(kind, wording.context);
  return {
    letter,
    key,
    project: alert.project,
    to: alert.email,
    unsubscribeUrl: endUrl,
    ...editable,
  };
};

/** Emails about stock and prices, by the kind of their outbox row. */
export const alertEmails: Readonly<Record<string, EmailMaker>> = {
  'notice-confirm': confirmAlertEmail,
  'article-notice': articleAlertEmail,
};
