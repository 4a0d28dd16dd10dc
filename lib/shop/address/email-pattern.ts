/**
 * A browser's pattern of valid addresses, with a dot in the domain.
 * @see https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Maximum number of characters of an address. */
export const EMAIL_LIMIT = 255;
