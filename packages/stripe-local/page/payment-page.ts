import { html, raw } from 'hono/html';
import type { CardField } from '#payments/card';
import { isWallet, WALLETS } from '#payments/wallet';
import type { SessionRow } from '#sessions/session';
import { debitForm } from './method-pages';
import { methodMessages } from './method-messages';
import { fill, type PageLanguage, pageMessages, type PageMessages } from './page-messages';
import { type FormFault, type Html, layout, money, summary } from './page-layout';

export type Notice = 'paid' | 'processing' | 'expired' | 'unknown' | 'rejected' | 'failed';

/** The form of an open session. Entered values are never sent back. */
export function paymentForm(session: SessionRow, language: PageLanguage, fault?: FormFault): Html {
  const messages = pageMessages(language);
  const amount = money(session.amount_total, session.currency, language);
  const { displayName: shop, cancelUrl } = session.details;
  const title = shop ? fill(messages.titleFor, 'shop', shop) : messages.title;
  return layout(
    { title: fault ? `${messages.check} ${title}` : title, heading: title, language },
    html`${fault ? html`<p role="alert">${alertText(language, fault)}</p>` : ''}
      ${summary(session, language, messages)} ${wallets(session)}
      <p class="note">${messages.testMode}</p>
      ${cardForm(session, messages, amount, fault)} ${debitForm(session, language, fault)}
      ${
        cancelUrl === null ? '' : html`<a class="cancel" href="${cancelUrl}">${messages.cancel}</a>`
      }`,
  );
}

/** Fields of a card, unless the session allows other methods only. */
function cardForm(
  { id, details, page_token }: SessionRow,
  messages: PageMessages,
  amount: string,
  fault: FormFault | undefined,
): Html {
  if (details.allowedTypes && !details.allowedTypes.includes('card')) return html``;
  return html`<form method="post" action="/pay/${id}">
    <input type="hidden" name="token" value="${page_token}" />
    ${field('number', messages, fault)} ${field('expiry', messages, fault)}
    ${field('cvc', messages, fault)}
    <button>${fill(messages.pay, 'amount', amount)}</button>
  </form>`;
}

function wallets({ id, details, page_token }: SessionRow): Html {
  const allowed = (details.allowedTypes ?? []).filter(isWallet);
  if (allowed.length === 0) return html``;
  return html`<form method="post" action="/pay/${id}" class="wallets">
    <input type="hidden" name="token" value="${page_token}" />
    ${allowed.map(
      (wallet) => html`<button name="wallet" value="${wallet}">${WALLETS[wallet]}</button>`,
    )}
  </form>`;
}

/** A page that explains why a payment is impossible, with a link if there is one. */
export function noticePage(notice: Notice, language: PageLanguage, href?: string | null): Html {
  const messages = { ...pageMessages(language), ...methodMessages(language) };
  const title = messages[notice];
  const label = notice === 'rejected' ? messages.title : messages.toShop;
  return layout(
    { title, heading: title, language },
    html`<p>${messages[`${notice}Text`]}</p>
      ${href ? html`<a class="button" href="${href}">${label}</a>` : ''}`,
  );
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
  // Blanks and slashes may be typed, so only the check digits get a numeric keyboard.
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

function alertText(language: PageLanguage, { failure }: FormFault): string {
  const messages = pageMessages(language);
  if (!failure) return messages.check;
  if (failure.code !== 'card_declined') {
    const { authenticationCancelled, authenticationFailed } = methodMessages(language);
    const isCancelled = failure.message.endsWith('canceled.');
    return isCancelled ? authenticationCancelled : authenticationFailed;
  }
  const texts = {
    generic_decline: messages.declined,
    insufficient_funds: messages.insufficientFunds,
    test_mode_live_card: messages.testCardsOnly,
  };
  return texts[failure.decline_code];
}
