import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { isSamePassword } from '@/lib/platform/hashing/opaque-string';
import { requireVisitor } from '@/lib/shop/captcha/require-captcha.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { loadSite } from '@/lib/cms/content/site.server';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { afterLogout } from '@/lib/shop/routes/after-account';
import { closeDevice } from '@/lib/customer/session/customer-session.server';
import { ensureSession, findSession } from '@/lib/customer/session/session.server';
import {
  accountWrite,
  rejectedPassword,
  type AccountWriteResult,
  type AccountVisit,
} from '@/lib/customer/account/account-write.server';
import {
  accountHref,
  afterLoginHref,
  afterLoginNamed,
  confirmAddressHref,
  expiredLinkHref,
  setPasswordHref,
  signInHref,
} from '@/lib/customer/account/account-pages';
import { requestReset, storePassword } from '@/lib/customer/account/change-password.server';
import { followLink } from '@/lib/customer/account/change-email.server';
import { findCustomer, loadUser } from '@/lib/customer/account/customers.server';
import { dropDraft, storeFormDraft } from '@/lib/customer/account/form-draft.server';
import { forgetLoginGuesses, limitResets } from './limit-logins.server';
import { checkPassword, enter } from './log-in.server';
import { requestNewsletter } from './request-newsletter.server';
import { createCustomer } from '@/lib/customer/account/register.server';
import { REGISTRATION_FIELDS } from '@/lib/customer/account/registration-fields';
import { withUnknownAccountLetters } from '@/lib/customer/account/unknown-letters.server';
import {
  checkRegistration,
  emailError,
  emailOf,
  passwordError,
  sentText,
  type AccountErrors,
} from '@/lib/customer/account/registration';

const RESET_BY_CLIENT: Limit = { name: 'reset', requests: 10, seconds: 60 * 60 };
const REGISTER_BY_CLIENT: Limit = { name: 'register', requests: 20, seconds: 60 * 60 };
/** Logins and password requests without scripts from one address, which solve no captcha. */
const LOGIN_WITHOUT_SCRIPTS: Limit = { name: 'captcha-less-login', requests: 30, seconds: 60 * 60 };
const RESET_WITHOUT_SCRIPTS: Limit = { name: 'captcha-less-reset', requests: 5, seconds: 60 * 60 };
const LINK_BY_CLIENT: Limit = { name: 'account-link', requests: 30, seconds: 60 * 60 };

/** `email`, `password` and `next`: account page to open afterwards. */
export const logInOperation = accountWrite(
  (context) => accountHref(context),
  async ({ exchange, context, sent }) => {
    const next = afterLoginNamed(sent['next']);
    const email = emailOf(sent);
    const password = sent['password'];
    const failed = next === 'checkout' ? signInHref(context) : accountHref(context, next);
    if (emailError(email) || passwordError(password) || typeof password !== 'string')
      return { ok: false, code: 'login_failed', page: failed };
    // Checked before attempts are counted, so that programs cannot lock anyone out.
    await requireVisitor(exchange[0], sent, LOGIN_WITHOUT_SCRIPTS);
    const checked = await checkPassword(exchange[0], email, password);
    if (typeof checked === 'string') return { ok: false, code: checked, page: failed };
    const session = await enter(exchange, checked.id, context.project);
    return { ok: true, body: await loadUser(session), page: afterLoginHref(context, next) };
  },
);

/** Page after logging out; the front page if content is unavailable. */
async function pageAfterLogout(context: PageContext): Promise<string> {
  try {
    return afterLogout((await loadSite(context)).frame).href;
  } catch (error) {
    report('the home link cannot be loaded', { error });
    return `/${context.locale.segment}`;
  }
}

/** Logs out and goes to the home link of the project. */
export const logOutOperation = accountWrite(
  (context) => accountHref(context),
  async ({ exchange, context }) => {
    await closeDevice(...exchange);
    const page = await pageAfterLogout(context);
    return { ok: true, body: { loggedIn: false, next: page }, page };
  },
);

/** Shows the form again with its input; no session is started for scripts, which still have it. */
async function typedAgain(
  { exchange, context, sent, isForm }: AccountVisit,
  errors: AccountErrors,
): Promise<void> {
  if (!isForm) return;
  const session = await ensureSession(...exchange, context.project);
  const fields = REGISTRATION_FIELDS.filter((field) => field !== 'password');
  await storeFormDraft(session, 'registration', { sent, fields, errors });
}

