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

/** A group as components get it: its ICU messages, which are those below `counts`, are compiled. */
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
  // TypeScript loses the keys, which are those of `counts`, each with a compiled message.
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
