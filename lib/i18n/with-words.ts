import type { Language } from '@/lib/page-context/locale';
import type { Messages } from './messages';
import { bringWords } from './words';

/** One literal `import()` per line: each language is a file of its own. */
const files: Readonly<Record<Language, () => Promise<Omit<Messages, 'language'>>>> = {
  de: () => import('./messages/de.json').then((file) => file.default),
  en: () => import('./messages/en.json').then((file) => file.default),
  cs: () => import('./messages/cs.json').then((file) => file.default),
  pl: () => import('./messages/pl.json').then((file) => file.default),
  nl: () => import('./messages/nl.json').then((file) => file.default),
  fr: () => import('./messages/fr.json').then((file) => file.default),
};

const isLanguage = (text: string): text is Language => Object.hasOwn(files, text);

async function bring(): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) bringWords({ language, ...(await files[language]()) });
}

/**
 * A part of the page that comes late, with the words the page itself does not carry. Both are asked
 * for at once, and the browser asks for the words' file once a visit.
 * @param part one literal `import()`
 * @throws what the import throws when either cannot be had
 */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, bring()]);
  return loaded;
}
