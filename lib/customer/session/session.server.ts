import type { Session } from '@/lib/shop/page-context/session';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { and, eq, gt, isNull, lte, or, sql, type Placeholder, type SQLWrapper } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerDevices, sessions } from '@/lib/platform/db/schema-visits';
import { env } from '@/lib/platform/env/env.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import type { ProjectId } from '@/lib/shop/project/projects';
import { SESSION_SECONDS, sessionCookies, sessionToken } from './session-cookie.server';

type SessionRequest = Pick<IncomingMessage, 'headers'>;
type SessionResponse = Pick<ServerResponse, 'appendHeader'>;

/** A guest's session extended within this time is not written again. */
const RENEWED_SECONDS = 60;

/** Maximum expired sessions deleted with a new one; their baskets are deleted too. */
const MAX_REMOVED = 20;

/** Days after which a customer has to log in again, even if the login is used. */
const LOGIN_DAYS = 30;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const fromNow = () => sql`now() + make_interval(secs => ${SESSION_SECONDS})`;

/**
 * Expiry of a token that is used now: in seven days, for a customer at most thirty days after the
 * login. A guest has not logged in, so only the seven days count.
 */
export const tokenEnd = (customerId: SQLWrapper, loggedInAt: SQLWrapper) =>
  sql`least(${fromNow()}, CASE WHEN ${customerId} IS NOT NULL
    THEN ${loggedInAt} + make_interval(days => ${LOGIN_DAYS}) END)`;

/** A value, or the placeholder of a prepared query. */
type Given = string | Placeholder;

/** A guest's unexpired session in this shop, by the hash of its token. */
const isGuests = (hash: Given, project: Given) =>
  and(
    eq(sessions.tokenHash, hash),
    eq(sessions.project, project),
    gt(sessions.expiresAt, sql`now()`),
  );

/**
 * A device of a customer, or of a guest on another domain of the shop, by the hash of its token.
 */
const isDevice = (hash: Given) =>
  and(eq(customerDevices.tokenHash, hash), gt(customerDevices.expiresAt, sql`now()`));

/** A customer's session does not expire, a guest's does, on every domain. */
const isLasting = or(isNull(sessions.expiresAt), gt(sessions.expiresAt, sql`now()`));

const sessionOf = (
  { id, customerId }: { id: string; customerId: string | null },
  token: string,
  project: ProjectId,
): Session => ({
  id,
  project,
  ...(customerId && { customerId, device: tokenHash(token) }),
});

const projectOf = ({ headers }: SessionRequest) => projectOfHost(headers.host, env().PROJECT_HOSTS);

function sessionQuery() {
  const db = database();
  const [hash, project] = [sql.placeholder('hash'), sql.placeholder('project')];
  const device = db
    .select({ id: customerDevices.sessionId })
    .from(customerDevices)
    .where(isDevice(hash));
  const isRecent = sql<boolean>`${sessions.tokenHash} = ${hash}
    AND ${sessions.expiresAt} > ${fromNow()} - make_interval(secs => ${RENEWED_SECONDS})`;
  return db
    .select({ id: sessions.id, customerId: sessions.customerId, isRecent })
    .from(sessions)
    .where(
      or(
        isGuests(hash, project),
        and(eq(sessions.id, sql`(${device})`), eq(sessions.project, project), isLasting),
      ),
    )
    .prepare('session');
}

/**
 * Prepared, because every endpoint for visitors runs it: built once, and parsed once per
 * connection.
 */
let prepared: ReturnType<typeof sessionQuery> | undefined;

async function readSession(token: string, project: ProjectId) {
  const query = (prepared ??= sessionQuery());
  const [found] = await query.execute({ hash: tokenHash(token), project });
  return found;
}

/**
 * Session of the visitor. A request without the cookie sends no query.
 * @returns `null` for visitors without a session, and for an unknown or expired token
 * @throws the driver's error when the database does not respond
 */
export async function findSession(request: SessionRequest): Promise<Session | null> {
  const token = sessionToken(request.headers);
  const project = projectOf(request);
  if (!token || !project) return null;
  const found = await readSession(token, project);
  return found ? sessionOf(found, token, project) : null;
}

async function renewGuest(token: string, project: ProjectId) {
  const [found] = await database()
    .update(sessions)
    .set({ expiresAt: fromNow() })
    .where(isGuests(tokenHash(token), project))
    .returning({ id: sessions.id, customerId: sessions.customerId });
  return found;
}

async function renewDevice(token: string, project: ProjectId) {
  const [found] = await database()
    .update(customerDevices)
    .set({ expiresAt: tokenEnd(sessions.customerId, customerDevices.loggedInAt) })
    .from(sessions)
    .where(
      and(
        isDevice(tokenHash(token)),
        eq(sessions.id, customerDevices.sessionId),
        eq(sessions.project, project),
        isLasting,
      ),
    )
    .returning({ id: sessions.id, customerId: sessions.customerId });
  if (found && !found.customerId) await prolongGuests(found.id);
  return found;
}

/**
 * Extends a guest's session that is also open on another domain, so that a write there extends it
 * too.
 */
const prolongGuests = (id: string) =>
  database().update(sessions).set({ expiresAt: fromNow() }).where(eq(sessions.id, id));

/**
 * Finds the session of a write and extends it by seven days, in the database and in the browser.
 * Call it after the change.
 */
export async function renewSession(
  request: SessionRequest,
  response: SessionResponse,
): Promise<Session | null> {
  const token = sessionToken(request.headers);
  const project = projectOf(request);
  if (!token || !project) return null;
  const known = await readSession(token, project);
  if (!known) return null;
  const found = known.isRecent
    ? known
    : ((await renewGuest(token, project)) ?? (await renewDevice(token, project)));
  if (!found) return null;
  response.appendHeader('Set-Cookie', sessionCookies(request.headers, token));
  return sessionOf(found, token, project);
}

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

async function createSession(token: string, project: ProjectId): Promise<Session> {
  const db = database();
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, sql`now()`))
    .orderBy(sessions.expiresAt)
    .limit(MAX_REMOVED)
    // outside: pg-skip-locked
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(eq(sessions.id, sql`ANY(ARRAY(${expired}))`));
  const [created] = await db
    .insert(sessions)
    .values({ tokenHash: tokenHash(token), project, expiresAt: fromNow() })
    .returning({ id: sessions.id });
  if (!created) throw new Error('the database kept no session');
  return { id: created.id, project };
}

/**
 * Session of the visitor, created if there is none. Never accepts a token that is not in the
 * database: an attacker who planted it would share the session.
 * @param response receives the cookies, so its body must not have been sent yet
 */
export async function ensureSession(
  request: SessionRequest,
  response: SessionResponse,
  project: ProjectId,
): Promise<Session> {
  const known = await renewSession(request, response);
  if (known) return known;
  const token = newToken();
  const session = await createSession(token, project);
  response.appendHeader('Set-Cookie', sessionCookies(request.headers, token));
  return session;
}
