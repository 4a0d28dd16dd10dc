import type { SynonymHit } from 'algoliasearch';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { colourWords, type WiderWord } from '@/demo/words/colour-words';
import {
  FALSE_FRIENDS,
  GARMENT_WORDS,
  HEADS,
  MODIFIERS,
  otherNamesOf,
  ownNamesOf,
} from '@/demo/words/garment-words';
import { NARROWER_WORDS, SYNONYMS } from '@/demo/words/search-words';
import { isStopWord } from '@/packages/algolia-local/engine/query/language';
import { wordsOf } from '@/packages/algolia-local/engine/words';

/** Normalises a text as the search does, without capitals, diacritics and hyphens. */
const plain = (text: string): string => wordsOf(text).join(' ');

/** Words and names that already find articles, or have a meaning in the language. */
function knownWords(language: Language, products: readonly Product[]): Set<string> {
  const names = GARMENT_WORDS.flatMap(([, row]) => [
    ...ownNamesOf(row, language),
    ...otherNamesOf(row, language),
  ]);
  const titles = new Set(
    products.flatMap(({ title, categoryTitles: { lvl1, lvl2 } }) =>
      [title, lvl1, lvl2].flatMap((text) => text ?? []),
    ),
  );
  const synonyms = [
    ...SYNONYMS[language].flat(),
    ...NARROWER_WORDS[language].map(([word]) => word),
    ...colourWords(language).map(({ word }) => word),
  ];
  return new Set(
    [...names, ...synonyms].map(plain).concat([...titles].flatMap((title) => wordsOf(title))),
  );
}

/** Makes a word find others, unless the language already has that word. */
type Found = (words: readonly string[], finds: readonly string[]) => WiderWord[];

const foundUnless =
  (known: ReadonlySet<string>): Found =>
  (words, finds) =>
    words
      .filter((word) => !known.has(plain(word)) && !FALSE_FRIENDS.includes(word))
      .map((word) => ({ word, finds: finds.filter((found) => found !== word) }));

/** Other names of articles, in the shop's language and in the others. */
function garmentWords(language: Language, found: Found): WiderWord[] {
  const others = LANGUAGES.filter((other) => other !== language);
  return GARMENT_WORDS.flatMap(([, row]) => {
    const finds = ownNamesOf(row, language);
    const foreign = others.flatMap((other) => [
      ...ownNamesOf(row, other),
      ...otherNamesOf(row, other),
    ]);
    return [
      ...otherNamesOf(row, language).map((word) => ({ word, finds })),
      ...found(foreign, finds),
    ];
  });
}

/** `herrenhemd` and `wanderhose`: the first part describes none of the articles. */
function compoundWords(language: Language, found: Found): WiderWord[] {
  return GARMENT_WORDS.filter(([category]) => HEADS.includes(category)).flatMap(([, row]) =>
    Object.entries(MODIFIERS).flatMap(([other, modifiers]) => {
      const written = LANGUAGES.find((one) => one === other);
      if (!written) return [];
      const own = ownNamesOf(row, written);
      const all = [...own, ...otherNamesOf(row, written)];
      const compounds = (before: readonly string[], nouns: readonly string[]) =>
        before.flatMap((modifier) =>
          nouns.filter((noun) => /^\p{L}+$/u.test(noun)).map((noun) => modifier + noun),
        );
      // The first two modifiers mean "for men": they are typed with any noun, in any shop.
      const forMen = compounds(modifiers.slice(0, 2), all);
      const others = written === language ? compounds(modifiers.slice(2), own) : [];
      return found([...forMen, ...others], ownNamesOf(row, language));
    }),
  );
}

const foreignColours = (language: Language, found: Found): WiderWord[] =>
  LANGUAGES.filter((other) => other !== language).flatMap((other) =>
    colourWords(other, language).flatMap(({ word, finds }) => found([word], finds)),
  );

/** Combines entries of the same word. */
function merged(words: readonly WiderWord[]): WiderWord[] {
  const finds = new Map<string, Set<string>>();
  for (const { word, finds: more } of words)
    finds.set(word, new Set([...(finds.get(word) ?? []), ...more]));
  return [...finds].map(([word, all]) => ({ word, finds: [...all] }));
}

/** Adds variants without stop words: a search for `chemise de nuit` looks up `chemise nuit`. */
function withoutStopWords(words: readonly WiderWord[], language: Language): WiderWord[] {
  return words.flatMap((one) => {
    const all = one.word.split(/[\s’']+/);
    const word = all.filter((each) => !isStopWord(plain(each), [language])).join(' ');
    return all.length < 2 || word === all.join(' ') || !word.includes(' ')
      ? [one]
      : [one, { ...one, word }];
  });
}

const oneWay = (kind: string, { word, finds }: WiderWord): SynonymHit => ({
  objectID: `${kind}-${word}`.replaceAll(' ', '-'),
  type: 'onewaysynonym',
  input: word,
  synonyms: [...finds],
});

/**
 * Synonyms of an index: words with the same meaning, words that have another name here, names in
 * the shops' other languages, and compounds with a meaningless first part.
 */
export function synonymsOf(language: Language, products: readonly Product[]): SynonymHit[] {
  const found = foundUnless(knownWords(language, products));
  const wider = [
    ...NARROWER_WORDS[language].map(([word, finds]) => ({ word, finds: [...finds] })),
    ...garmentWords(language, found),
    ...compoundWords(language, found),
  ];
  const colours = [...colourWords(language), ...foreignColours(language, found)];
  return [
    ...SYNONYMS[language].map((synonyms) => ({
      objectID: `synonyms-${synonyms[0]}`.replaceAll(' ', '-'),
      type: 'synonym' as const,
      synonyms: [...synonyms],
    })),
    ...merged(withoutStopWords(wider, language)).map((word) => oneWay('narrower', word)),
    ...merged(colours).map((word) => oneWay('colour', word)),
  ];
}
