import type { Synonym, SynonymPhrase, Synonyms } from './types';
import { PLAIN_WORDS, type WordForm, wordsOf } from './words';

/** Compiles the synonyms of an index to a lookup table, with the words of that index. */
export function compileSynonyms(list: Iterable<Synonym>, form: WordForm = PLAIN_WORDS): Synonyms {
  const byPhrase = new Map<string, SynonymPhrase[]>();
  // One object for each phrase: hundreds of words lead to the same few.
  const phrases = new Map<string, SynonymPhrase>();
  let longest = 0;
  const link = (from: string, to: string, typos: number): void => {
    const key = wordsOf(from, form);
    const words = wordsOf(to, form);
    if (key.length === 0 || words.length === 0) return;
    const phrase = key.join(' ');
    const target = words.join(' ');
    if (phrase === target) return;
    longest = Math.max(longest, key.length);
    const found = phrases.get(`${typos} ${target}`) ?? { words, typos };
    phrases.set(`${typos} ${target}`, found);
    const known = byPhrase.get(phrase);
    if (known) known.push(found);
    else byPhrase.set(phrase, [found]);
  };
  for (const synonym of list) linkAll(synonym, link);
  return { byPhrase, longest };
}

function linkAll(synonym: Synonym, link: (from: string, to: string, typos: number) => void): void {
  switch (synonym.type) {
    case 'synonym':
      for (const from of synonym.synonyms) {
        for (const to of synonym.synonyms) link(from, to, 0);
      }
      return;
    case 'onewaysynonym':
      for (const to of synonym.synonyms) link(synonym.input, to, 0);
      return;
    case 'altcorrection1':
    case 'altcorrection2':
      for (const to of synonym.corrections) {
        link(synonym.word, to, synonym.type === 'altcorrection1' ? 1 : 2);
      }
      return;
    case 'placeholder':
      // A record that contains `<number>` is found by any of the replacements.
      for (const from of synonym.replacements) link(from, synonym.placeholder, 0);
      return;
    default:
      synonym satisfies never;
  }
}
