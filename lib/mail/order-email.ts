import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import { REGIONAL } from '@/lib/i18n/regional';
import { formatMoney } from '@/lib/money/format-money';
import { LANGUAGES, type Currency, type Language } from '@/lib/page-context/locale';
import type { EditableEmail } from './email';
import { costSums, vatSums, type NamedSum, type OrderCosts } from './order-sums';
import { orderEmailHtml, type OrderEmailParts } from './order-email-html';

/** Amounts are in minor units. */
export interface OrderEmailLine {
  name: string;
  colour: string;
  size: string;
  quantity: number;
  /** Of one piece. */
  price: number;
  /** Bought, and not taxed before it is redeemed. */
  isGiftCard?: boolean;
}

export interface OrderEmailAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  houseNumber: string | null;
  addition: string | null;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** The content of an order's confirmation. */
export interface OrderEmail extends OrderCosts {
  number: string;
  /** Name of the shop, as customers know it. */
  projectName: string;
  /** `de-de`; its language is the email's, English where the shop does not have it. */
  locale: string;
  currency: Currency;
  lines: readonly OrderEmailLine[];
  /** Per mille, `null` for an export; left out, nothing is said about tax. */
  vatRate?: number | null;
  /** Where the parcel goes. */
  address: OrderEmailAddress;
  /** Who has bought, if the parcel goes to somebody else or elsewhere. */
  invoiceAddress?: OrderEmailAddress | null;
  /** Absolute. */
  orderUrl?: string;
}

/** Language of an email to a visitor of a locale, English where the shop does not have it. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.startsWith(`${language}-`)) ?? 'en';
}

/** A buyer's input may contain line breaks, which would look like lines of ours. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** An address as it is written on a letter, in one of our languages. */
export function addressLines(address: OrderEmailAddress, language: Language): string[] {
  const { firstName, lastName, company, street, houseNumber, addition } = address;
  const countries = new Intl.DisplayNames(REGIONAL[language], { type: 'region' });
  return [
    `${firstName} ${lastName}`,
    company ?? '',
    `${street} ${houseNumber ?? ''}`,
    addition ?? '',
    `${address.postalCode} ${address.city}`,
    countries.of(address.country) ?? address.country,
  ]
    .map(oneLine)
    .filter(Boolean);
}

const buyerOf = ({ address, invoiceAddress }: OrderEmail): string => {
  const { firstName, lastName } = invoiceAddress ?? address;
  return `${firstName} ${lastName}`;
};

function vatOf({ lines, total, vatRate, currency }: OrderEmail, language: Language): NamedSum[] {
  if (vatRate === undefined) return [];
  const taxed = lines.map(({ isGiftCard = false, ...line }) => ({ ...line, isGiftCard }));
  return vatSums({ lines: taxed, total, vatRate }, { language, currency });
}

function partsOf(order: OrderEmail): OrderEmailParts {
  const language = languageOf(order.locale);
  const messages = messagesFor(language).orderEmail;
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const { number, projectName: shop, address, invoiceAddress } = order;
  return {
    language,
    messages,
    subject: oneLine(formatMessage(messages.subject, { number, shop })),
    greeting: oneLine(formatMessage(messages.greeting, { name: buyerOf(order) })),
    number: oneLine(number),
    lines: order.lines.map(({ name, colour, size, quantity, price }) => ({
      name: oneLine(name),
      colour: oneLine(colour),
      size: oneLine(size),
      quantity: `${quantity} × ${money(price)}`,
      sum: money(quantity * price),
    })),
    sums: costSums(order, { language, currency: order.currency }),
    vat: vatOf(order, language),
    address: addressLines(address, language),
    invoiceAddress: invoiceAddress ? addressLines(invoiceAddress, language) : [],
    orderUrl: order.orderUrl ?? null,
    projectName: oneLine(shop),
  };
}

function orderEmailText(parts: OrderEmailParts): string {
  const { messages, lines, address, invoiceAddress, orderUrl } = parts;
  const items = lines.flatMap(({ name, colour, size, quantity, sum }) => [
    name,
    `  ${messages.colour}: ${colour}${size && `, ${messages.size}: ${size}`}`,
    `  ${quantity} = ${sum}`,
    '',
  ]);
  return [
    parts.greeting,
    '',
    messages.thanks,
    '',
    `${messages.number}: ${parts.number}`,
    ...(orderUrl === null ? [] : [`${messages.view}: ${orderUrl}`]),
    '',
    ...items,
    ...[...parts.sums, ...parts.vat].map(({ name, amount }) => `${name}: ${amount}`),
    '',
    `${messages.address}:`,
    ...address.map((line) => `  ${line}`),
    '',
    ...(invoiceAddress.length === 0
      ? []
      : [`${messages.invoiceAddress}:`, ...invoiceAddress.map((line) => `  ${line}`), '']),
    messages.closing,
    parts.projectName,
    '',
  ].join('\n');
}

/** The email that confirms a paid order, in the language it was placed in. */
export function orderEmail(order: OrderEmail): EditableEmail {
  const parts = partsOf(order);
  return {
    subject: parts.subject,
    text: orderEmailText(parts),
    html: orderEmailHtml(parts),
    wording: {
      intro: parts.messages.thanks,
      closing: parts.messages.closing,
      values: {
        name: buyerOf(order),
        number: order.number,
        shop: order.projectName,
      },
    },
  };
}
