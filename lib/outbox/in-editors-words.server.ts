import { loadEmailTemplate } from '@/lib/content/email-template.server';
import { report } from '@/lib/log/log.server';
import { applyWording } from '@/lib/mail/apply-wording';
import type { Email } from '@/lib/mail/email';

/**
 * An email in the words of its editors, for every kind whose email says what may be replaced. Without
 * a template, and while the content API is away, it is as built in.
 */
export async function inEditorsWords(kind: string, email: Email | null): Promise<Email | null> {
  if (!email?.editable) return email;
  const { wording, context } = email.editable;
  const template = await loadEmailTemplate(kind, context).catch((error: unknown) => {
    report('an email is sent without its template', { kind, error });
    return null;
  });
  if (!template) return email;
  return { ...email, ...applyWording({ ...email, wording }, template) };
}
