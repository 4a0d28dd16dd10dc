import type { EmailContent, EditableEmail } from './email';
import { html } from './html';

/** What editors have written; `null` is as built in. */
export interface Wording {
  subject: string | null;
  intro: string | null;
  closing: string | null;
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
const PLACEHOLDER = /\{([a-z]+)\}/g;

/** Fills in `{name}`; what no email of this kind has stays as it was written. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const escaped = (text: string) => html`${text}`.html;

function exchange(content: string, at: number, before: string, now: string): string {
  return at < 0 ? content : content.slice(0, at) + now + content.slice(at + before.length);
}

/** Puts lines of an editor where the built-in sentence stands, in both forms of an email. */
function reword(
  { text, html: markup, ...rest }: EmailContent,
  { sentence, lines, isLast }: { sentence: string; lines: readonly string[]; isLast: boolean },
): EmailContent {
  const find = (content: string, part: string) =>
    isLast ? content.lastIndexOf(part) : content.indexOf(part);
  const built = escaped(sentence);
  return {
    ...rest,
    text: exchange(text, find(text, sentence), sentence, lines.join('\n')),
    html: exchange(markup, find(markup, built), built, lines.map(escaped).join('<br />')),
  };
}

/**
 * An email in its editors' words. Values of buyers are filled in as text, in one line each: nothing
 * of them becomes markup, a header or another placeholder.
 */
export function applyWording(email: EditableEmail, wording: Wording): EmailContent {
  const { subject, text, html: markup, wording: built } = email;
  const values = Object.fromEntries(
    Object.entries(built.values).map(([name, value]) => [name, oneLine(value)]),
  );
  const linesOf = (written: string) =>
    written.split(LINE_BREAK).map((line) => oneLine(fill(line, values)));
  let content: EmailContent = { subject, text, html: markup };
  if (wording.closing?.trim())
    content = reword(content, {
      ...{ sentence: built.closing, lines: linesOf(wording.closing), isLast: true },
    });
  if (wording.intro?.trim())
    content = reword(content, {
      ...{ sentence: built.intro, lines: linesOf(wording.intro), isLast: false },
    });
  if (!wording.subject?.trim()) return content;
  const written = oneLine(fill(wording.subject, values));
  const title = `<title>${escaped(subject)}</title>`;
  const at = content.html.indexOf(title);
  return {
    ...content,
    subject: written,
    html: exchange(content.html, at, title, `<title>${escaped(written)}</title>`),
  };
}
