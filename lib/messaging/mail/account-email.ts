import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor, type Messages } from '@/lib/shop/i18n/messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Letter } from './letter';

export type AccountEmailTexts = Exclude<keyof Messages['accountEmail'], 'greeting' | 'closing'>;

interface AccountEmail {
  texts: AccountEmailTexts;
  language: Language;
  name: string;
  /** Display name of the shop. */
  shop: string;
  /** Absolute. */
  url: string;
}

/** An email about an account, with one link. */
export function accountEmail({ texts, language, name, shop, url }: AccountEmail): Letter {
  const { accountEmail: messages } = messagesFor(language);
  const { subject, text, label } = messages[texts];
  return {
    language,
    shop,
    values: { name, shop },
    subject: formatMessage(subject, { shop }),
    greeting: formatMessage(messages.greeting, { name }),
    intro: [text],
    parts: [{ kind: 'link', label, url }],
    closing: [messages.closing],
  };
}
