import { trackingUrl } from '@/lib/commerce/order-view/tracking-url';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { formatDate, formatTime } from '@/lib/shop/i18n/format-date';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { transferDetails } from '@/lib/commerce/order-view/transfer-details';
import type { BankAccount } from '@/lib/shop/settings/settings-schema';
import type { Letter, LetterPart, LetterPictures } from './letter';
import { addressParts, type OrderEmailAddresses } from './order-email';
import { orderedParts, type OrderedItems } from './order-items';
import { piecesPart, type NewsItem } from './pieces-part';

/** Content of an order that is paid by transfer. */
export type OrderByTransfer = OrderedItems &
  OrderEmailAddresses & {
    /** Days on which the parcel is expected. */
    arrival?: string | null;
  };

interface TransferNews {
  due: number;
  /** Where the amount is transferred to. */
  account: BankAccount;
  order: OrderByTransfer;
  /** Whether the picture {@link TRANSFER_PICTURE} is sent along. */
  hasCode: boolean;
}

interface Parcel {
  carrier: string;
  /** Tracking number. */
  parcel: string;
  items: readonly NewsItem[];
}

/** An event of an order; amounts in minor units, instants in epoch milliseconds. */
export type OrderNews =
  | ({ kind: 'accepted' } & TransferNews)
  | ({ kind: 'prepayment'; until: number } & TransferNews)
  /** Nothing is due any more: all of it was credited before this confirmation was composed. */
  | { kind: 'acceptedSettled'; order: OrderByTransfer }
  /** Received, while a payment takes days. */
  | { kind: 'received'; order: OrderByTransfer }
  /** With the promised delivery day, `2026-12-24`, if there is one. */
  | (Parcel & { kind: 'shipped'; promisedFor: string | null })
  | { kind: 'exchanged'; items: readonly NewsItem[] }
  /** Cancelled because it was not paid. */
  | { kind: 'cancelledUnpaid'; items: readonly NewsItem[] }
  /** A direct debit failed, and the order has ended. */
  | { kind: 'paymentFailed'; items: readonly NewsItem[] }
  /** A transfer arrived after the order had ended, and is refunded. */
  | { kind: 'late'; money: number }
  /** With the amount still to be paid; `null` for an order that is paid or has ended. */
  | {
      kind: 'cancelled' | 'refunded';
      /** Empty for an allowance. */
      items: readonly NewsItem[];
      money: number;
      giftCards: number;
      credited: number;
      due: number | null;
    }
  | { kind: 'withdrawal'; name: string; declaredAt: number; items: readonly NewsItem[] }
  | { kind: 'giftCards'; cards: readonly IssuedCard[] };

interface IssuedCard {
  code: string;
  amount: number;
  /** When it expires; `null` for never. */
  validUntil: number | null;
  /** Whether it was taxed when it was sold, which it has to state. */
  isSinglePurpose: boolean;
}

/** An email about an event of an order. */
export interface OrderNewsEmail {
  number: string;
  language: Language;
  currency: Currency;
  /** Display name of the shop. */
  projectName: string;
  name: string;
  /** Absolute address of the order's status page. */
  url?: string;
  pictures?: LetterPictures;
  news: OrderNews;
}

type Texts = Messages['orderNews'];

/** Message keys of the texts that editors may replace. */
const WORDS = {
  accepted: ['acceptedSubject', 'accepted'],
  prepayment: ['prepaymentSubject', 'prepayment'],
  acceptedSettled: ['acceptedSubject', 'acceptedSettled'],
  received: ['acceptedSubject', 'received'],
  shipped: ['shippedSubject', 'shipped'],
  exchanged: ['exchangedSubject', 'exchanged'],
  cancelledUnpaid: ['cancelledSubject', 'cancelledUnpaid'],
  paymentFailed: ['paymentFailedSubject', 'paymentFailed'],
  late: ['lateSubject', 'late'],
  cancelled: ['cancelledSubject', 'cancelled'],
  refunded: ['refundedSubject', 'refunded'],
  withdrawal: ['withdrawalSubject', 'withdrawalReceived'],
  giftCards: ['giftCardsSubject', 'giftCardCodes'],
} as const satisfies Record<OrderNews['kind'], readonly [keyof Texts, keyof Texts]>;

const lines = (written: readonly string[]): LetterPart => ({ kind: 'lines', lines: written });

/** Name of the picture of a transfer's code. */
export const TRANSFER_PICTURE = 'transfer-code';

/** Bank account and the ordered items, because this email confirms the order. */
function transferParts(
  { due, account, order, hasCode }: Extract<OrderNews, TransferNews>,
  { language, currency, number, pictures }: OrderNewsEmail,
): LetterPart[] {
  const { orderNews: texts } = messagesFor(language);
  const details = transferDetails({ amount: due, number, currency }, account, language);
  return [
    { kind: 'details', details },
    ...(hasCode
      ? [{ kind: 'picture', name: TRANSFER_PICTURE, alt: texts.transferCode } as const]
      : []),
    ...orderedParts({ ...order, pictures }, { language, currency }),
    ...addressParts(order, language),
  ];
}

