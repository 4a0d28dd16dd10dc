import type { TaxedOrder } from '@/lib/basket/vat';
import { formatDate, formatTime } from '@/lib/i18n/format-date';
import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor, type Messages } from '@/lib/i18n/messages';
import { formatMoney } from '@/lib/money/format-money';
import type { Currency, Language } from '@/lib/page-context/locale';
import { BANK_ACCOUNT } from './bank-account';
import type { EmailContent } from './email';
import { html, type Html } from './html';
import { oneLine } from './order-email';
import { costSums, vatSums, type OrderCosts } from './order-sums';

/** Pieces of an article. */
export interface NewsItem {
  name: string;
  colour: string;
  size: string;
  quantity: number;
}

/** What an order costs, and what its tax depends on. */
export type NewsSums = OrderCosts & TaxedOrder;

/** What has happened to an order; amounts in minor units, instants in epoch milliseconds. */
export type OrderNews =
  | { kind: 'accepted'; due: number; items: readonly NewsItem[]; sums: NewsSums }
  | { kind: 'prepayment'; due: number; until: number; items: readonly NewsItem[]; sums: NewsSums }
  | { kind: 'shipped'; carrier: string; parcel: string; items: readonly NewsItem[] }
  | { kind: 'exchanged'; items: readonly NewsItem[] }
  | { kind: 'cancelledUnpaid' }
  /** A debit was not honoured; the order has ended. */
  | { kind: 'paymentFailed' }
  /** A transfer came after the order had ended, and goes back. */
  | { kind: 'late'; money: number }
  | { kind: 'cancelled' | 'refunded'; money: number; giftCards: number; credited: number }
  | { kind: 'withdrawal'; name: string; declaredAt: number; items: readonly NewsItem[] }
  | { kind: 'giftCards'; cards: readonly { code: string; amount: number }[] };

/** News of an order for its buyer. */
export interface OrderNewsEmail {
  number: string;
  language: Language;
  currency: Currency;
  /** Name of the shop, as customers know it. */
  projectName: string;
  /** Of the buyer. */
  name: string;
  /** Absolute; the page that shows the order's status. */
  url?: string;
  news: OrderNews;
}

type Paragraph = readonly string[];
type Texts = Messages['orderNews'];

const TEXT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';

const SUBJECTS = {
  accepted: 'acceptedSubject',
  prepayment: 'prepaymentSubject',
  shipped: 'shippedSubject',
  exchanged: 'exchangedSubject',
  cancelledUnpaid: 'cancelledSubject',
  paymentFailed: 'paymentFailedSubject',
  late: 'lateSubject',
  cancelled: 'cancelledSubject',
  refunded: 'refundedSubject',
  withdrawal: 'withdrawalSubject',
  giftCards: 'giftCardsSubject',
} as const satisfies Record<OrderNews['kind'], keyof Texts>;

function itemLines(items: readonly NewsItem[], messages: Messages): Paragraph {
  return items.map(({ size, ...item }) =>
    formatMessage(messages.orderNews.item, {
      ...item,
      size: size === 'allsize' ? messages.tile.oneSize : size,
    }),
  );
}

/** What was ordered and what it costs, with its tax: this email is the order's confirmation. */
function placed(
  { items, sums }: Extract<OrderNews, { sums: NewsSums }>,
  language: Language,
  currency: Currency,
): Paragraph[] {
  const written = { language, currency };
  const named = [...costSums(sums, written), ...vatSums(sums, written)];
  return [
    itemLines(items, messagesFor(language)),
    named.map(({ name, amount }) => `${name}: ${amount}`),
  ];
}

const account = (texts: Texts, number: string): Paragraph => [
  `${texts.holder}: ${BANK_ACCOUNT.holder}`,
  `IBAN: ${BANK_ACCOUNT.iban}`,
  `BIC: ${BANK_ACCOUNT.bic}`,
  `${texts.reference}: ${number}`,
];

function givenBack(
  news: Extract<OrderNews, { giftCards: number }>,
  texts: Texts,
  money: (amount: number) => string,
): Paragraph {
  const parts = [
    [news.money, texts.money],
    [news.giftCards, texts.giftCards],
    [news.credited, texts.credited],
  ] as const;
  return parts.flatMap(([amount, text]) =>
    amount > 0 ? formatMessage(text, { amount: money(amount) }) : [],
  );
}

/** What the email says between greeting and closing. */
function newsOf({ news, language, currency, number }: OrderNewsEmail): Paragraph[] {
  const messages = messagesFor(language);
  const { orderNews: texts, orderStatus } = messages;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const day = (instant: number) => formatDate(instant, language);
  switch (news.kind) {
    case 'accepted': {
      const accepted = formatMessage(texts.accepted, { amount: money(news.due) });
      return [[accepted], account(texts, number), ...placed(news, language, currency)];
    }
    case 'prepayment': {
      const values = { amount: money(news.due), date: day(news.until) };
      const asked = formatMessage(texts.prepayment, values);
      return [[asked], account(texts, number), ...placed(news, language, currency)];
    }
    case 'shipped':
      return [
        [texts.shipped],
        itemLines(news.items, messages),
        [formatMessage(texts.parcel, { carrier: news.carrier, parcel: news.parcel })],
      ];
    case 'exchanged':
      return [[texts.exchanged], itemLines(news.items, messages)];
    case 'cancelledUnpaid':
      return [[texts.cancelledUnpaid]];
    case 'paymentFailed':
      return [[texts.paymentFailed]];
    case 'late':
      return [[formatMessage(texts.late, { amount: money(news.money) })]];
    case 'cancelled':
    case 'refunded':
      return [[texts[news.kind]], givenBack(news, texts, money)];
    case 'withdrawal': {
      const at = { date: day(news.declaredAt), time: formatTime(news.declaredAt, language) };
      const declared = formatMessage(orderStatus.declare, { name: news.name, number });
      return [
        [formatMessage(texts.withdrawal, at)],
        [declared, ...itemLines(news.items, messages)],
      ];
    }
    case 'giftCards':
      return [
        [texts.giftCardCodes],
        news.cards.map(({ code, amount }) => `${code}: ${money(amount)}`),
      ];
  }
}

const paragraph = (lines: Paragraph): Html =>
  html`<p style="${TEXT}">${lines.map((line) => html`${line}<br />`)}</p>`;

/** An email about what has happened to an order, in the language it was placed in. */
export function orderNewsEmail(email: OrderNewsEmail): EmailContent {
  const { language, number, projectName: shop, name, url, news } = email;
  const { orderNews: texts, orderEmail } = messagesFor(language);
  const paragraphs = [
    [formatMessage(orderEmail.greeting, { name })],
    ...newsOf(email),
    [`${orderEmail.number}: ${number}`],
    [orderEmail.closing, shop],
  ]
    .map((lines) => lines.map(oneLine).filter(Boolean))
    .filter((lines) => lines.length > 0);
  const subject = oneLine(formatMessage(texts[SUBJECTS[news.kind]], { number, shop }));
  const link = url ? html`<p style="${TEXT}"><a href="${url}">${texts.status}</a></p>` : html``;
  return {
    subject,
    text: [
      ...paragraphs.flatMap((lines) => [...lines, '']),
      ...(url ? [`${texts.status}: ${url}`, ''] : []),
    ].join('\n'),
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:16px">
          ${paragraphs.map(paragraph)} ${link}
        </body>
      </html> `.html,
  };
}
