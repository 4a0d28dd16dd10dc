/** Key of the message in which a simulated page reports a followed link to the studio. */
export const FOLLOWED = 'studioFollowed';

/** @returns `null` for a message from another sender */
export function followedLink(message: unknown): { locale: string; path: string } | null {
  const { locale, path } = Object(Object(message)[FOLLOWED]);
  return typeof locale === 'string' && typeof path === 'string' ? { locale, path } : null;
}
