import type { ApiRequest } from '@/lib/http/api-request';
import { env, showsDevPages } from '@/lib/env/env.server';
import { readToken, signToken } from './signed-token.mjs';
import { claimLink } from './used-links.server';

const COOKIE = 'selvedge_editor';
/** A working day; then a new link is needed. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Whether entries can be written here, so that there is something for editors to do. */
export const hasStudio = (): boolean =>
  Boolean(env().CONTENTFUL_MANAGEMENT_TOKEN && env().SESSION_SECRET);

/** Where editors work after logging in. */
export const editorsHome = (): string => (hasStudio() ? '/studio' : '/dev/blocks');

/**
 * Where a page redirects without a session: the response there says how to get one.
 */
export const NO_SESSION = '/api/editor/open';

/** `null` where this shop has no editors: neither a studio nor pages for developers. */
function secret(): string | null {
  return hasStudio() || showsDevPages() ? (env().SESSION_SECRET ?? null) : null;
}

/** Whether editors can work in this shop at all. */
export const hasEditors = (): boolean => secret() !== null;

function cookieOf(value: string, maxAge: number, isHttps: boolean): string {
  // Strict: no other site can make an editor's browser act here.
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`;
  return `${COOKIE}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
}

/**
 * Exchanges the token of a one-time link for a session.
 * @returns the session's cookie; `null` for a link that is forged, expired or used before.
 * @throws the driver's error when the database cannot check whether it was used.
 */
export async function openEditorSession(link: string, isHttps: boolean): Promise<string | null> {
  const key = secret();
  const now = Date.now();
  const token = key && readToken(link, { kind: 'link', secret: key, now });
  if (!token || !(await claimLink(token))) return null;
  const session = signToken('session', now + SESSION_SECONDS * 1000, key);
  return cookieOf(session, SESSION_SECONDS, isHttps);
}

/** Removes the session's cookie from the browser. */
export const closedEditorSession = (isHttps: boolean): string => cookieOf('', 0, isHttps);

/** Whether a request comes from an editor. Pages and routes that write to the CMS check it. */
export function isEditor({ cookies }: Pick<ApiRequest, 'cookies'>): boolean {
  const key = secret();
  const session = cookies[COOKIE];
  if (!key || !session) return false;
  return readToken(session, { kind: 'session', secret: key, now: Date.now() }) !== null;
}
