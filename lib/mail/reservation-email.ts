import { formatDay, formatTime } from '@/lib/i18n/format-date';
import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import type { Language } from '@/lib/page-context/locale';
import type { EditableEmail } from './email';
import { html, type Html } from './html';
import { oneLine } from './order-email';

/** The content of a reservation's confirmation. */
export interface ReservationEmail {
  number: string;
  language: Language;
  /** Of whoever collects it. */
  name: string;
  /** Name of the shop, as customers know it. */
  projectName: string;
  /** Epoch milliseconds. */
  heldUntil: number;
  store: { name: string; address: string; phone: string; openingTimes: readonly string[] };
  items: readonly { name: string; colour: string; size: string; quantity: number }[];
  /** Absolute. */
  url?: string;
}

/** One paragraph: its lines. */
type Paragraph = readonly string[];

const TEXT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';

function paragraphsOf(reservation: ReservationEmail): Paragraph[] {
  const { number, language, name, heldUntil, store, items, projectName } = reservation;
  const messages = messagesFor(language);
  const texts = messages.reservationEmail;
  const until = { date: formatDay(heldUntil, language), time: formatTime(heldUntil, language) };
  const sizeOf = (size: string) => (size === 'allsize' ? messages.tile.oneSize : size);
  return [
    [formatMessage(texts.greeting, { name })],
    [formatMessage(texts.ready, { store: store.name })],
    [`${texts.number}: ${number}`, formatMessage(texts.heldUntil, until)],
    items.map((item) =>
      formatMessage(texts.item, { ...item, size: sizeOf(item.size), quantity: item.quantity }),
    ),
    [store.name, ...store.address.split('\n'), store.phone],
    store.openingTimes,
    [texts.pickup],
    [texts.closing, projectName],
  ];
}

const paragraph = (lines: Paragraph): Html =>
  html`<p style="${TEXT}">${lines.map((line) => html`${line}<br />`)}</p>`;

/** The email that confirms a reservation, in the language it was placed in. */
export function reservationEmail(reservation: ReservationEmail): EditableEmail {
  const { language, number, projectName: shop, url } = reservation;
  const { reservationEmail: texts } = messagesFor(language);
  const paragraphs = paragraphsOf(reservation)
    .map((lines) => lines.map(oneLine).filter(Boolean))
    .filter((lines) => lines.length > 0);
  const subject = oneLine(formatMessage(texts.subject, { number, shop }));
  const link = url ? html`<p style="${TEXT}"><a href="${url}">${texts.view}</a></p>` : html``;
  const text = [
    ...paragraphs.flatMap((lines) => [...lines, '']),
    ...(url ? [`${texts.view}: ${url}`, ''] : []),
  ].join('\n');
  const { name, store } = reservation;
  return {
    subject,
    text,
    wording: {
      intro: oneLine(formatMessage(texts.ready, { store: store.name })),
      closing: oneLine(texts.closing),
      values: { name, number, shop, store: store.name },
    },
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
