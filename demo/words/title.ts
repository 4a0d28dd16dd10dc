import type { Language } from '@/lib/shop/page-context/locale';
import type { Collar, Cut, Pattern } from '@/packages/garment-pictures/articles';
import { capitalised, inSix, type InSix } from './in-six';
import { NOUNS, type Gender, type NounName } from './nouns';

/** Stems and phrases for a pattern; phrases after the noun are not inflected. */
interface PatternWords {
  de: string;
  en: string;
  cs: string;
  /** Follows the noun; a word that ends in `-` takes the noun's ending. */
  pl: string;
  nl: string;
  fr: string;
}

const striped = { de: 'gestreift', en: 'striped', cs: 'pruhovan', nl: 'gestreept' };
const checked = { de: 'kariert', en: 'checked', cs: 'kostkovan', nl: 'geruit' };

const PATTERNS: Readonly<Partial<Record<Pattern, PatternWords>>> = {
  stripe: { ...striped, pl: 'w paski', fr: 'à rayures' },
  'bold-stripe': { ...striped, pl: 'w szerokie paski', fr: 'à larges rayures' },
  pinstripe: {
    ...striped,
    en: 'pinstriped',
    cs: 'proužkovan',
    pl: 'w prążki',
    fr: 'à fines rayures',
  },
  gingham: { ...checked, pl: 'w drobną kratkę', fr: 'à carreaux vichy' },
  check: { ...checked, pl: 'w kratę', fr: 'à carreaux' },
  windowpane: { ...checked, pl: 'w dużą kratę', fr: 'à grands carreaux' },
  tartan: { ...checked, en: 'tartan', pl: 'w szkocką kratę', fr: 'à carreaux écossais' },
  dots: {
    de: 'gepunktet',
    en: 'dotted',
    cs: 'puntíkovan',
    pl: 'w kropki',
    nl: 'gestippeld',
    fr: 'à pois',
  },
  melange: {
    de: 'meliert',
    en: 'marled',
    cs: 'melírovan',
    pl: 'melanżow-',
    nl: 'gemêleerd',
    fr: 'chiné-',
  },
};

const GERMAN = { m: 'er', f: 'e', n: 'es', p: 'e', mp: 'e', fp: 'e' } as const;
const CZECH = { m: 'ý', f: 'á', n: 'é', p: 'é', mp: 'é', fp: 'é' } as const;
const POLISH = { m: 'y', f: 'a', n: 'e', p: 'e', mp: 'e', fp: 'e' } as const;
const FRENCH = { m: '', f: 'e', n: '', p: 's', mp: 's', fp: 'es' } as const;

const CLOSING: Partial<Record<Language, Readonly<Record<Gender, string>>>> = {
  pl: POLISH,
  fr: FRENCH,
};

function inFront(language: Language, words: PatternWords, gender: Gender): string {
  switch (language) {
    case 'de':
      return words.de + GERMAN[gender];
    case 'cs':
      return words.cs + CZECH[gender];
    case 'nl':
      // Without an article, adjectives of "het" nouns have no ending.
      return gender === 'n' ? words.nl : `${words.nl}e`;
    default:
      return words.en;
  }
}

function behind(language: 'pl' | 'fr', words: PatternWords, gender: Gender): string {
  const phrase = words[language];
  return phrase.endsWith('-') ? phrase.slice(0, -1) + (CLOSING[language]?.[gender] ?? '') : phrase;
}

function patterned(language: Language, noun: string, pattern: Pattern, gender: Gender): string {
  const words = PATTERNS[pattern];
  if (!words) return noun;
  if (language === 'pl' || language === 'fr') return `${noun} ${behind(language, words, gender)}`;
  return `${inFront(language, words, gender)} ${noun}`;
}

/** The part of a title that describes the neck. */
const FEATURES: Readonly<Partial<Record<Collar, InSix>>> = {
  kent: inSix([
    'mit Kentkragen',
    'with spread collar',
    's klasickým límcem',
    'z kołnierzykiem klasycznym',
    'met klassieke kraag',
    'col classique',
  ]),
  cutaway: inSix([
    'mit Haifischkragen',
    'with cutaway collar',
    's italským límcem',
    'z kołnierzykiem włoskim',
    'met cutaway-kraag',
    'col ouvert',
  ]),
  'button-down': inSix([
    'mit Button-down-Kragen',
    'with button-down collar',
    's límcem button-down',
    'z kołnierzykiem button-down',
    'met button-downkraag',
    'col boutonné',
  ]),
  band: inSix([
    'mit Stehkragen',
    'with band collar',
    'se stojáčkem',
    'ze stójką',
    'met opstaande kraag',
    'col mao',
  ]),
  crew: inSix([
    'mit Rundhalsausschnitt',
    'with crew neck',
    's kulatým výstřihem',
    'z okrągłym dekoltem',
    'met ronde hals',
    'col rond',
  ]),
  'v-neck': inSix([
    'mit V-Ausschnitt',
    'with V-neck',
    's výstřihem do V',
    'z dekoltem w serek',
    'met V-hals',
    'col V',
  ]),
};

/** Trade names of cuts, the same in every language. */
const CUT_NAMES: Readonly<Record<Cut, string>> = {
  slim: 'slim fit',
  regular: 'regular fit',
  comfort: 'comfort fit',
  relaxed: 'relaxed fit',
};

/** `Slim-Fit-` */
const germanCut = (cut: string) => cut.split(' ').map(capitalised).join('-').concat('-');

/** A noun with its cut: before it as a compound or an adjective, or after it. */
function cutNoun(language: Language, noun: string, cut: Cut): string {
  const name = CUT_NAMES[cut];
  switch (language) {
    case 'de':
      return germanCut(name) + noun;
    case 'en':
    case 'nl':
      return `${name.replace(' ', '-')} ${noun}`;
    default:
      return `${noun} ${name}`;
  }
}

export interface Titled {
  noun: NounName;
  pattern: Pattern;
  feature: Collar | null;
  /** The brand's name for the model, the same in every language. */
  modelName: string | null;
  fit: Cut | null;
}

const GENDERED = ['de', 'cs', 'pl', 'nl', 'fr'] as const;

function genderOf(name: NounName, language: Language): Gender {
  const at = GENDERED.findIndex((each) => each === language);
  return NOUNS[name].genders[at] ?? 'n';
}

/** Phrases after the name; in French the last one follows a comma. */
function followedBy(language: Language, name: string, cloth: string, feature: string): string {
  const withCloth = cloth ? `${name} ${cloth}` : name;
  if (!feature) return withCloth;
  return `${withCloth}${language === 'fr' ? ', ' : ' '}${feature}`;
}

/**
 * Title with cut, pattern, cloth and neck of an article: `Gestreiftes Slim-Fit-Businesshemd aus
 * Popeline mit Kentkragen`, `Slim-Fit-Chino Larsen aus Baumwolltwill`. Colours have their own
 * names.
 */
export function titleOf(titled: Titled, language: Language): string {
  const { words, cloth } = NOUNS[titled.noun];
  const plain = inSix(words)[language];
  const noun = titled.fit ? cutNoun(language, plain, titled.fit) : plain;
  const named = patterned(language, noun, titled.pattern, genderOf(titled.noun, language));
  const model = titled.modelName ? `${named} ${titled.modelName}` : named;
  const feature = (titled.feature && FEATURES[titled.feature]?.[language]) ?? '';
  return capitalised(followedBy(language, model, cloth ? inSix(cloth)[language] : '', feature));
}
