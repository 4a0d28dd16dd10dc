import { notifyApp } from '@/lib/browser/app-bridge/app-bridge';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';
import { pushEvent } from '@/lib/browser/tracking/data-layer';
import { followLogin } from '@/lib/browser/tracking/search-events';
import { loadVisitor } from '@/lib/browser/visitor/load-visitor';
import { notifyOtherTabs } from '@/lib/browser/visitor/other-tabs';
import { withSessionLock } from '@/lib/browser/visitor/session-lock';
import { updateVisitor } from '@/lib/browser/visitor/use-visitor';
import { visitorPath } from '@/lib/browser/visitor/visitor';
import { lookForVisitor } from '@/lib/customer/session/visitor-hint';
import {
  isAccountRejection,
  type AccountRejection,
} from '@/lib/customer/account/account-rejection';
import type { AccountErrors } from '@/lib/customer/account/registration';
import { NOBODY, type User } from '@/lib/customer/account/user';
import { storeUser } from '@/lib/customer/account/user-record';

export { sendSolved } from '@/lib/shop/captcha/send-solved';

interface LoggedIn extends User {
  next?: string;
}

/** The shop's own API routes return exactly this type. */
export const asLoggedIn = (result: unknown) => result as LoggedIn;

/** Error code of a login that the shop's own API route has rejected. */
export const codeIn = (error: unknown): AccountRejection => {
  const result = error instanceof RequestFailed ? error.response : null;
  const code =
    typeof result === 'object' && result !== null && 'code' in result ? result.code : null;
  return typeof code === 'string' && isAccountRejection(code) ? code : 'unavailable';
};

/** Shows basket, wishlist and reservation of the customer at once. */
async function followVisitor(locale: string): Promise<void> {
  lookForVisitor();
  notifyOtherTabs({ locale, isOtherSession: true });
  // Ignores a failure: the next page shows the current state.
  const visitor = await loadVisitor(visitorPath(locale)).catch(() => undefined);
  if (visitor) await updateVisitor(locale, () => visitor, true);
}

/**
 * Sends a request that replaces or ends the session. Other tabs wait, because a concurrent change
 * would begin a guest's session instead.
 * @throws like `fetchJson`
 */
const postAlone = (path: string, body: object): Promise<LoggedIn> =>
  withSessionLock('exclusive', () => fetchJson(path, asLoggedIn, { method: 'POST', body }));

/** Notifies the rest of the page of a login. */
export async function followNewLogin(
  locale: string,
  user: User,
  method: 'password' | 'passkey',
): Promise<void> {
  storeUser(user);
  pushEvent({ event: 'login', method });
  followLogin();
  notifyApp('login', {});
  await followVisitor(locale);
}

/**
 * Solves the captcha and logs in.
 * @returns the rejection; `null` on success
 */
export async function logIn(
  locale: string,
  form: HTMLFormElement,
): Promise<AccountRejection | null> {
  // Read before the visitor can change the fields.
  const fields = Object.fromEntries(new FormData(form));
  try {
    const captcha = await confirmCaptcha();
    if (captcha.token === null)
      return captcha.because === 'unreachable' ? 'unavailable' : 'captcha_failed';
    const path = `/api/account/login?locale=${locale}`;
    const body = { ...fields, token: captcha.token };
    const user = await postAlone(path, body);
    await followNewLogin(locale, user, 'password');
    return null;
  } catch (error) {
    return codeIn(error);
  }
}

export type Registered =
  | { ok: true; next: string }
  | { ok: false; code: AccountRejection; errors: AccountErrors };

function rejectedRegistration(error: unknown): Registered {
  const result = error instanceof RequestFailed ? error.response : null;
  const errors =
    typeof result === 'object' && result !== null && 'fields' in result ? result.fields : {};
  // The shop's own route returns one error per field.
  return { ok: false, code: codeIn(error), errors: errors as AccountErrors };
}

/** Opens an account. @param fields with the token of the captcha */
export async function register(locale: string, fields: object): Promise<Registered> {
  try {
    const path = `/api/account/register?locale=${locale}`;
    const user = await postAlone(path, fields);
    storeUser(user);
    notifyOtherTabs({ locale, isOtherSession: true });
    pushEvent({ event: 'sign_up', method: 'password' });
    followLogin();
    notifyApp('registrationSuccess', {});
    return { ok: true, next: user.next ?? `/${locale}/account/WelcomePage` };
  } catch (error) {
    return rejectedRegistration(error);
  }
}

/**
 * Requests an account for a cardholder, who is logged in by the email's link. @param fields with
 * the token of the captcha
 */
export async function registerWithCard(locale: string, fields: object): Promise<Registered> {
  try {
    const path = `/api/crm/email?locale=${locale}`;
    const { next } = await fetchJson(path, asLoggedIn, { method: 'POST', body: fields });
    return { ok: true, next: next ?? `/${locale}/account/LoyaltyCard?notice=card_registered` };
  } catch (error) {
    return rejectedRegistration(error);
  }
}

/** Logs out and opens the page of the home link. @throws like `fetchJson` */
export async function logOut(locale: string): Promise<void> {
  const path = `/api/account/logout?locale=${locale}`;
  const { next } = await postAlone(path, {});
  storeUser(NOBODY);
  notifyOtherTabs({ locale, isOtherSession: true });
  followLogin();
  notifyApp('logout', {});
  location.assign(next ?? `/${locale}`);
}
