import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { IncomingHttpHeaders } from 'node:http';
import {
  closeStudioSession,
  findStudioStaff,
  openStudioSession,
  type SignedIn,
} from '@/lib/counter/staff/staff-session.server';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { env, showsDevPages } from '@/lib/platform/env/env.server';
import { withValidKey } from '@/lib/platform/signing/signing-key.server';
import { givenName, NAME_COOKIE } from './editor-name';
import { readToken, signToken, type SignedToken } from './signed-token.mjs';
import { claimToken, isClaimed } from './used-tokens.server';

const COOKIE = 'selvedge_editor';
/** A working day, after which a new link is needed. */
export const EDITOR_SESSION_SECONDS = 12 * 60 * 60;

/** Whether entries can be written in this shop, which the studio needs. */
export const hasStudio = (): boolean =>
  Boolean(env().CONTENTFUL_MANAGEMENT_TOKEN && env().SESSION_SECRET);

export const editorsHome = (): string => (hasStudio() ? '/studio' : '/dev/blocks');

/** Where pages redirect without a session; its response explains how to get one. */
export const NO_SESSION = '/api/editor/open';

/** `null` if this shop has no editors, because it has neither a studio nor developers' pages. */
function secret(): string | null {
  return hasStudio() || showsDevPages() ? (env().SESSION_SECRET ?? null) : null;
}

/** Secrets whose links and sessions are valid; none if this shop has no editors. */
function validSecrets(): string[] {
  const key = secret();
  return key ? [key, ...env().SESSION_SECRETS_ACCEPTED] : [];
}

export const hasEditors = (): boolean => secret() !== null;

function cookieOf(value: string, maxAge: number, isHttps: boolean): string {
  // Strict prevents other sites from sending requests with an editor's session.
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`;
  return `${COOKIE}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
}

/**
 * Exchanges the token of a one-time link for a session.
 * @returns the session's cookie; `null` for a link that is forged, expired or used.
 * @throws the driver's error when the database cannot check whether it was used.
 */
export async function openEditorSession(link: string, isHttps: boolean): Promise<string | null> {
  const key = secret();
  const now = Date.now();
  const token = withValidKey(validSecrets(), (each) =>
    readToken(link, { kind: 'link', secret: each, now }),
  );
  if (!key || !token || !(await claimToken(token))) return null;
  const session = signToken('session', now + EDITOR_SESSION_SECONDS * 1000, key);
  return cookieOf(session, EDITOR_SESSION_SECONDS, isHttps);
}

/** Opens a session for a member of staff who is signed in at the counter. @returns its cookie */
export const openSessionOfStaff = async (
  headers: IncomingHttpHeaders,
  signedIn: Pick<SignedIn, 'id'>,
): Promise<string> =>
  cookieOf(await openStudioSession(headers, signedIn), EDITOR_SESSION_SECONDS, isHttps(headers));

type WithCookies = Pick<ApiRequest, 'cookies'>;

/** Token of a session of staff, which has no dots; `null` for one by a link. */
function staffToken({ cookies }: WithCookies): string | null {
  const token = cookies[COOKIE];
  return token && hasEditors() && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Session of a request by its signature only; it may have been closed. */
function signedSession({ cookies }: WithCookies): SignedToken | null {
  const session = cookies[COOKIE];
  if (!session) return null;
  const now = Date.now();
  return withValidKey(validSecrets(), (each) =>
    readToken(session, { kind: 'session', secret: each, now }),
  );
}

/**
 * Ends a request's session on every instance, for every copy of its cookie.
 * @returns the cookie that removes it from the browser
 * @throws the driver's error when the database cannot record it; the session stays open.
 */
export async function closeEditorSession(request: WithCookies, isHttps: boolean): Promise<string> {
  const session = signedSession(request);
  if (session) await claimToken(session);
  const token = staffToken(request);
  if (token) await closeStudioSession(token);
  return cookieOf('', 0, isHttps);
}

/** Who sends a request. */
export interface Editor {
  /** The account or, for an editor who came by a link, the session: the same in every tab. */
  person: string;
  /** `null` for an editor who opened the studio with a link. */
  staffId: string | null;
  /** Name that the editor has given in this browser; `null` for none. */
  given: string | null;
}

/**
 * The editor who sends a request. Checked by pages and routes that write to the CMS.
 * @returns `null` without a session
 * @throws the driver's error when the database cannot check whether the session was closed.
 */
export async function findEditor(request: WithCookies): Promise<Editor | null> {
  const given = givenName(request.cookies[NAME_COOKIE]);
  const token = staffToken(request);
  if (token) {
    const staffId = await findStudioStaff(token);
    return staffId === null ? null : { person: staffId, staffId, given };
  }
  const session = signedSession(request);
  if (session === null || (await isClaimed(session))) return null;
  return { person: session.nonce, staffId: null, given };
}

/** Whether a request comes from an editor, see {@link findEditor}. */
export const isEditor = async (request: WithCookies): Promise<boolean> =>
  (await findEditor(request)) !== null;
