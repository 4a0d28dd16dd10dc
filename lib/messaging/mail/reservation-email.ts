import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { formatDay } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Letter, LetterPictures } from './letter';

export interface ReservationEmail {
  number: string;
  language: Language;
  /** Name of the person who collects it. */
  name: string;
  /** Display name of the shop. */
  projectName: string;
  /** Epoch milliseconds. */
  heldUntil: number;
  store: { name: string; address: string; shownPhone: string; openingTimes: readonly string[] };
  items: readonly {
    /** Article number of the colour. */
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
  }[];
  pictures?: LetterPictures;
  /** Absolute. */
  url?: string;
}

/** Confirmation of a reservation, in the language of the reservation. */
export function reservationEmail(reservation: ReservationEmail): Letter {
  const { number, language, name, heldUntil, store, items, projectName: shop } = reservation;
  const { url, pictures } = reservation;
  const { reservationEmail: texts, sizeNames } = messagesFor(language);
  const until = { date: formatDay(heldUntil, language) };
  const sizeOf = (size: string) => namedSize(size, sizeNames);
  const values = { name, number, shop, store: store.name };
  return {
    language,
    shop,
    values,
    subject: formatMessage(texts.subject, values),
    greeting: formatMessage(texts.greeting, values),
    intro: [formatMessage(texts.ready, values)],
    parts: [
      {
        kind: 'lines',
        lines: [`${texts.number}: ${number}`, formatMessage(texts.heldUntil, until)],
      },
      {
        kind: 'pieces',
        pieces: items.map((item) => ({
          text: formatMessage(texts.item, { ...item, size: sizeOf(item.size) }),
          picture: pictures?.get(item.itemNumber),
        })),
      },
      { kind: 'lines', lines: [store.name, ...store.address.split('\n'), store.shownPhone] },
      { kind: 'lines', lines: store.openingTimes },
      { kind: 'lines', lines: [texts.pickup] },
      ...(url ? [{ kind: 'link', label: texts.view, url } as const] : []),
    ],
    closing: [texts.closing],
  };
}
