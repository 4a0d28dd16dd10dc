import type { IncomingMessage, ServerResponse } from 'node:http';
import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { sessionTransfers } from '@/lib/platform/db/schema-session-transfers';
import { customerDevices, sessions } from '@/lib/platform/db/schema-visits';
import type { ProjectId } from '@/lib/shop/project/projects';
import { deviceName } from './device-name';
import { sessionCookies, sessionToken } from './session-cookie.server';
import { findSession, newToken, tokenEnd, tokenHash } from './session.server';

type SessionRequest = Pick<IncomingMessage, 'headers'>;
type SessionResponse = Pick<ServerResponse, 'appendHeader'>;

/** Lifetime of a temporary session id in seconds. */
export const TRANSFER_SECONDS = 60;

/** Host name without port, in lower case, for comparison. */
const nameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Temporary session id by which another domain of the shop opens the visitor's session: once,
 * within 60 seconds.
 * @param host the only one that may use it
 * @returns `null` for visitors without a session
 */
export async function startTransfer(request: SessionRequest, host: string): Promise<string | null> {
  const session = await findSession(request);
  const from = sessionToken(request.headers);
  if (!session || !from) return null;
  const token = newToken();
  const db = database();
  await db.delete(sessionTransfers).where(lte(sessionTransfers.expiresAt, sql`now()`));
  await db.insert(sessionTransfers).values({
    tokenHash: tokenHash(token),
    sessionId: session.id,
    fromTokenHash: tokenHash(from),
    host: nameOf(host),
    expiresAt: sql`now() + make_interval(secs => ${TRANSFER_SECONDS})`,
  });
  return token;
}

/** Deletes a transfer, so that only one of two requests with the same id gets it. */
async function takeTransfer(token: string) {
  const [taken] = await database()
    .delete(sessionTransfers)
    .where(eq(sessionTransfers.tokenHash, tokenHash(token)))
    .returning({
      sessionId: sessionTransfers.sessionId,
      from: sessionTransfers.fromTokenHash,
      host: sessionTransfers.host,
      isInTime: sql<boolean>`${sessionTransfers.expiresAt} > now()`,
    });
  return taken;
}

/**
 * Finds the session if it is still valid on the previous host, where the visitor may have logged
 * out.
 * @returns its customer and the time of the login; a guest's token is valid from now
 */
async function findOpen(sessionId: string, from: string, project: ProjectId) {
  const isDevice = and(
    eq(customerDevices.sessionId, sessions.id),
    eq(customerDevices.tokenHash, from),
    gt(customerDevices.expiresAt, sql`now()`),
  );
  const isGuests = and(eq(sessions.tokenHash, from), gt(sessions.expiresAt, sql`now()`));
  const [open] = await database()
    .select({ customerId: sessions.customerId, loggedInAt: customerDevices.loggedInAt })
    .from(sessions)
    .leftJoin(customerDevices, isDevice)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.project, project),
        or(isGuests, isNotNull(customerDevices.id)),
      ),
    );
  return open && { ...open, loggedInAt: open.loggedInAt ?? new Date() };
}

/**
 * Opens the visitor's session on this host with a new token; the previous token stays valid on its
 * host. An id that is used, expired or issued for another host opens no session and becomes
 * invalid.
 * @param token untrusted
 * @param response receives the cookies
 */
export async function finishTransfer(
  request: SessionRequest,
  response: SessionResponse,
  token: string,
  project: ProjectId,
): Promise<boolean> {
  const transfer = await takeTransfer(token);
  const isMeant = transfer?.isInTime && transfer.host === nameOf(request.headers.host);
  const open = isMeant && (await findOpen(transfer.sessionId, transfer.from, project));
  if (!open) return false;
  const own = newToken();
  const { customerId, loggedInAt } = open;
  await database()
    .insert(customerDevices)
    .values({
      sessionId: transfer.sessionId,
      tokenHash: tokenHash(own),
      name: deviceName(request.headers['user-agent']),
      loggedInAt,
      expiresAt: tokenEnd(sql`${customerId}::uuid`, sql`${loggedInAt.toISOString()}::timestamptz`),
    });
  response.appendHeader('Set-Cookie', sessionCookies(request.headers, own));
  return true;
}
