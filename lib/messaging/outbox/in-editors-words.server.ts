import { loadEmailTemplate } from '@/lib/cms/content/email-template.server';
import { report } from '@/lib/platform/log/log.server';
import { applyWording } from '@/lib/messaging/mail/apply-wording';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import type { Letter } from '@/lib/messaging/mail/letter';

/**
 * The letter of an email in the words of its editors. Without a template, and while the content API
 * is away, it is as built in.
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
