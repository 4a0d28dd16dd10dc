import type { Synonym, SynonymPhrase, Synonyms } from './types';
import { PLAIN_WORDS, type WordForm, wordsOf } from './words';

/** Compiles the synonyms of an index to a lookup table, with the words of that index. */
export function compileSynonyms(list: Iterable<Synonym>, form: WordForm = PLAIN_WORDS): Synonyms {
  const byPhrase = new Map<string, SynonymPhrase[]>();
  let longest = 0;
  const link = (from: string, to: string, typos: number): void => {
    const key = wordsOf(from, form);
    const words = wordsOf(to, form);
    if (key.length === 0 || words.length === 0) return;
    const phrase = key.join(' ');
    if (phrase === words.join(' ')) return;
    longest = Math.max(longest, key.length);
    const known = byPhrase.get(phrase);
    if (known) known.push({ words, typos });
    else byPhrase.set(phrase, [{ words, typos }]);
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
