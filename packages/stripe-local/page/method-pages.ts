import { html } from 'hono/html';
import { BANK_RESULTS } from '#payments/pay-session';
import { WALLETS } from '#payments/wallet';
import type { SessionRow } from '#sessions/session';
import { ACCOUNTS, setupWallets } from '#sessions/setup';
import { methodMessages } from './method-messages';
import { type PageLanguage, pageMessages } from './page-messages';
import { type FormFault, type Html, layout, summary } from './page-layout';

const token = ({ page_token: value }: SessionRow) =>
  html`<input type="hidden" name="token" value="${value}" />`;

const cancelLink = ({ details }: SessionRow, language: PageLanguage) =>
  details.cancelUrl === null
    ? ''
    : html`<a class="cancel" href="${details.cancelUrl}">${pageMessages(language).cancel}</a>`;

export function debitForm(session: SessionRow, language: PageLanguage, fault?: FormFault): Html {
  if (!session.details.allowedTypes?.includes('sepa_debit')) return html``;
  const { iban, ibanFault, debit } = methodMessages(language);
  const isWrong = fault?.fields.includes('iban') ?? false;
  const described = isWrong ? html`aria-invalid="true" aria-describedby="iban-fault"` : '';
  return html`<form method="post" action="/pay/${session.id}">
    ${token(session)}
    <label for="iban">${iban}</label>
    ${isWrong ? html`<p class="fault" id="iban-fault">${ibanFault}</p>` : ''}
    <input id="iban" name="iban" autocomplete="off" maxlength="42" required ${described} />
    <button>${debit}</button>
  </form>`;
}

/** The bank's page for the holder of a card: confirm, reject, or cancel. */
export function authenticationPage(session: SessionRow, language: PageLanguage): Html {
  const messages = methodMessages(language);
  const labels = {
    succeed: messages.succeed,
    fail: messages.fail,
    cancel: messages.cancelAuthentication,
  };
  return layout(
    { title: messages.authenticate, heading: messages.authenticate, language },
    html`<p>${messages.authenticateText}</p>
      ${summary(session, language, pageMessages(language))}
      <form method="post" class="wallets">
        ${token(session)}
        <p class="note">${pageMessages(language).testMode}</p>
        ${BANK_RESULTS.map(
          (bankResult) =>
            html`<button name="result" value="${bankResult}">${labels[bankResult]}</button>`,
        )}
      </form>`,
  );
}

/** The wallet's page, on which an account is chosen. */
export function accountPage(session: SessionRow, language: PageLanguage): Html {
  const messages = methodMessages(language);
  return layout(
    { title: messages.account, heading: messages.account, language },
    html`<p>${messages.accountText}</p>
      ${setupWallets(session).map(
        (wallet) =>
          html`<form method="post" class="wallets" aria-label="${WALLETS[wallet]}">
            ${token(session)}
            <input type="hidden" name="wallet" value="${wallet}" />
            <h2>${WALLETS[wallet]}</h2>
            ${ACCOUNTS.map(
              (account) =>
                html`<button name="account" value="${account}">${messages[account]}</button>`,
            )}
          </form>`,
      )}
      ${cancelLink(session, language)}`,
  );
}
