import { createElement } from 'react';
import type { EmailContent } from './email';
import { tidyLetter, type Letter } from './letter';
import { LetterDocument } from './letter-document';
import { letterText } from './letter-text';

/** Both forms of an email. The plain one is our own: line by line as it is to be read. */
export async function renderLetter(written: Letter): Promise<EmailContent> {
  const letter = tidyLetter(written);
  // Its formatter is loaded with the first email, not with every start.
  const { render } = await import('@react-email/render');
  return {
    sender: letter.shop,
    subject: letter.subject,
    text: letterText(letter),
    html: await render(createElement(LetterDocument, { letter })),
  };
}
