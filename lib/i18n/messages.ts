import type { Language } from '@/lib/page-context/locale';
import cs from './messages/cs.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';
import pl from './messages/pl.json';

type Texts = typeof de;

/** The interface's words in one language. Plain JSON: it travels inside the page's props. */
export interface Messages extends Texts {
  language: Language;
}

const texts: Readonly<Record<Language, Texts>> = { de, en, cs, pl, nl, fr };

/** Words of one language. Call it where props are made: importing it brings all six languages. */
export function messagesFor(language: Language): Messages {
  return { language, ...texts[language] };
}
