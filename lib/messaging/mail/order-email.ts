import { addressLines, type OrderEmailAddress } from '@/lib/shop/address/address-lines';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { Letter, LetterPart } from './letter';
import { orderedParts, type OrderedItems } from './order-items';

/** Delivery address, and the billing address if it differs. */
export interface OrderEmailAddresses {
  address: OrderEmailAddress;
  invoiceAddress?: OrderEmailAddress | null;
}

export interface OrderEmail extends OrderedItems, OrderEmailAddresses {
  number: string;
  /** Display name of the shop. */
  projectName: string;
  /** `de-de`; determines the language, English if unsupported. */
  locale: string;
  currency: Currency;
  /** Days on which the parcel is expected. */
  arrival?: string | null;
  /** Absolute. */
  orderUrl?: string;
}

/** Both addresses of an order if they differ, otherwise one. Gift cards alone have no parcel, and so no delivery address. */
export function addressParts(
  { address, invoiceAddress, lines }: OrderEmailAddresses & Pick<OrderedItems, 'lines'>,
  language: Language,
): LetterPart[] {
  const { orderEmail: texts } = messagesFor(language);
  const part = (name: string, of: OrderEmailAddress): LetterPart => ({
    kind: 'address',
    name,
    lines: addressLines(of, language),
  });
  if (lines.every(({ isGiftCard }) => isGiftCard))
    return [part(texts.invoiceAddress, invoiceAddress ?? address)];
  return [
    part(texts.address, address),
    ...(invoiceAddress ? [part(texts.invoiceAddress, invoiceAddress)] : []),
  ];
}

const customerOf = ({ address, invoiceAddress }: OrderEmailAddresses): string => {
  const { firstName, lastName } = invoiceAddress ?? address;
  return `${firstName} ${lastName}`;
};

/** Confirmation of a paid order, in the language of the order. */
export function orderEmail(order: OrderEmail): Letter {
  const { number, projectName: shop, currency, arrival, orderUrl } = order;
  const language = languageOf(order.locale);
  const { orderEmail: texts } = messagesFor(language);
  const values = { number, shop, name: customerOf(order) };
  return {
    language,
    shop,
    values,
    subject: formatMessage(texts.subject, values),
    greeting: formatMessage(texts.greeting, values),
    intro: [texts.thanks],
    parts: [
      {
        kind: 'details',
        details: [
          { name: texts.number, value: number },
          ...(arrival ? [{ name: texts.arrival, value: arrival }] : []),
        ],
      },
      ...(orderUrl ? [{ kind: 'link', label: texts.view, url: orderUrl } as const] : []),
      ...orderedParts(order, { language, currency }),
      ...addressParts(order, language),
    ],
    closing: [texts.closing],
  };
}
