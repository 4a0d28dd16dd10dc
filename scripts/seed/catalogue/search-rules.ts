import type { Rule } from 'algoliasearch';
import type { CategoryKey } from '@/demo/words/categories';
import {
  FALSE_FRIENDS,
  GARMENT_WORDS,
  HEADS,
  MODIFIERS,
  otherNamesOf,
  ownNamesOf,
} from '@/demo/words/garment-words';
import type { Row } from '@/demo/words/in-six';
import { MEN_WORDS } from '@/demo/words/men-words';
import { BIG_WORDS, MEANINGS } from '@/demo/words/search-words';
import { servicePagesOf, wordsInAll } from '@/demo/words/service-words';
import { FEWEST_CHARACTERS } from '@/lib/catalog/search/suggest';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { wordsOf } from '@/packages/algolia-local/engine/words';

/** The vendor's limit for one rule. */
const MAX_CONDITIONS = 25;

const FEWEST_LETTERS = FEWEST_CHARACTERS;

type Anchoring = 'is' | 'contains';

interface RuleKind {
  objectID: string;
  description: string;
  anchoring: Anchoring;
  consequence: Rule['consequence'];
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Adds spellings without umlauts, because rules compare words literally. */
const withSpelledUmlauts = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => [word, word.replace(/[äöü]/gi, (letter) => SPELLED[letter] ?? letter)]),
  ),
];

/** As many rules as the limit of conditions requires for the patterns. */
function rulesFor(patterns: readonly string[], { anchoring, ...rule }: RuleKind): Rule[] {
  const unique = [
    ...new Map(
      withSpelledUmlauts(patterns).map((text) => [wordsOf(text).join(' '), text]),
    ).values(),
  ];
  return Array.from({ length: Math.ceil(unique.length / MAX_CONDITIONS) }, (_, at) => ({
    ...rule,
    objectID: at === 0 ? rule.objectID : `${rule.objectID}-${at + 1}`,
    conditions: unique
      .slice(at * MAX_CONDITIONS, (at + 1) * MAX_CONDITIONS)
      .map((pattern) => ({ pattern, anchoring })),
  }));
}

/**
 * Removes words from a search that apply to every article: that it is for men, or big in the big
 * and tall shop. Only one rule may change a query, so each contains all of these words.
 */
function assortmentRules(project: ProjectId, language: Language): Rule[] {
  const words = [...MEN_WORDS.flat(), ...(project === 'hgg' ? BIG_WORDS[language] : [])];
  // Phrases precede the words they contain.
  const longestFirst = withSpelledUmlauts(words).toSorted(
    (left, right) => right.length - left.length,
  );
  return rulesFor(words, {
    objectID: 'true-of-everything',
    description: 'Takes words that are true of every article out of a search',
    anchoring: 'contains',
    consequence: {
      params: {
        query: { edits: longestFirst.map((word) => ({ type: 'remove', delete: word })) },
      },
    },
  });
}

/** Prefixes of words while they are being typed. */
const prefixesOf = (words: string): string[] =>
  Array.from({ length: Math.max(0, words.length - FEWEST_LETTERS) }, (_, at) =>
    words.slice(0, FEWEST_LETTERS + at).trim(),
  );

/**
 * Finds all articles while a word for men is being typed. Only prefixes are used with which no word
 * of the shop begins: in Czech, `oble` begins both `oblečení` and `oblek`.
 */
function typingRules(project: ProjectId, language: Language, products: readonly Product[]): Rule[] {
  const words = [...MEN_WORDS.flat(), ...(project === 'hgg' ? BIG_WORDS[language] : [])];
  const whole = withSpelledUmlauts(words).map((word) => wordsOf(word).join(' '));
  const texts = products.flatMap(({ title, brand, categoryTitles: { lvl1, lvl2 } }) =>
    [title, brand.title, lvl1, lvl2].flatMap((text) => text ?? []),
  );
  const others = [...new Set(texts.flatMap((text) => wordsOf(text)))];
  const prefixes = [...new Set(whole.flatMap(prefixesOf))];
  const free = prefixes.filter(
    (prefix) => !whole.includes(prefix) && !others.some((word) => word.startsWith(prefix)),
  );
  return rulesFor(free, {
    objectID: 'typing-true-of-everything',
    description: 'Finds everything while a word that is true of every article is typed',
    anchoring: 'is',
    consequence: { params: { query: '' } },
  });
}

/** A search for big sizes alone finds all clothes. */
const bigRules = (language: Language): Rule[] =>
  rulesFor(BIG_WORDS[language], {
    objectID: 'big-clothes',
    description: 'Shows clothes first',
    anchoring: 'is',
    consequence: { params: { optionalFilters: ['categories:bekleidung'] } },
  });

/** Weight greater than the preference for single articles. */
const MEANT = 5;

const meaning = (name: string, words: readonly string[], categories: readonly CategoryKey[]) =>
  rulesFor(words, {
    objectID: `meaning-${name}`.replaceAll(' ', '-'),
    description: `Shows ${categories.join(', ')} first`,
    anchoring: 'contains',
    consequence: {
      params: { optionalFilters: categories.map((key) => `categories:${key}<score=${MEANT}>`) },
    },
  });

/** `herrenhemd` and `herenoverhemd`: the first modifiers mean that an article is for men. */
const forMen = (category: CategoryKey, row: Row): string[] =>
  HEADS.includes(category)
    ? (['de', 'nl'] as const).flatMap((language) =>
        (MODIFIERS[language] ?? [])
          .slice(0, 2)
          .flatMap((modifier) =>
            [...ownNamesOf(row, language), ...otherNamesOf(row, language)]
              .filter((noun) => /^\p{L}+$/u.test(noun))
              .map((noun) => modifier + noun),
          ),
      )
    : [];

/**
 * A noun means its category, whatever precedes it: `wollen sokken` are socks, although scarves are
 * of wool.
 */
function garmentRules(language: Language): Rule[] {
  const own = new Set(GARMENT_WORDS.flatMap(([, row]) => ownNamesOf(row, language)));
  const settled = new Set(MEANINGS[language].flatMap(([words]) => words));
  return GARMENT_WORDS.flatMap(([category, row]) => {
    const names = ownNamesOf(row, language);
    const words = LANGUAGES.flatMap((other) => [
      ...(other === language ? [] : ownNamesOf(row, other)),
      ...otherNamesOf(row, other),
    ]);
    const foreign = [...words, ...forMen(category, row)].filter(
      (word) => !own.has(word) && !FALSE_FRIENDS.includes(word),
    );
    const unsettled = [...names, ...foreign].filter((word) => !settled.has(word));
    return meaning(`category-${category}`, unsettled, [category]);
  });
}

/**
 * Redirect from the exact words of a service page to it. A merchant can edit these rules in the
 * index.
 */
const serviceRules = (project: ProjectId, language: Language): Rule[] =>
  servicePagesOf(project).flatMap((page) =>
    rulesFor(wordsInAll(page, language), {
      objectID: `page-${page.target}`,
      description: `Leads to ${page.target}`,
      anchoring: 'is',
      consequence: { params: { renderingContent: { redirect: { url: page.target } } } },
    }),
  );

/** The rules of a shop's index in one language. */
export const rulesOf = (
  project: ProjectId,
  language: Language,
  products: readonly Product[],
): Rule[] => [
  ...assortmentRules(project, language),
  ...typingRules(project, language, products),
  ...(project === 'hgg' ? bigRules(language) : []),
  ...MEANINGS[language].flatMap(([words, categories]) =>
    meaning(words[0] ?? '', words, categories),
  ),
  ...garmentRules(language),
  ...serviceRules(project, language),
];