/** Opens an account and logs in. */
export const registerCustomer = accountWrite(
  (context) => accountHref(context, 'Registration'),
  async (visit): Promise<AccountWriteResult> => {
    const { exchange, context, origin, sent } = visit;
    const page = accountHref(context, 'Registration');
    const checked = checkRegistration(context.project, sent, berlinDay(Date.now()));
    const errors = withUnknownAccountLetters(checked.ok ? {} : checked.errors, sent);
    if (!checked.ok || Object.keys(errors).length > 0) {
      await typedAgain(visit, errors);
      return { ok: false, code: 'invalid', errors, page };
    }
    if (await limitRequests(exchange[0], REGISTER_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    await requireVisitor(exchange[0], sent);
    const { registration } = checked;
    const customerId = await createCustomer(
      registration,
      { context, origin },
      { also: (transaction) => requestNewsletter(transaction, registration, visit) },
    );
    if (!customerId) {
      await typedAgain(visit, {});
      return { ok: false, code: 'known_address', page };
    }
    const session = await enter(exchange, customerId, context.project);
    await dropDraft(session, 'registration');
    const withCard = registration.registernewcustomercard;
    const next = accountHref(context, withCard ? 'LoyaltyCard' : 'WelcomePage');
    return { ok: true, body: { ...(await loadUser(session)), next }, page: next };
  },
);

/** Sends the email with the link; the response does not reveal whether there is an account. */
export const resetPassword = accountWrite(
  (context) => `${accountHref(context)}?forgot=1#forgot`,
  async ({ exchange, context, origin, sent }) => {
    const page = accountHref(context);
    const email = emailOf(sent);
    if (emailError(email))
      return { ok: false, code: 'invalid', errors: { email: 'emailInvalid' }, page };
    if (await limitRequests(exchange[0], RESET_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    await requireVisitor(exchange[0], sent, RESET_WITHOUT_SCRIPTS);
    // Counted for any address, so that the response does not reveal an account.
    if (await limitResets(exchange[0], email))
      return { ok: false, code: 'too_many_attempts', page };
    await requestReset(email, { context, origin });
    return { ok: true, body: {}, notice: 'reset_sent', page };
  },
);

/** `token` of the email's link, `newPass` and, optionally, its repetition as `confirmationPass`. */
export const setNewPassword = accountWrite(
  (context) => expiredLinkHref(context),
  async ({ exchange, context, origin, sent }) => {
    const token = sentText(sent, 'token');
    const password = sent['newPass'];
    const again = sent['confirmationPass'];
    const error = passwordError(password);
    const page = setPasswordHref(context, token);
    if (error || typeof password !== 'string')
      return rejectedPassword(page, 'newPass', error ?? 'invalid');
    if (again !== undefined && again !== '' && !isSamePassword(again, password))
      return rejectedPassword(page, 'confirmationPass', 'passwordsDiffer');
    if (await limitRequests(exchange[0], LINK_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    const customerId = await storePassword(token, password, { context, origin });
    if (!customerId) return { ok: false, code: 'link_expired', page: expiredLinkHref(context) };
    const customer = await findCustomer(customerId);
    if (customer) await forgetLoginGuesses(exchange[0], customer.email);
    const session = await enter(exchange, customerId, context.project);
    const next = accountHref(context);
    return {
      ok: true,
      notice: 'password_set',
      page: next,
      body: { ...(await loadUser(session)), next },
    };
  },
);

/** `token` of an email's link about an address. */
export const confirmAddress = accountWrite(
  (context) => expiredLinkHref(context),
  async ({ exchange, context, origin, sent }) => {
    const page = confirmAddressHref(context);
    if (await limitRequests(exchange[0], LINK_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    const done = await followLink(sentText(sent, 'token'), { context, origin });
    if (!done) return { ok: false, code: 'link_expired', page };
    return { ok: true, body: {}, notice: done === 'restore' ? 'restored' : 'confirmed', page };
  },
);

/** The logged-in customer, for the browser's own record. */
export const readUser: Operation = async (request) => {
  return { status: 200, body: await loadUser(await findSession(request)) };
};
