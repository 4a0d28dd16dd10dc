import { EMAIL_KINDS, EMAIL_PLACEHOLDERS } from '@/cms-schema/email-kinds';

/** Fields of an email template that are filled in. */
const FILLED_FIELDS = ['subject', 'intro', 'closing'];

/**
 * Placeholders that a field of a template may contain.
 * @param kind of the email, as the draft has it; any value
 */
export function placeholdersOf(field: string, kind: unknown): readonly string[] {
  const known = EMAIL_KINDS.find((each) => each === kind);
  return known && FILLED_FIELDS.includes(field) ? [...EMAIL_PLACEHOLDERS[known], 'shop'] : [];
}
