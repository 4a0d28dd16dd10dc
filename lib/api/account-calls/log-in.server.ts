import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { mergeVisitors } from '@/lib/api/cart/merge-visitors.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import {
  forgetGuesses,
  limitGuesses,
  returnGuess,
  type GuessLimit,
} from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { customerSession, openDevice } from '@/lib/customer/session/customer-session.server';
import type { Session } from '@/lib/shop/page-context/session';
import { findSession } from '@/lib/customer/session/session.server';
import { findByEmail, type Customer } from '@/lib/customer/account/customers.server';
import { isPassword } from '@/lib/platform/hashing/password-hash.server';
import type { AccountRefusal } from '@/lib/customer/account/account-refusal';

/** From one household; nobody mistypes more often. */
const BY_CLIENT: Limit = { name: 'login', requests: 20, seconds: 5 * 60 };
/** For one address, from anywhere, whether it has an account or not. */
const BY_ACCOUNT: GuessLimit = { name: 'login-account', first: 10, daily: 30, monthly: 100 };

type Exchange = readonly [ApiRequest, ServerResponse];

/**
 * Logs a customer in: a guest's things go to the customer, and the browser gets a new token, both or
 * neither.
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
    // What another customer left in this browser stays theirs.
    if (before && !before.customerId) await mergeVisitors({ from: before.id, into }, transaction);
    return openDevice(transaction, request, into);
  });
  response.appendHeader('Set-Cookie', cookies);
  return { id: into, project, customerId };
}

/**
 * Checks an address and a password. An unknown address takes as long and is rejected with the same
 * message as a wrong password.
 * @throws HashesBusy
 */
export async function checkPassword(
  request: ApiRequest,
  email: string,
  password: string,
): Promise<Customer | Extract<AccountRefusal, 'login_failed' | 'too_many_attempts'>> {
  if (await limitRequests(request, BY_CLIENT)) return 'too_many_attempts';
  if (await limitGuesses(email, BY_ACCOUNT)) return 'too_many_attempts';
  const customer = await findByEmail(email);
  const isRight = await isPassword(customer?.passwordHash ?? null, password);
  if (isRight) await returnGuess(email, BY_ACCOUNT);
  return customer && isRight ? customer : 'login_failed';
}

/** Resets the limit once a password was set by an emailed link: earlier guesses must not lock its owner out. */
export const forgetLoginGuesses = (email: string): Promise<void> =>
  forgetGuesses(email, BY_ACCOUNT);
