import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { mergeVisitors } from '@/lib/api/cart/merge-visitors.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { customerSession, openDevice } from '@/lib/customer/session/customer-session.server';
import type { Session } from '@/lib/shop/page-context/session';
import { findSession } from '@/lib/customer/session/session.server';
import { findByEmail, type Customer } from '@/lib/customer/account/customers.server';
import { isPassword } from '@/lib/platform/hashing/password-hash.server';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { limitedLogin } from './limit-logins.server';

type Exchange = readonly [ApiRequest, ServerResponse];

/**
 * Logs a customer in: merges the guest's items and issues a new token, both or neither.
 * @returns the customer's session
 */
export async function enter(
  [request, response]: Exchange,
  customerId: string,
  project: ProjectId,
): Promise<Session> {
  const into = await customerSession(customerId, project);
  const before = await findSession(request);
  const cookies = await inTransaction(async (transaction) => {
    // Items of another customer in this browser stay theirs.
    if (before && !before.customerId) await mergeVisitors({ from: before.id, into }, transaction);
    return openDevice(transaction, request, into);
  });
  response.appendHeader('Set-Cookie', cookies);
  return { id: into, project, customerId };
}

/**
 * Checks an address and a password. An unknown address takes the same time and gets the same
 * rejection as a wrong password.
 * @throws HashesBusy
 */
export async function checkPassword(
  request: ApiRequest,
  email: string,
  password: string,
): Promise<Customer | Extract<AccountRejection, 'login_failed' | 'too_many_attempts'>> {
  const checked = await limitedLogin(request, email, async () => {
    const customer = await findByEmail(email);
    const isRight = await isPassword(customer?.passwordHash ?? null, password);
    return isRight ? customer : null;
  });
  if (checked === 'too_many') return 'too_many_attempts';
  return checked ?? 'login_failed';
}
