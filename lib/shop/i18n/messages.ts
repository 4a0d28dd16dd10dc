import type { Language } from '@/lib/shop/page-context/locale';
import { compileCount } from './compile-count';
import type { CountMessage } from './format-count';
import cs from './messages/cs.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';
import pl from './messages/pl.json';

type Source = typeof de;

/** A message group for components, with the ICU messages in `counts` compiled. */
type Compiled<Group> = {
  [Key in keyof Group]: Key extends 'counts' ? Record<keyof Group[Key], CountMessage> : Group[Key];
};

type Texts = { [Group in keyof Source]: Compiled<Source[Group]> };

/** A group of messages that components read together. */
export type MessageGroup = keyof Texts;

/** The messages in one language. */
export interface Messages extends Texts {
  language: Language;
}

function compile(source: Source): Texts {
  const groups = Object.entries(source).map(([name, group]) => {
    if (!('counts' in group)) return [name, group];
    const counts = Object.entries(group.counts).map(([key, text]) => [key, compileCount(text)]);
    return [name, { ...group, counts: Object.fromEntries(counts) }];
  });
  // TypeScript loses the keys, which are those of `counts`.
  return Object.fromEntries(groups) as Texts;
}

const texts: Readonly<Record<Language, Texts>> = {
  de: compile(de),
  en: compile(en),
  cs: compile(cs),
  pl: compile(pl),
  nl: compile(nl),
  fr: compile(fr),
};

/**
 * All messages of a language. For use where props are made: importing it loads all six languages.
 */
export function messagesFor(language: Language): Messages {
  return { language, ...texts[language] };
}

/** The message groups for a page's props: those used by its frame and blocks. */
export function messagesOf(language: Language, groups: Iterable<MessageGroup>): Messages {
  const carried = Array.from(new Set(groups), (group) => [group, texts[language][group]] as const);
  // The page itself only reads these groups (block-messages.test.tsx); deferred parts load the
  // others (with-messages.ts).
  return { language, ...Object.fromEntries(carried) } as Messages;
}
