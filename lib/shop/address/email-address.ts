import { typedText } from './one-line';

/** A domain of letters beyond ASCII, and the full stops of their scripts. */
const FOREIGN_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/**
 * An email address as it is stored and sent to: trimmed, without invisible characters, and with the
 * ASCII form of an internationalised domain (IDNA; `max@müller.de` is `max@xn--mller-kva.de`), so
 * that one mailbox has one spelling. Invalid addresses are left for the form to reject.
 */
export function cleanEmail(typed: string): string {
  const text = typedText(typed);
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !FOREIGN_DOMAIN.test(domain)) return text;
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return text;
  }
}
