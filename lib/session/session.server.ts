import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { sessions } from '@/lib/db/schema-visits';
import { env } from '@/lib/env/env.server';
import { projectOfHost } from '@/lib/project/project-of-host';
import type { ProjectId } from '@/lib/project/projects';
import { SESSION_SECONDS, sessionCookies, sessionToken } from './session-cookie.server';

/** A visitor who has changed something. */
export interface Session {
  id: string;
  project: ProjectId;
}

type Asking = Pick<IncomingMessage, 'headers'>;
type Answering = Pick<ServerResponse, 'appendHeader'>;

/** Expired sessions that a new one deletes; their baskets are deleted too. */
const MAX_REMOVED = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const fromNow = () => sql`now() + make_interval(secs => ${SESSION_SECONDS})`;

/** A session that has not expired, by its token; another shop's is not found here. */
const isLive = (token: string, project: ProjectId) =>
  and(
    eq(sessions.tokenHash, hashOf(token)),
    eq(sessions.project, project),
    gt(sessions.expiresAt, sql`now()`),
  );

const projectOf = ({ headers }: Asking) => projectOfHost(headers.host, env().PROJECT_HOSTS);

/**
 * The visitor's session. A request without its cookie costs no query.
 * @returns `null` for visitors without a session, and for an unknown or expired token
 * @throws the driver's error when the database does not respond
 */
export async function findSession(request: Asking): Promise<Session | null> {
  const token = sessionToken(request.headers);
  const project = projectOf(request);
  if (!token || !project) return null;
  const [found] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(isLive(token, project));
  return found ? { id: found.id, project } : null;
}

/**
 * The same for a write: the session lives for another seven days, in the database and in the
 * browser. To be called after a change that was made.
 */
export async function renewSession(request: Asking, response: Answering): Promise<Session | null> {
  const token = sessionToken(request.headers);
  const project = projectOf(request);
  if (!token || !project) return null;
  const [found] = await database()
    .update(sessions)
    .set({ expiresAt: fromNow() })
    .where(isLive(token, project))
    .returning({ id: sessions.id });
  if (!found) return null;
  response.appendHeader('Set-Cookie', sessionCookies(request.headers, token));
  return { id: found.id, project };
}

async function createSession(token: string, project: ProjectId): Promise<Session> {
  const db = database();
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, sql`now()`))
    .limit(MAX_REMOVED)
    .for('update', { skipLocked: true });
  await db.delete(sessions).where(inArray(sessions.id, expired));
  const [created] = await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), project, expiresAt: fromNow() })
    .returning({ id: sessions.id });
  if (!created) throw new Error('the database kept no session');
  return { id: created.id, project };
}

/**
 * The visitor's session, created now if there is none. A token that is not in the database is never
 * adopted: an attacker who planted it would share the session.
 * @param response receives the cookies; nothing of its body may have been sent
 */
export async function ensureSession(
  request: Asking,
  response: Answering,
  project: ProjectId,
): Promise<Session> {
  const known = await renewSession(request, response);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  const session = await createSession(token, project);
  response.appendHeader('Set-Cookie', sessionCookies(request.headers, token));
  return session;
}
