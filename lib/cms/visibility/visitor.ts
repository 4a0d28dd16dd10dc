import type { Audience, VisitorRule } from './verdict';

/** What the browser knows about the visitor. */
export interface AudienceVisitor {
  isLoggedIn: boolean;
  loyaltyLevel: 'black' | 'blue' | 'silver' | null;
  /** Whether they are subscribed to the newsletter. */
  isSubscribed: boolean;
}

export const ANONYMOUS: AudienceVisitor = {
  isLoggedIn: false,
  loyaltyLevel: null,
  isSubscribed: false,
};

/** Key under which the account area stores the last user record. */
export const USER_STORAGE_KEY = 'storage_HIR-USER-STORAGE';
/** Maximum number of closed entries in a cookie; the oldest are dropped. */
const MAX_CLOSED = 30;
const CLOSED_FOR_SECONDS = 60 * 60 * 24 * 30;

const LEVELS = ['black', 'blue', 'silver'] as const;

/**
 * Reads the stored user record; anything but a valid record of a logged-in customer is anonymous.
 */
export function visitorOf(stored: string | null): AudienceVisitor {
  try {
    const record: unknown = JSON.parse(stored ?? 'null');
    if (typeof record !== 'object' || record === null) return ANONYMOUS;
    const { loggedIn, userLevel, newsletter } = record as Readonly<Record<string, unknown>>;
    const level = LEVELS.find((known) => known === userLevel) ?? null;
    return loggedIn === true
      ? { isLoggedIn: true, loyaltyLevel: level, isSubscribed: newsletter === true }
      : ANONYMOUS;
  } catch {
    return ANONYMOUS;
  }
}

export function readAudienceVisitor(): AudienceVisitor {
  try {
    return visitorOf(localStorage.getItem(USER_STORAGE_KEY));
  } catch {
    // Storage may be forbidden.
    return ANONYMOUS;
  }
}

/** Ids of closed blocks in a cookie. */
export function closedIds(cookies: string, cookieName: string): string[] {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return (
    pair
      ?.slice(cookieName.length + 1)
      .split('~')
      .filter(Boolean) ?? []
  );
}

/** Adds an id to the cookie's list. Entry ids only contain letters, digits, `.`, `_` and `-`. */
export function rememberClosed(cookieName: string, id: string): void {
  const ids = closedIds(document.cookie, cookieName).filter((closed) => closed !== id);
  const list = [...ids, id].slice(-MAX_CLOSED).join('~');
  document.cookie = `${cookieName}=${list}; path=/; max-age=${CLOSED_FOR_SECONDS}; samesite=lax`;
}

function isMeant(audience: Audience, { isLoggedIn, loyaltyLevel }: AudienceVisitor): boolean {
  if (audience === 'loggedIn') return isLoggedIn;
  if (audience === 'loggedOut') return !isLoggedIn;
  return isLoggedIn && `loyalty${loyaltyLevel}`.toLowerCase() === audience.toLowerCase();
}

/** Evaluates the rules that the server left to the browser. */
export function isShownTo(
  { audience, closedByCookie }: VisitorRule,
  id: string,
  visitor: AudienceVisitor,
  cookies: string,
): boolean {
  if (audience && !isMeant(audience, visitor)) return false;
  return !closedByCookie || !closedIds(cookies, closedByCookie).includes(id);
}
