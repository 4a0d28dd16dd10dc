import { html, raw } from 'hono/html';
import type { CardField, CardRefusal } from '@/services/payment/payments/card';
import { isWallet, WALLETS } from '@/services/payment/payments/wallet';
import type { SessionRow } from '@/services/payment/sessions/session';
import { fill, type PageLanguage, pageMessages, type PageMessages } from './page-messages';
import { PAGE_STYLE } from './page-style';

type Html = ReturnType<typeof html>;

/** Why the form is shown again. */
export interface FormFault {
  fields: CardField[];
  refusal?: CardRefusal;
}

export type Notice = 'paid' | 'expired' | 'unknown' | 'refused' | 'failed';

/** The form of an open session. What was typed is never sent back. */
export function paymentForm(session: SessionRow, language: PageLanguage, fault?: FormFault): Html {
  const messages = pageMessages(language);
  const amount = money(session.amount_total, session.currency, language);
  const { metadata, cancelUrl } = session.details;
  const shop = metadata.shop_name;
  const title = shop ? fill(messages.titleFor, 'shop', shop) : messages.title;
  return layout(
    { title: fault ? `${messages.check} ${title}` : title, heading: title, language },
    html`${fault ? html`<p role="alert">${alertText(messages, fault)}</p>` : ''}
      ${summary(session, language, messages)} ${wallets(session)}
      <form method="post">
        <input type="hidden" name="token" value="${session.page_token}" />
        <p class="note">${messages.testMode}</p>
        ${field('number', messages, fault)} ${field('expiry', messages, fault)}
        ${field('cvc', messages, fault)}
        <button>${fill(messages.pay, 'amount', amount)}</button>
      </form>
      ${
        cancelUrl === null ? '' : html`<a class="cancel" href="${cancelUrl}">${messages.cancel}</a>`
      }`,
  );
}

/** A button for each wallet that the session allows. */
function wallets({ details, page_token }: SessionRow): Html {
  const allowed = (details.allowedTypes ?? []).filter(isWallet);
  if (allowed.length === 0) return html``;
  return html`<form method="post" class="wallets">
    <input type="hidden" name="token" value="${page_token}" />
    ${allowed.map(
      (wallet) => html`<button name="wallet" value="${wallet}">${WALLETS[wallet]}</button>`,
    )}
  </form>`;
}

/** A page that explains why nothing can be paid, with a link onward where there is one. */
export function noticePage(notice: Notice, language: PageLanguage, href?: string | null): Html {
  const messages = pageMessages(language);
  const title = messages[notice];
  const label = notice === 'refused' ? messages.title : messages.toShop;
  return layout(
    { title, heading: title, language },
    html`<p>${messages[`${notice}Text`]}</p>
      ${href ? html`<a class="button" href="${href}">${label}</a>` : ''}`,
  );
}

const layout = (
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

function summary(session: SessionRow, language: PageLanguage, messages: PageMessages): Html {
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

const FIELDS = {
  number: { autocomplete: 'cc-number', maxLength: 23, fault: 'numberFault' },
  expiry: { autocomplete: 'cc-exp', maxLength: 9, fault: 'expiryFault' },
  cvc: { autocomplete: 'cc-csc', maxLength: 4, fault: 'cvcFault' },
} as const;

function field(name: CardField, messages: PageMessages, fault: FormFault | undefined): Html {
  const { autocomplete, maxLength, fault: message } = FIELDS[name];
  const isWrong = fault?.fields.includes(name) ?? false;
  const isFirst = fault ? (fault.fields[0] ?? 'number') === name : false;
  // A blank or a slash may be typed: phones show digits alone for the check digits only.
  const keyboard = name === 'cvc' ? 'numeric' : 'text';
  return html`<label for="${name}">${messages[name]}</label>
    ${isWrong ? html`<p class="fault" id="${name}-fault">${messages[message]}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      inputmode="${name === 'number' ? 'numeric' : keyboard}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      required
      ${isWrong ? raw(`aria-invalid="true" aria-describedby="${name}-fault"`) : ''}
      ${isFirst ? raw('autofocus') : ''}
    />`;
}

function alertText(messages: PageMessages, { refusal }: FormFault): string {
  if (!refusal) return messages.check;
  const texts = {
    generic_decline: messages.declined,
    insufficient_funds: messages.insufficientFunds,
    test_mode_live_card: messages.testCardsOnly,
  };
  return texts[refusal.decline_code];
}

/** Minor units as a price; the currency knows how many digits they are. */
function money(amount: number, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
