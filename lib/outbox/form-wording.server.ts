import { messagesFor, type Messages } from '@/lib/i18n/messages';
import type { Email } from '@/lib/mail/email';
import { languageOf } from '@/lib/mail/order-email';
import type { Language } from '@/lib/page-context/locale';
import { pageContext } from '@/lib/page-context/page-context';
import { linkUid, type LinkPurpose } from '@/lib/signing/email-link.server';
import { projectName } from '@/lib/content/project-name.server';

/** Makes an email of a row's payload; `null` when it is about nothing any more. */
export type EmailMaker = (key: string, payload: unknown) => Promise<Email | null>;

/** Where and in which language a form was sent. */
export interface Sent {
  project: string;
  locale: string;
  origin: string;
}

export interface Wording {
  language: Language;
  messages: Messages['formEmail'];
  shop: string;
}

/** @throws ContentUnavailable when the shop's name cannot be loaded */
export async function wordingOf({ project, locale }: Sent): Promise<Wording> {
  const language = languageOf(locale);
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  const shop = context ? await projectName(context) : project;
  return { language, messages: messagesFor(language).formEmail, shop };
}

/** Address of a link that the shop answers, signed for one purpose. */
export function signedUrl(
  { origin, locale }: Sent,
  path: string,
  link: { purpose: LinkPurpose; id: string; at?: number },
): string {
  const uid = linkUid(link.purpose, link.id, link.at);
  return `${origin}${path}?${new URLSearchParams({ locale, uid }).toString()}`;
}
