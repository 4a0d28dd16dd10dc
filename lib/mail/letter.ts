import type { Language } from '@/lib/page-context/locale';
import type { EmailContent } from './email';
import { html, type Html } from './html';
import { oneLine } from './order-email';

export interface LetterLink {
  label: string;
  /** Absolute. */
  url: string;
}

/** A short email: paragraphs, and a link or two. */
export interface Letter {
  language: Language;
  subject: string;
  /** Paragraphs, each of its lines; what visitors have typed may be among them. */
  paragraphs: readonly (readonly string[])[];
  /** What the email asks for. */
  link?: LetterLink;
  /** At the end, for those who want no more of these. */
  end?: LetterLink;
}

const TEXT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';

const paragraph = (lines: readonly string[]): Html =>
  html`<p style="${TEXT}">${lines.map((line) => html`${line}<br />`)}</p>`;

const linkTo = ({ label, url }: LetterLink): Html =>
  html`<p style="${TEXT}"><a href="${url}">${label}</a></p>`;

/** Both forms of the email. Line breaks and control characters in what was typed have no effect. */
export function letter({ language, paragraphs, link, end, ...letterhead }: Letter): EmailContent {
  const subject = oneLine(letterhead.subject);
  const written = paragraphs
    .map((lines) => lines.map(oneLine).filter(Boolean))
    .filter((lines) => lines.length > 0);
  const links = [link, end].filter((each) => each !== undefined);
  const text = [
    ...written.flatMap((lines) => [...lines, '']),
    ...links.flatMap(({ label, url }) => [`${label}: ${url}`, '']),
  ].join('\n');
  return {
    ...{ subject, text },
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;padding:16px">
          ${written.map(paragraph)} ${links.map(linkTo)}
        </body>
      </html> `.html,
  };
}
