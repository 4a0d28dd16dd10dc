/**
 * First segments, after the locale, of pages that show what is the visitor's own: never cached. The
 * routes are built from them, by a loader without path aliases: hence this file.
 */
export const OWN_SEGMENTS = ['checkout', 'wishlist', 'account', 'set-password'] as const;
