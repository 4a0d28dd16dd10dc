import type { Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/page-context/locale';
import { html, type Html } from './html';
import type { NamedSum } from './order-sums';

/** The content of both forms of the email: amounts are formatted, names are one line each. */
export interface OrderEmailParts {
  language: Language;
  messages: Messages['orderEmail'];
  subject: string;
  greeting: string;
  number: string;
  lines: { name: string; colour: string; size: string; quantity: string; sum: string }[];
  sums: readonly NamedSum[];
  /** Within the total; empty where nothing is said about tax. */
  vat: readonly NamedSum[];
  address: string[];
  /** Empty while it is the same. */
  invoiceAddress: string[];
  orderUrl: string | null;
  projectName: string;
}

/** Without colours: mail programs use their own, light or dark. */
const TEXT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const CELL = `${TEXT};padding:8px 8px 8px 0;text-align:left;vertical-align:top`;
const RIGHT = `${TEXT};padding:8px 0 8px 8px;text-align:right;vertical-align:top`;
const RULE = 'border-top:1px solid';

function lineRow({ messages }: OrderEmailParts, line: OrderEmailParts['lines'][number]): Html {
  return html`<tr>
    <td style="${CELL};${RULE}">
      <strong>${line.name}</strong><br />
      ${messages.colour}: ${line.colour}<br />
      ${messages.size}: ${line.size}
    </td>
    <td style="${RIGHT};${RULE}">${line.quantity}</td>
    <td style="${RIGHT};${RULE};white-space:nowrap">${line.sum}</td>
  </tr>`;
}

const sumRow = ({ name, amount }: NamedSum, weight: 'normal' | 'bold'): Html =>
  html`<tr>
    <th scope="row" colspan="2" style="${CELL};${RULE};font-weight:${weight}">${name}</th>
    <td style="${RIGHT};${RULE};font-weight:${weight}">${amount}</td>
  </tr>`;

/** The last of the sums stands out, and what it holds of tax follows. */
const sumRows = ({ sums, vat }: OrderEmailParts): Html[] => [
  ...sums.map((sum, at) => sumRow(sum, at === sums.length - 1 ? 'bold' : 'normal')),
  ...vat.map((sum) => sumRow(sum, 'normal')),
];

function itemTable(parts: OrderEmailParts): Html {
  const { messages, lines } = parts;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
    <thead>
      <tr>
        <th scope="col" style="${CELL}">${messages.item}</th>
        <th scope="col" style="${RIGHT}">${messages.quantity}</th>
        <th scope="col" style="${RIGHT}">${messages.price}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => lineRow(parts, line))} ${sumRows(parts)}
    </tbody>
  </table>`;
}

function linkTo({ messages, orderUrl }: OrderEmailParts): Html {
  if (orderUrl === null) return html``;
  return html`<p style="${TEXT}"><a href="${orderUrl}">${messages.view}</a></p>`;
}

function addressPart(name: string, lines: readonly string[]): Html {
  if (lines.length === 0) return html``;
  return html`<h2 style="${TEXT};font-weight:bold;margin-bottom:0">${name}</h2>
    <p style="${TEXT};margin-top:0">${lines.map((line) => html`${line}<br />`)}</p>`;
}

/** The email as a document: tables and inline styles, which all mail programs support. */
export function orderEmailHtml(parts: OrderEmailParts): string {
  const { language, messages, subject, greeting, number, address, invoiceAddress, projectName } =
    parts;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:16px">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="max-width:600px;margin:0 auto"
        >
          <tr>
            <td>
              <p style="${TEXT}">${greeting}</p>
              <p style="${TEXT}">${messages.thanks}</p>
              <p style="${TEXT}">${messages.number}: <strong>${number}</strong></p>
              ${linkTo(parts)} ${itemTable(parts)} ${addressPart(messages.address, address)}
              ${addressPart(messages.invoiceAddress, invoiceAddress)}
              <p style="${TEXT}">${messages.closing}<br />${projectName}</p>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
}
