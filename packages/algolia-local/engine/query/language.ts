import type { QuerySettings } from '#engine/types';
import { tokenise, wordsOf } from '#engine/words';

/** Words without meaning for a product; normalised when read. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  de: 'der die das den dem des ein eine einer eines einem einen und oder mit für von zu zum zur im in am an auf aus bei als auch ist sind nicht ohne',
  en: 'a an the and or of for with to in on at by from is are as not without',
  fr: 'le la les l un une des du de d et ou à au aux avec pour en dans sur par est sont sans ne pas',
  nl: 'de het een en of met voor van te in op aan bij uit als is zijn niet zonder',
  cs: 'a i nebo s se v ve na do z ze k ke o u pro po je jsou bez ne',
  pl: 'i oraz lub albo z ze w we na do dla od o u po za jest są bez nie',
};

/** Endings that may replace each other, singular first. Only forms found in the index count. */
const ENDINGS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['', 'e'],
    ['', 'en'],
    ['', 'n'],
    ['', 'er'],
    ['', 's'],
    ['e', 'en'],
    ['', 'nen'],
  ],
  en: [
    ['', 's'],
    ['', 'es'],
    ['y', 'ies'],
    ['f', 'ves'],
    ['fe', 'ves'],
    ['man', 'men'],
  ],
  fr: [
    ['', 's'],
    ['', 'x'],
    ['al', 'aux'],
    ['ail', 'aux'],
  ],
  nl: [
    ['', 'en'],
    ['', 's'],
    ['', 'n'],
    ['f', 'ven'],
    ['s', 'zen'],
  ],
  cs: [
    ['', 'y'],
    ['', 'i'],
    ['', 'e'],
    ['a', 'y'],
    ['e', ''],
    ['o', 'a'],
    ['ek', 'ky'],
    ['a', ''],
  ],
  pl: [
    ['', 'y'],
    ['', 'i'],
    ['', 'e'],
    ['a', 'y'],
    ['a', 'i'],
    ['o', 'a'],
    ['ek', 'ki'],
    ['a', ''],
  ],
};

/** Nouns with an irregular plural: `singular/plural`; normalised when read. */
const IRREGULAR: Readonly<Record<string, string>> = {
  de: 'mann/männer land/länder band/bänder tuch/tücher halstuch/halstücher rock/röcke hut/hüte schuh/schuhe mantel/mäntel kragen/krägen knopf/knöpfe anzug/anzüge zug/züge fuß/füße kopf/köpfe hand/hände vater/väter bruder/brüder sohn/söhne mutter/mütter tochter/töchter buch/bücher blatt/blätter glas/gläser rad/räder bund/bünde stoff/stoffe nacht/nächte stadt/städte arm/arme ärmel/ärmel kunde/kunden',
  en: 'man/men woman/women gentleman/gentlemen child/children foot/feet tooth/teeth goose/geese mouse/mice ox/oxen person/people scarf/scarves knife/knives wife/wives life/lives half/halves shelf/shelves leaf/leaves',
  fr: 'œil/yeux monsieur/messieurs madame/mesdames bijou/bijoux genou/genoux caillou/cailloux pneu/pneus travail/travaux vitrail/vitraux ciel/cieux',
  nl: 'kind/kinderen stad/steden schip/schepen lid/leden ei/eieren blad/bladeren rund/runderen lied/liederen koe/koeien vlo/vlooien knie/knieën schoen/schoenen overhemd/overhemden dag/dagen glas/glazen gat/gaten',
  cs: 'člověk/lidé dítě/děti oko/oči ucho/uši ruka/ruce noha/nohy muž/muži přítel/přátelé kůň/koně den/dny týden/týdny rok/léta bratr/bratři pes/psi bota/boty',
  pl: 'człowiek/ludzie dziecko/dzieci oko/oczy ucho/uszy ręka/ręce mężczyzna/mężczyźni rok/lata brat/bracia przyjaciel/przyjaciele tydzień/tygodnie dzień/dni pies/psy koń/konie but/buty płaszcz/płaszcze sweter/swetry stopa/stopy',
};

/** `männer` is also written `maenner`. */
const spellings = (word: string): string[] =>
  tokenise(word).flatMap(({ word: plain, spelled }) => (spelled ? [plain, spelled] : [plain]));

const irregular = new Map(
  Object.entries(IRREGULAR).map(([language, text]) => {
    const forms = new Map<string, string[]>();
    for (const pair of text.split(' ')) {
      const both = pair.split('/').flatMap(spellings);
      for (const form of both) {
        const others = both.filter((other) => other !== form);
        forms.set(form, [...(forms.get(form) ?? []), ...others]);
      }
    }
    return [language, forms] as const;
  }),
);

export const LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);

const stopWords = new Map(
  Object.entries(STOP_WORDS).map(([language, text]) => [language, new Set(wordsOf(text))]),
);

type Dictionaries = QuerySettings['dictionaries'];

export function isStopWord(
  word: string,
  languages: readonly string[],
  dictionaries: Dictionaries = {},
): boolean {
  return languages.some((language) => {
    const own = dictionaries[language];
    if (own?.stopWords.includes(word)) return true;
    if (own?.notStopWords.includes(word) || own?.hasStandardStopWords === false) return false;
    return stopWords.get(language)?.has(word) === true;
  });
}

/** The standard words of a language: stop words and irregular plurals. */
export function standardWords(language: string): { stopWords: string[]; plurals: string[][] } {
  const pairs = IRREGULAR[language]?.split(' ') ?? [];
  return {
    stopWords: STOP_WORDS[language]?.split(' ') ?? [],
    plurals: pairs.map((pair) => pair.split('/')),
  };
}

const SHORTEST_STEM = 3;

/** Other forms of a word if singular and plural are treated alike. */
export function otherNumbersOf(
  word: string,
  languages: readonly string[],
  dictionaries: Dictionaries = {},
): string[] {
  const isStandard = (language: string) => dictionaries[language]?.hasStandardPlurals !== false;
  const own = languages.flatMap((language) => dictionaries[language]?.plurals ?? []);
  const forms = new Set([
    ...own.filter((noun) => noun.includes(word)).flat(),
    ...standardNumbersOf(word, languages.filter(isStandard)),
  ]);
  forms.delete(word);
  return [...forms];
}

function standardNumbersOf(word: string, languages: readonly string[]): Set<string> {
  const forms = new Set<string>();
  for (const [singular, plural] of languages.flatMap((language) => ENDINGS[language] ?? [])) {
    for (const [from, to] of [
      [singular, plural],
      [plural, singular],
    ] as const) {
      const stem = word.length - from.length;
      if (stem >= SHORTEST_STEM && word.endsWith(from)) forms.add(word.slice(0, stem) + to);
    }
  }
  if (languages.includes('nl')) for (const form of dutchForms(word)) forms.add(form);
  for (const language of languages) {
    for (const form of irregular.get(language)?.get(word) ?? []) forms.add(form);
  }
  return forms;
}

/** `jas`, `jassen`: a short vowel doubles the consonant. `schoen` does not. */
function dutchForms(word: string): string[] {
  const doubled = /^(.+?)([bdfgklmnprst])\2en$/.exec(word);
  if (doubled) return [`${doubled[1]}${doubled[2]}`];
  const last = word.charAt(word.length - 1);
  return word.length >= SHORTEST_STEM && /[bdfgklmnprst]/.test(last) ? [`${word}${last}en`] : [];
}
