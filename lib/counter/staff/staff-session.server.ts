import type { IncomingHttpHeaders } from 'node:http';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { deviceName } from '@/lib/customer/session/device-name';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staff, staffSessions } from '@/lib/platform/db/schema-staff';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isSecureOrigin } from '@/lib/platform/http/secure-origin';
import { writeAudit } from './audit-log.server';
import { isPermitted, type StaffRole } from './permissions';

/** Hours after which a session ends that is not used. */
const IDLE_HOURS = 2;
/** Hours after which staff have to sign in again: a long working day. */
const DAY_HOURS = 12;
/** Hours for which a browser sends the cookie: of an ended session it tells whose form was sent too late. */
const COOKIE_HOURS = 24;

/** A member of staff who is signed in. */
export interface SignedIn {
  id: string;
  email: string;
  role: StaffRole;
  language: 'de' | 'en' | null;
  /** Hash of the session's token. */
  session: string;
}

/** The prefix makes browsers require https; `__Host-` would require the path `/`. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Secure-counter' : 'counter');

function cookieOf(headers: IncomingHttpHeaders, value: string, seconds: number): string {
  const isSecure = isSecureOrigin(headers);
  // Without a domain it is sent to this host only, and never to the shop's own pages.
  const attributes = `Path=/counter; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return `${cookieName(isSecure)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

type WithCookies = {
  headers: IncomingHttpHeaders;
  cookies: Partial<Record<string, string>>;
};

const tokenOf = ({ headers, cookies }: WithCookies): string | undefined =>
  cookies[cookieName(isSecureOrigin(headers))];

const sessionEnd = (signedInAt: unknown) =>
  sql`least(now() + make_interval(hours => ${IDLE_HOURS}::int),
    ${signedInAt} + make_interval(hours => ${DAY_HOURS}::int))`;

const isOpen = (token: string, place: 'counter' | 'studio') =>
  and(
    eq(staffSessions.tokenHash, tokenHash(token)),
    eq(staffSessions.place, place),
    gt(staffSessions.expiresAt, sql`now()`),
    eq(staff.id, staffSessions.staffId),
    isNull(staff.disabledAt),
  );

/** Opens a session. @returns its cookie */
export async function openStaffSession(
  transaction: Transaction,
  headers: IncomingHttpHeaders,
  staffId: string,
): Promise<string> {
  const token = newToken();
  await transaction.insert(staffSessions).values({
    tokenHash: tokenHash(token),
    staffId,
    device: deviceName(headers['user-agent']),
    expiresAt: sessionEnd(sql`now()`),
  });
  return cookieOf(headers, token, COOKIE_HOURS * 60 * 60);
}

/**
 * The member of staff who sent a request; the session is prolonged by its use.
 * @returns `null` without a session, and for one that has ended
 */
export async function findStaff(request: WithCookies): Promise<SignedIn | null> {
  const token = tokenOf(request);
  if (token === undefined) return null;
  const session = tokenHash(token);
  const [found] = await database()
    .update(staffSessions)
    .set({ expiresAt: sessionEnd(staffSessions.signedInAt), usedAt: sql`now()` })
    .from(staff)
    .where(isOpen(token, 'counter'))
    .returning({ id: staff.id, email: staff.email, role: staff.role, language: staff.language });
  return found ? { ...found, session } : null;
}

/** Ends one session. @returns the cookie that removes it from the browser */
export async function closeStaffSession(
  transaction: Transaction,
  headers: IncomingHttpHeaders,
  { session }: Pick<SignedIn, 'session'>,
): Promise<string> {
  await transaction.delete(staffSessions).where(eq(staffSessions.tokenHash, session));
  return cookieOf(headers, '', 0);
}

/** Ends all sessions of a member of staff. */
export const closeStaffSessions = (transaction: Transaction, staffId: string): Promise<unknown> =>
  transaction.delete(staffSessions).where(eq(staffSessions.staffId, staffId));

/**
 * Whose session has ended, by the cookie that the browser still sends.
 * @returns `null` without one, for one that was signed out, and for an account that was disabled
 */
export async function findEnded(request: WithCookies): Promise<string | null> {
  const token = tokenOf(request);
  if (token === undefined) return null;
  const [found] = await database()
    .select({ id: staff.id })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash(token)), isNull(staff.disabledAt)));
  return found?.id ?? null;
}

/** Browsers in which a member of staff is signed in, the one used last first. */
export const listStaffSessions = (staffId: string) =>
  database()
    .select({
      id: staffSessions.id,
      tokenHash: staffSessions.tokenHash,
      device: staffSessions.device,
      place: staffSessions.place,
      signedInAt: staffSessions.signedInAt,
      usedAt: staffSessions.usedAt,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, sql`now()`)))
    .orderBy(desc(staffSessions.usedAt));

/**
 * Opens a session of the studio, which ends with the working day, like one by a one-time link, and with the
 * account's other sessions.
 * @returns its token
 */
export async function openStudioSession(
  headers: IncomingHttpHeaders,
  { id: staffId }: Pick<SignedIn, 'id'>,
): Promise<string> {
  const token = newToken();
  await inTransaction(async (transaction) => {
    await transaction.insert(staffSessions).values({
      tokenHash: tokenHash(token),
      staffId,
      device: deviceName(headers['user-agent']),
      expiresAt: sql`now() + make_interval(hours => ${DAY_HOURS}::int)`,
      place: 'studio',
    });
    await writeAudit(transaction, { staffId, action: 'staff.studio-opened' });
  });
  return token;
}

/**
 * Account whose open session of the studio a token belongs to.
 * @returns `null` without one, and if its owner may not edit any more
 */
export async function findStudioStaff(token: string): Promise<string | null> {
  const [found] = await database()
    .update(staffSessions)
    .set({ usedAt: sql`now()` })
    .from(staff)
    .where(isOpen(token, 'studio'))
    .returning({ id: staff.id, role: staff.role });
  return found && isPermitted(found.role, 'studio.edit') ? found.id : null;
}

/** Ends a session of the studio. */
export const closeStudioSession = async (token: string): Promise<void> => {
  await database()
    .delete(staffSessions)
    .where(and(eq(staffSessions.tokenHash, tokenHash(token)), eq(staffSessions.place, 'studio')));
};
