/** Key of the message by which a simulated page tells the studio which link was followed in it. */
export const FOLLOWED = 'studioFollowed';

/** @returns `null` for a message of anybody else */
export function followedLink(message: unknown): { locale: string; path: string } | null {
  const { locale, path } = Object(Object(message)[FOLLOWED]);
  return typeof locale === 'string' && typeof path === 'string' ? { locale, path } : null;
}
