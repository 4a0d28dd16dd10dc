/** Pages with a visitor's own data or search, which search engines must not index. */
export const PRIVATE_PATHS = ['/checkout', '/wishlist', '/account', '/set-password', '/search'];

/** @param path below the locale */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
