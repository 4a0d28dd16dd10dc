import type { Language } from '@/lib/page-context/locale';
import cs from './messages/cs.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';
import pl from './messages/pl.json';

type Texts = typeof de;

/** A group of messages that components read together. */
export type MessageGroup = keyof Texts;

/** The messages in one language. */
export interface Messages extends Texts {
  language: Language;
}

const texts: Readonly<Record<Language, Texts>> = { de, en, cs, pl, nl, fr };

/** All messages of a language. Call it where props are made: its import loads all six languages. */
export function messagesFor(language: Language): Messages {
  return { language, ...texts[language] };
}

/** The groups of messages in a page's props: those that its frame and its blocks read. */
export function messagesOf(language: Language, groups: Iterable<MessageGroup>): Messages {
  const carried = Array.from(new Set(groups), (group) => [group, texts[language][group]] as const);
  // The page itself reads these groups alone (block-messages.test.tsx); deferred parts load the
  // others (with-messages.ts).
  return { language, ...Object.fromEntries(carried) } as Messages;
}
