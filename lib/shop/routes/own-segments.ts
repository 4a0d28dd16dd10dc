/**
 * First segments, after the locale, of pages with a visitor's own data, which are never cached. In
 * a file of its own, because the code that builds the routes has no path aliases.
 */
export const OWN_SEGMENTS = ['checkout', 'wishlist', 'account', 'set-password'] as const;
