import type { EmailKind } from '@/cms-schema/email-kinds';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import type { Letter } from '@/lib/messaging/mail/letter';
import type { FormLinkPurpose } from '@/lib/messaging/form-confirmation/form-link-purposes';
import { languageOf } from '@/lib/shop/i18n/language-of';
import type { Language } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { linkUid, type LinkPurpose } from '@/lib/platform/signing/email-link.server';
import { projectName } from '@/lib/cms/content/project-name.server';

/** Creates an email from a row's payload; `null` if its subject no longer exists. */
export type EmailMaker = (key: string, payload: unknown) => Promise<ComposedEmail | null>;

export interface Sent {
  project: string;
  locale: string;
  origin: string;
}

export interface FormWording {
  language: Language;
  messages: Messages['formEmail'];
  shop: string;
  /** `null` if the shop has left that market. */
  context: PageContext | null;
}

/** @throws ContentUnavailable when the shop's name cannot be loaded */
export async function wordingOf({ project, locale }: Sent): Promise<FormWording> {
  const language = languageOf(locale);
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  const shop = context ? await projectName(context) : project;
  return { language, messages: messagesFor(language).formEmail, shop, context };
}

interface Written extends Partial<Pick<Letter, 'parts' | 'end'>> {
  /** Messages with placeholders for the values below. */
  subject: string;
  intro: string;
  /** Name in the salutation; omitted if anyone may have entered it. */
  addressee?: string;
  values?: Readonly<Record<string, string>>;
}

export function formLetter({ language, messages, shop }: FormWording, written: Written): Letter {
  const { addressee, parts = [], end } = written;
  const values = { ...(addressee && { name: addressee }), ...written.values, shop };
  return {
    language,
    shop,
    values,
    parts,
    subject: formatMessage(written.subject, values),
    greeting: addressee ? formatMessage(messages.greeting, { name: addressee }) : messages.hello,
    intro: [formatMessage(written.intro, values)],
    closing: [messages.closing],
    ...(end && { end }),
  };
}

/** Text of a link: that of the button on its page. */
export const linkLabel = ({ language }: FormWording, purpose: FormLinkPurpose): string =>
  messagesFor(language).formLink[purpose].button;

/** Template by which editors may reword an email. */
export const editableAs = (
  kind: EmailKind,
  context: PageContext | null,
): Pick<ComposedEmail, 'editable'> => (context ? { editable: { kind, context } } : {});

/** Address of a signed link to one of the shop's endpoints. */
export function signedUrl(
  { origin, locale }: Sent,
  path: string,
  link: { purpose: LinkPurpose; id: string; at?: number },
): string {
  const uid = linkUid(link.purpose, link.id, link.at);
  return `${origin}${path}?${new URLSearchParams({ locale, uid }).toString()}`;
}
