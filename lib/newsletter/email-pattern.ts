/** What a browser takes for an address (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in its domain. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Characters of an address at most. */
export const EMAIL_LIMIT = 255;
