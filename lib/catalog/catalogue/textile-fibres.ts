import type { Language } from '@/lib/shop/page-context/locale';

type FibreWords = Readonly<Record<Language, string>>;

const words = (de: string, en: string, fr: string, nl: string, pl: string, cs: string) =>
  ({ de, en, fr, nl, pl, cs }) satisfies FibreWords;

/**
 * Fibres of clothing by the names that Regulation (EU) 1007/2011 allows: those of annex I, and virgin wool by annex III.
 * A breed or a brand, such as merino, is no name of a fibre.
 */
export const FIBRES = {
  wool: words('Wolle', 'wool', 'laine', 'wol', 'wełna', 'vlna'),
  virginWool: words(
    'Schurwolle',
    'virgin wool',
    'laine vierge',
    'scheerwol',
    'żywa wełna',
    'střižní vlna',
  ),
  cashmere: words('Kaschmir', 'cashmere', 'cachemire', 'kasjmier', 'kaszmir', 'kašmír'),
  silk: words('Seide', 'silk', 'soie', 'zijde', 'jedwab', 'hedvábí'),
  cotton: words('Baumwolle', 'cotton', 'coton', 'katoen', 'bawełna', 'bavlna'),
  linen: words('Leinen', 'linen', 'lin', 'linnen', 'len', 'len'),
  viscose: words('Viskose', 'viscose', 'viscose', 'viscose', 'wiskoza', 'viskóza'),
  modal: words('Modal', 'modal', 'modal', 'modal', 'modal', 'modal'),
  lyocell: words('Lyocell', 'lyocell', 'lyocell', 'lyocell', 'lyocell', 'lyocell'),
  acrylic: words('Polyacryl', 'acrylic', 'acrylique', 'acryl', 'akryl', 'akryl'),
  polyamide: words('Polyamid', 'polyamide', 'polyamide', 'polyamide', 'poliamid', 'polyamid'),
  polyester: words('Polyester', 'polyester', 'polyester', 'polyester', 'poliester', 'polyester'),
  elastane: words('Elasthan', 'elastane', 'élasthanne', 'elastaan', 'elastan', 'elastan'),
} as const satisfies Readonly<Record<string, FibreWords>>;

export type Fibre = keyof typeof FIBRES;

/** Per cent of the weight, by fibre. */
export type FibreShares = Readonly<Partial<Record<Fibre, number>>>;

export const isFibre = (name: string): name is Fibre => Object.hasOwn(FIBRES, name);

/** Components of clothing that may have a composition of their own (article 11). */
const PARTS = {
  lining: words('Futter', 'lining', 'doublure', 'voering', 'podszewka', 'podšívka'),
  filling: words('Füllung', 'filling', 'garnissage', 'vulling', 'wypełnienie', 'výplň'),
} as const;

/** German, Czech and French have a space before the percent sign. */
const GAP = words('\u00a0', '', '\u00a0', '', '', '\u00a0');

/** `97 % Baumwolle`. @param percent with at most one decimal */
export const shareText = (percent: number, name: string, language: Language): string => {
  const number = String(percent).replace('.', language === 'en' ? '.' : ',');
  return `${number}${GAP[language]}% ${name}`;
};

/**
 * Fibre composition in descending order of weight, as article 9 requires: `97 % Baumwolle, 3 % Elasthan`.
 * @returns an empty text without fibres
 */
export const fibreText = (shares: FibreShares, language: Language): string =>
  Object.entries(shares)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([name, percent]) =>
      isFibre(name) ? [shareText(percent, FIBRES[name][language], language)] : [],
    )
    .join(', ');

/** Colon after the name of a component; French has a space before it. */
const COLON = words(': ', ': ', '\u00a0: ', ': ', ': ', ': ');

/**
 * Fibres of an article and of its components: `97 % Baumwolle, 3 % Elasthan; Futter: 100 % Polyester`.
 * @param composition missing for what has no such fibres or component
 */
export const compositionText = (
  composition: Readonly<Partial<Record<'fibres' | keyof typeof PARTS, FibreShares>>>,
  language: Language,
): string =>
  (['fibres', 'lining', 'filling'] as const)
    .flatMap((part) => {
      const text = fibreText(composition[part] ?? {}, language);
      if (!text) return [];
      return [part === 'fibres' ? text : PARTS[part][language] + COLON[language] + text];
    })
    .join('; ');
