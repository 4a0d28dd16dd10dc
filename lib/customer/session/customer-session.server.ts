import type { IncomingMessage, ServerResponse } from 'node:http';
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerDevices, sessions } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ProjectId } from '@/lib/shop/project/projects';
import { deviceName } from './device-name';
import {
  endedCookies,
  SESSION_SECONDS,
  sessionCookies,
  sessionToken,
} from './session-cookie.server';
import type { Session } from '@/lib/shop/page-context/session';
import { newToken, tokenHash } from './session.server';

type SessionRequest = Pick<IncomingMessage, 'headers'>;
type SessionResponse = Pick<ServerResponse, 'appendHeader'>;

/** Session of a customer in a shop, shared by all their devices and created at the first login. */
export async function customerSession(customerId: string, project: ProjectId): Promise<string> {
  const [session] = await database()
    .insert(sessions)
    .values({ customerId, project })
    .onConflictDoUpdate({
      target: [sessions.customerId, sessions.project],
      set: { customerId },
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('the database kept no session');
  return session.id;
}

/**
 * Logs in a browser with a new token and closes its previous one, which another person may know.
 * @param on the transaction of the login
 * @param sessionId of {@link customerSession}
 * @returns the cookies, to be sent after the transaction is committed
 */
export async function openDevice(
  on: Pick<Transaction, 'insert' | 'delete'>,
  request: SessionRequest,
  sessionId: string,
): Promise<string[]> {
  const token = newToken();
  const before = sessionToken(request.headers);
  if (before) await closeToken(on, before);
  await on
    .delete(customerDevices)
    .where(
      and(eq(customerDevices.sessionId, sessionId), lte(customerDevices.expiresAt, sql`now()`)),
    );
  await on.insert(customerDevices).values({
    sessionId,
    tokenHash: tokenHash(token),
    name: deviceName(request.headers['user-agent']),
    expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
  });
  return sessionCookies(request.headers, token);
}

const closeToken = (on: Pick<Transaction, 'delete'>, token: string) =>
  on.delete(customerDevices).where(eq(customerDevices.tokenHash, tokenHash(token)));

/** Logs out a browser: deletes its token and its cookies. */
export async function closeDevice(
  request: SessionRequest,
  response: SessionResponse,
): Promise<void> {
  const token = sessionToken(request.headers);
  if (token) await closeToken(database(), token);
  response.appendHeader('Set-Cookie', endedCookies(request.headers));
}

/** Logs out a customer on all devices and in every shop of the group. */
export async function closeAllDevices(
  on: Pick<Transaction, 'select' | 'delete'>,
  customerId: string,
): Promise<void> {
  const own = on
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.customerId, customerId));
  await on.delete(customerDevices).where(inArray(customerDevices.sessionId, own));
}

/** A browser in which the customer is logged in. */
export interface Device {
  id: string;
  name: string;
  /** Epoch milliseconds. */
  loggedInAt: number;
  isThis: boolean;
}

/** Logins of a customer in this shop, latest first. */
export async function listDevices({ id: sessionId, device }: Session): Promise<Device[]> {
  const rows = await database()
    .select()
    .from(customerDevices)
    .where(
      and(eq(customerDevices.sessionId, sessionId), sql`${customerDevices.expiresAt} > now()`),
    );
  return rows
    .toSorted((one, other) => other.loggedInAt.getTime() - one.loggedInAt.getTime())
    .map(({ id, name, loggedInAt, tokenHash: hash }) => ({
      id,
      name,
      loggedInAt: loggedInAt.getTime(),
      isThis: hash === device,
    }));
}

/** Logs out another device of the same customer. @param id from a form, untrusted */
export async function closeOther(
  { id: sessionId, device = '' }: Session,
  id: string,
): Promise<boolean> {
  const closed = await database()
    .delete(customerDevices)
    .where(
      and(
        eq(sql`${customerDevices.id}::text`, id),
        eq(customerDevices.sessionId, sessionId),
        ne(customerDevices.tokenHash, device),
      ),
    )
    .returning({ id: customerDevices.id });
  return closed.length > 0;
}
