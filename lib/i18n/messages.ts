import type { Language } from '@/lib/page-context/locale';
import cs from './messages/cs.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';
import pl from './messages/pl.json';

type Texts = typeof de;

/** A group of words that components read together. */
export type WordGroup = keyof Texts;

/** The interface's words in one language. */
export interface Messages extends Texts {
  language: Language;
}

const texts: Readonly<Record<Language, Texts>> = { de, en, cs, pl, nl, fr };

/** Every word of one language. Call it where props are made: importing it brings all six languages. */
export function messagesFor(language: Language): Messages {
  return { language, ...texts[language] };
}

/** The groups of words a page carries: those that its frame and its blocks read. */
export function wordsOf(language: Language, groups: Iterable<WordGroup>): Messages {
  const carried = Array.from(new Set(groups), (group) => [group, texts[language][group]] as const);
  // What is on the page reads these groups alone (block-words.test.tsx); what comes late brings the
  // others along (with-words.ts).
  return { language, ...Object.fromEntries(carried) } as Messages;
}
