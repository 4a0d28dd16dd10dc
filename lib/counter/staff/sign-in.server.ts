import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { IncomingMessage } from 'node:http';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { database } from '@/lib/platform/db/database.server';
import type { PasskeyHost } from '@/lib/customer/passkeys/passkey-host.server';
import { staffPasskeys } from '@/lib/platform/db/schema-passkeys';
import { staff } from '@/lib/platform/db/schema-staff';
import { isPassword } from '@/lib/platform/hashing/password-hash.server';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { limitedByStrangers, type StrangerLimit } from '@/lib/platform/http/limit-strangers.server';
import { writeAudit } from './audit-log.server';
import { takeCode } from './second-factor.server';
import type { SsoIdentity } from './single-sign-on.server';
import { findStaffByEmail, staffEmail } from './staff-accounts.server';
import { takeStaffPasskey } from './staff-passkeys.server';
import { openStaffSession } from './staff-session.server';

/** Attempts from one client address: an office may share one. */
const BY_CLIENT: Limit = { name: 'staff-sign-in', requests: 20, seconds: 5 * 60 };
/** Attempts at one account from one household. */
const BY_HOUSEHOLD: GuessLimit = { name: 'staff-household', first: 10, daily: 30, monthly: 100 };
/** Attempts at one account, existing or not. */
const BY_STRANGERS: StrangerLimit = { name: 'staff-sign-in', first: 10, further: 30 };

interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor; empty without one. */
  code: string;
}

/** An account whose password was checked. */
interface CheckedAccount {
  id: string;
  passwordHash: string;
}

/**
 * Checks password and code together, so that nobody learns that a password alone was right. Logs a wrong one of
 * an existing account; unknown addresses would only fill the log.
 */
async function checkStaffPassword({
  email,
  password,
  code,
}: Credentials): Promise<CheckedAccount | null> {
  const found = await findStaffByEmail(email);
  const passwordHash = found?.passwordHash ?? null;
  const isRight =
    (await isPassword(passwordHash, password)) &&
    found !== null &&
    (await takeCode(database(), found.id, code));
  if (found && !isRight)
    await writeAudit(database(), { staffId: found.id, action: 'staff.sign-in-failed' });
  return found && passwordHash && isRight ? { id: found.id, passwordHash } : null;
}

/**
 * Opens a session, unless the password was reset or the account disabled while it was checked: those end the
 * sessions that exist by then, so the account's row is locked until this one does.
 * @returns its cookie
 */
const openSession = (
  request: IncomingMessage,
  { id, isUnchanged, by }: { id: string; isUnchanged: SQL; by: 'password' | 'passkey' | 'sso' },
) =>
  inTransaction(async (transaction) => {
    const isSame = and(eq(staff.id, id), isUnchanged, isNull(staff.disabledAt));
    const same = await transaction.select({ id: staff.id }).from(staff).where(isSame).for('share');
    if (same.length === 0) return null;
    await writeAudit(transaction, { staffId: id, action: 'staff.signed-in', detail: { by } });
    return openStaffSession(transaction, request.headers, id);
  });

type SignInResult =
  | { ok: true; cookie: string; staffId: string }
  | { ok: false; code: 'wrong' | 'too_many' };

/** Whether somebody who is signed in knows their password; its attempts are limited. @throws HashesBusy */
export async function isOwnPassword(
  request: IncomingMessage,
  { id, email }: { id: string; email: string },
  password: string,
): Promise<boolean> {
  const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
  const check = async () =>
    isPassword((await findStaffByEmail(email))?.passwordHash ?? null, password);
  const checked = await limitedGuess([guess], check, (isRight) => isRight);
  if (checked === false)
    await writeAudit(database(), { staffId: id, action: 'staff.sign-in-failed' });
  return checked === true;
}

/** The account of a person at the provider; the first time it is found by their address, and then kept. */
async function accountOf({ subject, email }: SsoIdentity): Promise<string | null> {
  const db = database();
  const known = eq(staff.oidcSubject, subject);
  const isActive = isNull(staff.disabledAt);
  const [found] = await db.select({ id: staff.id }).from(staff).where(and(known, isActive));
  if (found || email === null) return found?.id ?? null;
  const [linked] = await db
    .update(staff)
    .set({ oidcSubject: subject })
    .where(and(eq(staff.email, staffEmail(email)), isNull(staff.oidcSubject), isActive))
    .returning({ id: staff.id });
  return linked?.id ?? null;
}

/**
 * Signs somebody in whom the company's provider has authenticated, if they have an account here. The provider
 * asks for a second factor, or does not.
 */
export async function signInBySso(
  request: IncomingMessage,
  identity: SsoIdentity,
): Promise<SignInResult> {
  const id = await accountOf(identity);
  if (!id) return { ok: false, code: 'wrong' };
  const isUnchanged = eq(staff.oidcSubject, identity.subject);
  const cookie = await openSession(request, { id, isUnchanged, by: 'sso' });
  return cookie ? { ok: true, cookie, staffId: id } : { ok: false, code: 'wrong' };
}

/** Signs a member of staff in by a passkey. @param credential the browser's response as JSON */
export async function signInByPasskey(
  request: IncomingMessage,
  on: PasskeyHost,
  credential: string,
): Promise<SignInResult> {
  if (await limitRequests(request, BY_CLIENT)) return { ok: false, code: 'too_many' };
  const used = await takeStaffPasskey(on, credential);
  if (!used) return { ok: false, code: 'wrong' };
  const { staffId: id, passkeyId } = used;
  const isUnchanged = sql`EXISTS (SELECT FROM ${staffPasskeys} WHERE ${staffPasskeys.id} = ${passkeyId})`;
  const cookie = await openSession(request, { id, isUnchanged, by: 'passkey' });
  return cookie ? { ok: true, cookie, staffId: id } : { ok: false, code: 'wrong' };
}

/**
 * Signs a member of staff in. The password is hashed for an unknown address, too, which takes nearly all of
 * the time; a wrong one of a known address is also written to the log.
 * @returns the session's cookie, or why there is none
 * @throws HashesBusy
 */
export async function signIn(
  request: IncomingMessage,
  { email: typed, password, code }: Credentials,
): Promise<SignInResult> {
  const email = staffEmail(typed);
  if (await limitRequests(request, BY_CLIENT)) return { ok: false, code: 'too_many' };
  const isRight = (account: CheckedAccount | null) => account !== null;
  const guess = [`${email} ${clientAddress(request)}`, BY_HOUSEHOLD] as const;
  const inHousehold = () =>
    limitedGuess([guess], () => checkStaffPassword({ email, password, code }), isRight);
  const checked = await limitedByStrangers(request, [[email, BY_STRANGERS]], inHousehold, isRight);
  if (checked === 'too_many') return { ok: false, code: 'too_many' };
  const cookie =
    checked &&
    (await openSession(request, {
      id: checked.id,
      isUnchanged: eq(staff.passwordHash, checked.passwordHash),
      by: 'password',
    }));
  return cookie && checked
    ? { ok: true, cookie, staffId: checked.id }
    : { ok: false, code: 'wrong' };
}
