import type { IncomingHttpHeaders } from 'node:http';
import { isSecureOrigin } from '@/lib/platform/http/secure-origin';
import { HINT_COOKIE } from './visitor-hint';

/** Days for which a session is valid after its last write. */
const SESSION_DAYS = 7;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The prefix binds the cookie to this host, so that no other host of the domain can set it;
 * browsers accept it from trustworthy origins only.
 */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** Session token of a request; `null` if it is missing or malformed. */
export function sessionToken(headers: IncomingHttpHeaders): string | null {
  const prefix = `${cookieName(isSecureOrigin(headers))}=`;
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** `Set-Cookie` headers of a session, and of the hint that scripts can read. */
export function sessionCookies(headers: IncomingHttpHeaders, token: string): string[] {
  const isSecure = isSecureOrigin(headers);
  // outside: browser-lax
  const attributes = `Path=/; Max-Age=${SESSION_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${cookieName(isSecure)}=${token}; ${attributes}; HttpOnly`,
    `${HINT_COOKIE}=1; ${attributes}`,
  ];
}

/** `Set-Cookie` headers that delete the cookies of {@link sessionCookies}. */
export function endedCookies(headers: IncomingHttpHeaders): string[] {
  const isSecure = isSecureOrigin(headers);
  const attributes = `Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [`${cookieName(isSecure)}=; ${attributes}; HttpOnly`, `${HINT_COOKIE}=; ${attributes}`];
}
