/** Pages that show what is the visitor's own, or what they searched for: for no search engine. */
export const PRIVATE_PATHS = ['/checkout', '/wishlist', '/account', '/set-password', '/search'];

/** @param path below the locale */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