function givenBack(
  news: Extract<OrderNews, { giftCards: number }>,
  texts: Texts,
  money: (amount: number) => string,
): LetterPart {
  const parts = [
    [news.money, texts.money],
    [news.giftCards, texts.giftCards],
    [news.credited, texts.credited],
    [news.due ?? 0, texts.stillDue],
  ] as const;
  return lines(
    parts.flatMap(([amount, text]) =>
      amount > 0 ? formatMessage(text, { amount: money(amount) }) : [],
    ),
  );
}

/** What was declared and when, which a receipt has to contain. */
function declaration(
  { name, declaredAt, items }: Extract<OrderNews, { kind: 'withdrawal' }>,
  email: OrderNewsEmail,
): LetterPart[] {
  const { language, number } = email;
  const messages = messagesFor(language);
  const at = { date: formatDate(declaredAt, language), time: formatTime(declaredAt, language) };
  return [
    lines([formatMessage(messages.orderNews.withdrawal, at)]),
    lines([formatMessage(messages.orderStatus.declare, { name, number })]),
    piecesPart(items, email),
  ];
}

/** Code and amount of a gift card, and its last day. */
function cardLine(
  { code, amount, validUntil }: IssuedCard,
  { language, currency }: OrderNewsEmail,
): string {
  const { orderNews: texts } = messagesFor(language);
  const card = `${code}: ${formatMoney(amount, currency, language)}`;
  if (validUntil === null) return card;
  const date = formatDate(validUntil - 1, language);
  return `${card}, ${formatMessage(texts.giftCardUntil, { date })}`;
}

/** Gift cards, and what the law wants to read of those that were taxed when they were sold. */
function cardParts(cards: readonly IssuedCard[], email: OrderNewsEmail): LetterPart[] {
  const { singlePurpose } = messagesFor(email.language).orderDocument;
  const hasTaxed = cards.some(({ isSinglePurpose }) => isSinglePurpose);
  return [
    lines(cards.map((card) => cardLine(card, email))),
    ...(hasTaxed ? [lines([singlePurpose])] : []),
  ];
}

/** Parts after the introduction, which editors cannot change. */
function newsOf(email: OrderNewsEmail): LetterPart[] {
  const { news, language, currency, pictures } = email;
  const { orderNews: texts, orderStatus } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  switch (news.kind) {
    case 'accepted':
    case 'prepayment':
      return transferParts(news, email);
    case 'acceptedSettled':
    case 'received':
      return [
        ...orderedParts({ ...news.order, pictures }, { language, currency }),
        ...addressParts(news.order, language),
      ];
    case 'shipped': {
      const { carrier, parcel, promisedFor } = news;
      const url = trackingUrl({ carrier, number: parcel }, language);
      const date = promisedFor && formatDate(Date.parse(promisedFor), language);
      return [
        piecesPart(news.items, email),
        lines([
          formatMessage(texts.parcel, { carrier, parcel }),
          date ? formatMessage(orderStatus.promised, { date }) : '',
        ]),
        ...(url ? [{ kind: 'link', label: orderStatus.track, url } as const] : []),
      ];
    }
    case 'exchanged':
    case 'cancelledUnpaid':
    case 'paymentFailed':
      return [piecesPart(news.items, email)];
    case 'late':
      return [];
    case 'cancelled':
    case 'refunded':
      return [piecesPart(news.items, email), givenBack(news, texts, money)];
    case 'withdrawal':
      return declaration(news, email);
    case 'giftCards':
      return cardParts(news.cards, email);
  }
}

/** Days on which the parcel of an accepted order is expected; those that wait for money have none. */
const arrivalIn = (news: OrderNews): string | null =>
  news.kind === 'accepted' || news.kind === 'acceptedSettled' ? (news.order.arrival ?? null) : null;

/** Placeholders for editors besides those of the order, the customer and the shop. */
function newsValues({ news, language, currency }: OrderNewsEmail): Record<string, string> {
  const money = (amount: number) => formatMoney(amount, currency, language);
  switch (news.kind) {
    case 'accepted':
      return { amount: money(news.due) };
    case 'prepayment':
      return { amount: money(news.due), date: formatDate(news.until, language) };
    case 'late':
      return { amount: money(news.money) };
    case 'shipped':
      return { carrier: news.carrier, parcel: news.parcel };
    default:
      return {};
  }
}

/** An email about an event of an order, in the language of the order. */
export function orderNewsEmail(email: OrderNewsEmail): Letter {
  const { language, number, projectName: shop, name, url, news } = email;
  const { orderNews: texts, orderEmail } = messagesFor(language);
  const [subject, intro] = WORDS[news.kind];
  const values = { ...newsValues(email), name, number, shop };
  const arrival = arrivalIn(news);
  return {
    language,
    shop,
    values,
    subject: formatMessage(texts[subject], values),
    greeting: formatMessage(orderEmail.greeting, values),
    intro: [formatMessage(texts[intro], values)],
    parts: [
      ...newsOf(email),
      {
        kind: 'details',
        details: [
          { name: orderEmail.number, value: number },
          ...(arrival ? [{ name: orderEmail.arrival, value: arrival }] : []),
        ],
      },
      ...(url ? [{ kind: 'link', label: orderEmail.view, url } as const] : []),
    ],
    closing: [orderEmail.closing],
  };
}
