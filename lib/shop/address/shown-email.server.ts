import { domainToUnicode } from 'node:url';

/**
 * An email address as people read it: an internationalised domain, which is stored and sent to in its
 * ASCII form, in its own letters (`max@müller.de` for `max@xn--mller-kva.de`).
 */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  // Gives nothing for a domain that IDNA does not know.
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

/** Fields of a form as they are shown again: browsers send the ASCII form of a domain. */
export const withShownEmail = <Fields extends { readonly email?: string | undefined }>(
  fields: Fields,
): Fields => (fields.email ? { ...fields, email: shownEmail(fields.email) } : fields);
