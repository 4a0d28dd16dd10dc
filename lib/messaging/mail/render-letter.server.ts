import { createElement } from 'react';
import type { EmailContent } from './email';
import { tidyLetter, type Letter } from './letter';
import { LetterDocument } from './letter-document';
import { letterText } from './letter-text';

/** Renders an email as HTML and plain text. The plain text is our own, to control its lines. */
export async function renderLetter(written: Letter): Promise<EmailContent> {
  const letter = tidyLetter(written);
  // Loads the renderer with the first email instead of at every start.
  const { render } = await import('@react-email/render');
  return {
    sender: letter.shop,
    subject: letter.subject,
    // outside: email-plain-text
    text: letterText(letter),
    // outside: email-escaped, email-doctype, react-texts
    html: await render(createElement(LetterDocument, { letter })),
  };
}
