/** Cookie with the name that an editor without an account has given. */
export const NAME_COOKIE = 'selvedge_studio_name';

/** Longest name. */
export const NAME_LENGTH = 60;

/**
 * Name that an editor has given; `null` for none. Without at signs, because only an account is
 * shown by an email address.
 */
export function givenName(text: string | undefined): string | null {
  const name = (text ?? '').replaceAll(/[\p{Cc}@\s]+/gu, ' ').trim();
  return name.slice(0, NAME_LENGTH).trim() || null;
}

/** The cookie with a name, for `document.cookie`: kept for a year; an empty name removes it. */
export function nameCookie(text: string): string {
  const name = givenName(text);
  const age = name === null ? 0 : 31_536_000;
  return `${NAME_COOKIE}=${encodeURIComponent(name ?? '')}; Path=/; Max-Age=${age}; SameSite=Strict`;
}
