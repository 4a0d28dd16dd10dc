import { domainToUnicode } from 'node:url';

/**
 * An email address for display: an internationalised domain, which is stored in ASCII, is shown in
 * its own letters (`max@müller.de` for `max@xn--mller-kva.de`).
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  // Returns an empty string for domains invalid in IDNA.
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

/** Fields of a form for display: browsers send the ASCII form of a domain. */
export const withShownEmail = <Fields extends { readonly email?: string | undefined }>(
  fields: Fields,
): Fields => (fields.email ? { ...fields, email: shownEmail(fields.email) } : fields);
