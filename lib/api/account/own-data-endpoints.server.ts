import { accountHref } from '@/lib/customer/account/account-pages';
import { customerWrite } from '@/lib/customer/account/account-write.server';
import { findCustomer } from '@/lib/customer/account/customers.server';
import { problem, seeOther } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { closeDevice } from '@/lib/customer/session/customer-session.server';
import { findSession } from '@/lib/customer/session/session.server';
import { wrongPassword } from './customer-endpoints.server';
import { exportCustomer } from './export-customer.server';
import { forgetCustomer } from './forget-customer.server';

const EXPORTS_BY_CLIENT: Limit = { name: 'account-export', requests: 10, seconds: 60 * 60 };

/** Sends a customer everything stored about them as a file; others are redirected to the login. */
export const downloadOwnData: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const session = await findSession(request);
  const page = accountHref(context, 'LoginData');
  if (!session?.customerId) return seeOther(`${page}?error=not_logged_in`);
  if (await limitRequests(request, EXPORTS_BY_CLIENT))
    return seeOther(`${page}?error=too_many_attempts`);
  const exported = await exportCustomer(session.customerId);
  if (!exported) return seeOther(`${page}?error=not_logged_in`);
  return {
    status: 200,
    body: Buffer.from(JSON.stringify(exported, null, 2)),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
      'X-Content-Type-Options': 'nosniff',
    },
  };
};

/** `deletePassword`: the customer's password; deletes the account and logs out every device. */
export const deleteAccount = customerWrite(
  (context) => accountHref(context, 'LoginData'),
  async (visit) => {
    const { context, customerId, exchange } = visit;
    const rejected = await wrongPassword(visit, 'deletePassword');
    if (rejected) return rejected;
    const customer = await findCustomer(customerId);
    const outcome = customer ? await forgetCustomer(customer) : 'forgotten';
    if (outcome === 'order_pending')
      return { ok: false, code: outcome, page: accountHref(context, 'LoginData') };
    await closeDevice(...exchange);
    const page = accountHref(context);
    return { ok: true, body: { loggedIn: false }, notice: 'account_deleted', page };
  },
);
