import { loadEmailTemplate } from '@/lib/cms/content/email-template.server';
import { report } from '@/lib/platform/log/log.server';
import { applyWording } from '@/lib/messaging/mail/apply-wording';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import type { Letter } from '@/lib/messaging/mail/letter';

/**
 * Applies the editors' template to an email. Without a template, or while the content API is down,
 * the built-in texts remain.
 */
export async function inEditorsWords({ letter, editable }: ComposedEmail): Promise<Letter> {
  if (!editable) return letter;
  const { kind, context } = editable;
  const template = await loadEmailTemplate(kind, context).catch((error: unknown) => {
    report('an email is sent without its template', { kind, error });
    return null;
  });
  return template ? applyWording(letter, template) : letter;
}
