import { createElement } from 'react';
import type { EmailContent } from './email';
import { tidyLetter, type Letter } from './letter';
import { LetterDocument } from './letter-document';
import { imprintOf } from '@/lib/shop/address/seller';
import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import { letterText } from './letter-text';

/**
 * Renders an email of a shop as HTML and plain text. The plain text is our own, to control its lines.
 * @param settings of the shop that sends it
 */
export async function renderLetter(
  written: Letter,
  { seller, mail }: Pick<ShopSettings, 'seller' | 'mail'>,
): Promise<EmailContent> {
  const letter = tidyLetter(written);
  const imprint = imprintOf(seller, letter.language);
  // Loads the renderer with the first email instead of at every start.
  const { render } = await import('@react-email/render');
  return {
    sender: { name: mail.name ?? letter.shop, address: mail.from },
    subject: letter.subject,
    // outside: email-plain-text
    text: `${letterText(letter)}\n${imprint}\n`,
    // outside: email-escaped, email-doctype, react-texts
    html: await render(createElement(LetterDocument, { letter, imprint })),
  };
}
