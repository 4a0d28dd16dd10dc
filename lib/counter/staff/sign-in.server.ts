import type { IncomingMessage } from 'node:http';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { database } from '@/lib/platform/db/database.server';
import { isPassword } from '@/lib/platform/hashing/password-hash.server';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { limitedByStrangers, type StrangerLimit } from '@/lib/platform/http/limit-strangers.server';
import { writeAudit } from './audit-log.server';
import { findStaffByEmail, staffEmail } from './staff-accounts.server';
import { openStaffSession } from './staff-session.server';

/** Attempts from one client address: an office may share one. */
const BY_CLIENT: Limit = { name: 'staff-sign-in', requests: 20, seconds: 5 * 60 };
/** Attempts at one account from one household. */
const BY_HOUSEHOLD: GuessLimit = { name: 'staff-household', first: 10, daily: 30, monthly: 100 };
/** Attempts at one account, existing or not. */
const BY_STRANGERS: StrangerLimit = { name: 'staff-sign-in', first: 10, further: 30 };

/** A wrong password of an existing account; unknown addresses would only fill the log. */
async function checkStaffPassword(email: string, password: string): Promise<string | null> {
  const found = await findStaffByEmail(email);
  const isRight = await isPassword(found?.passwordHash ?? null, password);
  if (found && !isRight)
    await writeAudit(database(), { staffId: found.id, action: 'staff.sign-in-failed' });
  return found && isRight ? found.id : null;
}

/**
 * Signs a member of staff in. An unknown address takes as long as a wrong password.
 * @returns the session's cookie, or why there is none
 * @throws HashesBusy
 */
export async function signIn(
  request: IncomingMessage,
  { email: typed, password }: { email: string; password: string },
): Promise<{ ok: true; cookie: string } | { ok: false; code: 'wrong' | 'too_many' }> {
  const email = staffEmail(typed);
  if (await limitRequests(request, BY_CLIENT)) return { ok: false, code: 'too_many' };
  const isRight = (id: string | null) => id !== null;
  const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
  const inHousehold = () =>
    limitedGuess([guess], () => checkStaffPassword(email, password), isRight);
  const checked = await limitedByStrangers(request, [[email, BY_STRANGERS]], inHousehold, isRight);
  if (checked === 'too_many') return { ok: false, code: 'too_many' };
  if (checked === null) return { ok: false, code: 'wrong' };
  const cookie = await inTransaction(async (transaction) => {
    await writeAudit(transaction, { staffId: checked, action: 'staff.signed-in' });
    return openStaffSession(transaction, request.headers, checked);
  });
  return { ok: true, cookie };
}
