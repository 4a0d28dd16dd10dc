import { html, raw } from 'hono/html';
import type { CardField, PaymentFailure } from '#payments/card';
import type { SessionRow } from '#sessions/session';
import type { PageLanguage, PageMessages } from './page-messages';
import { PAGE_STYLE } from './page-style';

export type Html = ReturnType<typeof html>;

export interface FormFault {
  fields: (CardField | 'iban')[];
  failure?: PaymentFailure;
}

export const layout = (
  { title, heading, language }: { title: string; heading: string; language: PageLanguage },
  content: Html,
): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${PAGE_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`;

export function summary(session: SessionRow, language: PageLanguage, messages: PageMessages): Html {
  const { currency, details } = session;
  const row = (name: string, amount: number, kind = '') =>
    html`<dt class="${kind}">${name}</dt>
      <dd class="${kind}">${money(amount, currency, language)}</dd>`;
  return html`<section aria-labelledby="items">
    <h2 id="items">${messages.items}</h2>
    <dl>
      ${details.lines.map(({ name, quantity, unitAmount }) =>
        row(quantity === 1 ? name : `${quantity} × ${name}`, quantity * unitAmount),
      )}
      ${row(messages.total, session.amount_total, 'total')}
    </dl>
  </section>`;
}

/** Formats minor units as a price; the currency determines the number of digits. */
export function money(amount: number, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
