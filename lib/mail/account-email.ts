import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor, type Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/page-context/locale';
import type { EmailContent } from './email';
import { html } from './html';
import { oneLine } from './order-email';

/** What an email about an account is about. */
export type AccountEmailTexts = Exclude<keyof Messages['accountEmail'], 'greeting' | 'closing'>;

interface AccountEmail {
  texts: AccountEmailTexts;
  language: Language;
  /** Of the customer, as they typed it. */
  name: string;
  /** Name of the shop, as customers know it. */
  shop: string;
  /** Absolute. */
  url: string;
}

const TEXT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';

/** An email about an account: what happened, and one link. */
export function accountEmail({ texts, language, name, shop, url }: AccountEmail): EmailContent {
  const { accountEmail: messages } = messagesFor(language);
  const { subject: about, text, label } = messages[texts];
  const subject = oneLine(formatMessage(about, { shop }));
  const greeting = oneLine(formatMessage(messages.greeting, { name }));
  const closing = [messages.closing, oneLine(shop)];
  return {
    subject,
    text: [greeting, '', text, '', `${label}: ${url}`, '', ...closing, ''].join('\n'),
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:16px">
          <p style="${TEXT}">${greeting}</p>
          <p style="${TEXT}">${text}</p>
          <p style="${TEXT}"><a href="${url}">${label}</a></p>
          <p style="${TEXT}">${closing[0] ?? ''}<br />${closing[1] ?? ''}</p>
        </body>
      </html> `.html,
  };
}
