import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { hasStores } from '@/lib/shop/project/has-stores';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { HISTORY_PAGE } from '@/lib/commerce/order-view/order-history';
import { loadReservationHistory } from '@/lib/commerce/reservation/load-reservation-history.server';
import { closeOther } from '@/lib/customer/session/customer-session.server';
import { findSession } from '@/lib/customer/session/session.server';
import {
  customerWrite,
  type AccountWriteResult,
  type CustomerVisit,
} from '@/lib/customer/account/account-write.server';
import { accountHref } from '@/lib/customer/account/account-pages';
import { requestEmailChange } from '@/lib/customer/account/change-email.server';
import { changePassword } from '@/lib/customer/account/change-password.server';
import { findCustomer, loadUser } from '@/lib/customer/account/customers.server';
import { dropDraft, storeFormDraft } from '@/lib/customer/account/form-draft.server';
import { findOrderHistory } from '@/lib/commerce/order-view/load-history.server';
import { checkPassword, enter } from './log-in.server';
import {
  emailError,
  emailOf,
  passwordError,
  sentText,
  type AccountErrors,
} from '@/lib/customer/account/registration';
import {
  ADDRESS_FORM_FIELDS,
  saveBillingAddress,
} from '@/lib/customer/account/save-billing-address.server';

const CHANGES_BY_CLIENT: Limit = { name: 'account-change', requests: 20, seconds: 60 * 60 };

/** Shows the login data form again with its errors. */
async function wrongLoginData(
  { session, sent, isForm, context }: CustomerVisit,
  errors: AccountErrors,
): Promise<AccountWriteResult> {
  if (isForm) await storeFormDraft(session, 'loginData', { sent, fields: ['email'], errors });
  return { ok: false, code: 'invalid', errors, page: accountHref(context, 'LoginData') };
}

/** Rejection of a wrong password; `null` if it is the customer's own. */
export async function wrongPassword(
  visit: CustomerVisit,
  field: 'password' | 'oldPassword' | 'deletePassword' | 'passkeyPassword',
): Promise<AccountWriteResult | null> {
  const page = accountHref(visit.context, 'LoginData');
  const [request] = visit.exchange;
  if (await limitRequests(request, CHANGES_BY_CLIENT))
    return { ok: false, code: 'too_many_attempts', page };
  const typed = visit.sent[field];
  const customer = await findCustomer(visit.customerId);
  if (!customer || typeof typed !== 'string' || passwordError(typed))
    return wrongLoginData(visit, { [field]: 'passwordWrong' });
  const checked = await checkPassword(request, customer.email, typed);
  if (checked === 'too_many_attempts') return { ok: false, code: checked, page };
  return checked === 'login_failed' ? wrongLoginData(visit, { [field]: 'passwordWrong' }) : null;
}

const inLoginData: Parameters<typeof customerWrite>[0] = (context) =>
  accountHref(context, 'LoginData');

/** `email` and the customer's `password`: a confirmation link is sent to the new address. */
export const changeEmail = customerWrite(inLoginData, async (visit) => {
  const { context, origin, sent, customerId, session } = visit;
  const email = emailOf(sent);
  const error = emailError(email);
  if (error) return wrongLoginData(visit, { email: error });
  const rejected = await wrongPassword(visit, 'password');
  if (rejected) return rejected;
  await requestEmailChange(customerId, email, { context, origin });
  await dropDraft(session, 'loginData');
  return { ok: true, body: {}, notice: 'email_asked', page: inLoginData(context) };
});

/** `oldPassword` and `newPassword`; all other devices are logged out. */
export const changeOwnPassword = customerWrite(inLoginData, async (visit) => {
  const { context, origin, sent, customerId, exchange, session } = visit;
  const password = sent['newPassword'];
  const error = passwordError(password);
  if (error || typeof password !== 'string')
    return wrongLoginData(visit, { newPassword: error ?? 'invalid' });
  const rejected = await wrongPassword(visit, 'oldPassword');
  if (rejected) return rejected;
  await changePassword(customerId, password, { context, origin });
  await enter(exchange, customerId, context.project);
  await dropDraft(session, 'loginData');
  return { ok: true, body: {}, notice: 'password_changed', page: inLoginData(context) };
});

/** Name and billing address; an invalid one is not saved. */
export const updateBillingAddress = customerWrite(
  (context) => accountHref(context, 'AccountAddress'),
  async ({ context, sent, customerId, session, isForm }) => {
    const page = accountHref(context, 'AccountAddress');
    const errors = await saveBillingAddress(customerId, context.project, sent);
    if (errors) {
      if (isForm)
        await storeFormDraft(session, 'accountAddress', {
          sent,
          fields: ADDRESS_FORM_FIELDS,
          errors,
        });
      return { ok: false, code: 'invalid', errors, page };
    }
    await dropDraft(session, 'accountAddress');
    return { ok: true, body: await loadUser(session), notice: 'address_saved', page };
  },
);

/** `device`: id of another of the customer's devices, to be logged out. */
export const signOutDevice = customerWrite(inLoginData, async ({ context, sent, session }) => {
  const page = inLoginData(context);
  const isClosed = await closeOther(session, sentText(sent, 'device'));
  return isClosed
    ? { ok: true, body: {}, notice: 'device_closed', page }
    : { ok: false, code: 'unknown_device', page };
});

const NOT_LOGGED_IN = problem(401, 'Only a customer who is logged in may do this', {
  code: 'not_logged_in',
  success: false,
});

const responded = (data: unknown): ApiResponse =>
  data === null ? NOT_LOGGED_IN : { status: 200, body: { success: true, data } };

/** Reads a segment of the path, which may contain anything. */
const segment = (value: string | string[] | undefined): string => ([value].flat()[0] ?? '').trim();

const MAX_ORDERS = 200;

/** Orders of a year; `defaultYear` or nothing means the latest year with orders. */
export const readOrderHistory: Operation = async (request) => {
  const session = await findSession(request);
  const named = segment(request.query['year']);
  if (named !== '' && named !== 'defaultYear' && !/^\d{4}$/.test(named))
    return problem(400, 'Expected a year', { success: false });
  const all = await findOrderHistory(session, { filter: 'all', shown: HISTORY_PAGE });
  const year = /^\d{4}$/.test(named) ? Number(named) : all?.years[0];
  if (!all || year === undefined) return responded(all);
  return responded(await findOrderHistory(session, { filter: 'year', year, shown: MAX_ORDERS }));
};

/** Orders whose number or articles contain a term; all orders without one. */
export const searchOrders: Operation = async (request) => {
  const term = segment(request.query['term']);
  const session = await findSession(request);
  return responded(
    await findOrderHistory(session, { filter: term ? 'search' : 'all', term, shown: MAX_ORDERS }),
  );
};

/** Years in which the customer has ordered. */
export const readOrderYears: Operation = async (request) => {
  const history = await findOrderHistory(await findSession(request), { filter: 'all' });
  return responded(history && history.years);
};

/** The customer's reservations; a shop without stores does not have this endpoint. */
export const readReservationHistory: Operation = async (request) => {
  const session = await findSession(request);
  if (session && !hasStores(session.project)) return problem(404, 'This shop has no stores');
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  return responded(await loadReservationHistory(session, context.locale.territory));
};
