import { EMAIL_KINDS, EMAIL_PLACEHOLDERS } from '@/cms-schema/email-kinds';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { applyWording, type Wording } from '@/lib/messaging/mail/apply-wording';
import type { EmailContent } from '@/lib/messaging/mail/email';
import { blankLetter, impersonalLetter } from '@/lib/messaging/mail/example-letter';
import { renderLetter } from '@/lib/messaging/mail/render-letter.server';
import { composeLatest } from '@/lib/messaging/outbox/send-from-outbox.server';
import type { Language } from '@/lib/shop/page-context/locale';
import { isProjectId } from '@/lib/shop/project/projects';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { loadEntry } from './read-entries.server';
import type { LocalizedFields } from './studio-entry';

/** An email as a template's draft would make it. */
export interface TemplatePreview extends EmailContent {
  /** Whether it has the values of an email that was sent. */
  isReal: boolean;
}

const textOf = (fields: LocalizedFields, name: string, language: string): string | null => {
  const value = fields[name]?.[language] ?? fields[name]?.[DEFAULT_LOCALE];
  return typeof value === 'string' ? value : null;
};

const wordingOf = (fields: LocalizedFields, language: Language): Wording => ({
  subject: textOf(fields, 'subject', language),
  intro: textOf(fields, 'intro', language),
  closing: textOf(fields, 'closing', language),
});

/**
 * An email by the draft of a template, with the values of the latest email of its kind and without
 * anything that identifies that customer. Where none was sent lately, it has examples.
 * @returns `null` if the entry is no template, or its kind or shop is not chosen yet
 * @throws the client's error when the content service cannot be reached
 */
export async function previewEmail(
  entryId: string,
  language: Language,
): Promise<TemplatePreview | null> {
  const entry = await loadEntry(entryId);
  if (entry?.type !== 'emailTemplate') return null;
  const project = textOf(entry.fields, 'project', DEFAULT_LOCALE) ?? '';
  const kind = EMAIL_KINDS.find((each) => each === textOf(entry.fields, 'kind', DEFAULT_LOCALE));
  if (!isProjectId(project) || !kind) return null;
  const sent = await composeLatest(kind, project, language);
  const letter = sent
    ? impersonalLetter(sent.letter)
    : blankLetter(language, project, EMAIL_PLACEHOLDERS[kind]);
  const worded = applyWording(letter, wordingOf(entry.fields, language));
  const email = await renderLetter(worded, shopSettings(project));
  return { ...email, isReal: sent !== null };
}
