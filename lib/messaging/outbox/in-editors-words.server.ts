import { loadEmailTemplate } from '@/lib/cms/content/email-template.server';
import { report } from '@/lib/platform/log/log.server';
import { applyWording } from '@/lib/messaging/mail/apply-wording';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import type { Letter } from '@/lib/messaging/mail/letter';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';

/** A letter as its locale spells it, except for names and addresses that customers have entered. */
function spelledLetter(locale: string, letter: Letter): Letter {
  const { greeting, values, parts, ...texts } = letter;
  return {
    ...spelledFor(locale, texts),
    greeting,
    values,
    parts: parts.map((part) =>
      part.kind === 'address'
        ? { ...part, name: spelledFor(locale, part.name) }
        : spelledFor(locale, part),
    ),
  };
}

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
  return spelledLetter(context.locale.segment, template ? applyWording(letter, template) : letter);
}
