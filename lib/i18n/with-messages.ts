import type { Language } from '@/lib/page-context/locale';
import type { Messages } from './messages';
import { provideMessages } from './use-messages';

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

async function loadMessages(): Promise<void> {
  const language = document.documentElement.lang;
  if (isLanguage(language)) provideMessages({ language, ...(await files[language]()) });
}

/**
 * A deferred part of the page, with the messages that the page's props lack. Both are loaded in
 * parallel, and the file of the messages once a visit.
 * @param part one literal `import()`
 * @throws the import's error when either fails to load
 */
export async function withMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages()]);
  return loaded;
}
