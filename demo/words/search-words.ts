import type { Language } from '@/lib/page-context/locale';
import type { ProjectId } from '@/lib/project/projects';
import { inSix, type InSix } from './in-six';

/** Synonyms of shoppers, by language. */
export const SYNONYMS: InSix<readonly (readonly string[])[]> = {
  de: [['sakko', 'jackett', 'blazer'], ['pullover', 'pulli', 'sweater'], ['turnschuhe', 'sneaker', 'trainers'], ['jogginghose', 'trainingshose', 'sweatpants'], ['schlips', 'krawatte', 'binder'], ['hoodie', 'kapuzenpullover'], ['gutschein', 'geschenkkarte']],
  en: [['blazer', 'sports jacket'], ['jumper', 'sweater', 'pullover'], ['trainers', 'sneakers'], ['trousers', 'pants'], ['joggers', 'sweatpants'], ['tie', 'necktie'], ['voucher', 'gift card']],
  cs: [['sako', 'blejzr'], ['svetr', 'pulovr'], ['tenisky', 'sneakers'], ['džíny', 'rifle'], ['poukaz', 'dárková karta']],
  pl: [['marynarka', 'blezer'], ['sweter', 'pulower'], ['sneakersy', 'trampki'], ['jeansy', 'dżinsy'], ['bon', 'karta podarunkowa']],
  nl: [['colbert', 'blazer'], ['trui', 'sweater', 'pullover'], ['sneakers', 'gympen'], ['jeans', 'spijkerbroek'], ['bon', 'cadeaukaart']],
  fr: [['veste', 'blazer'], ['pull', 'chandail'], ['baskets', 'sneakers'], ['jean', 'denim'], ['bon', 'carte cadeau']],
}; // prettier-ignore

/** What the big shop's shoppers say although all of it is big: it would only find nothing. */
export const BIG_WORDS: InSix<readonly string[]> = {
  de: ['übergrößen', 'übergröße', 'uebergroessen', 'uebergroesse', 'große größen', 'grosse grössen', 'big and tall', 'plus size'],
  en: ['big and tall', 'big & tall', 'plus size', 'plus sizes', 'outsize', 'oversize'],
  cs: ['nadměrné velikosti', 'nadměrná velikost', 'velké velikosti', 'big and tall', 'plus size'],
  pl: ['duże rozmiary', 'duży rozmiar', 'big and tall', 'plus size'],
  nl: ['grote maten', 'grote maat', 'big and tall', 'plus size'],
  fr: ['grandes tailles', 'grande taille', 'big and tall', 'plus size'],
}; // prettier-ignore

interface Redirect {
  /** Node or path, as redirect rules take it. */
  target: string;
  words: InSix<readonly string[]>;
}

const anyOf = (...rows: Parameters<typeof inSix>[0][]): InSix<readonly string[]> => {
  const translated = rows.map(inSix);
  const of = (language: Language) => translated.map((words) => words[language]);
  return { de: of('de'), en: of('en'), cs: of('cs'), pl: of('pl'), nl: of('nl'), fr: of('fr') };
};

/** Searches that look for a page, not for an article. */
export const REDIRECTS: Readonly<Record<ProjectId, Redirect>> = {
  hgg: {
    target: 'node_hgg-groessenberatung',
    words: anyOf(['größentabelle', 'size guide', 'tabulka velikostí', 'tabela rozmiarów', 'maattabel', 'guide des tailles'], ['größenberatung', 'size chart', 'velikosti', 'rozmiary', 'maatadvies', 'tableau des tailles']),
  },
  hrm: {
    target: 'node_hrm-masskonfektion',
    words: anyOf(['maßanzug', 'made to measure', 'oblek na míru', 'garnitur na miarę', 'maatpak', 'costume sur mesure'], ['maßkonfektion', 'bespoke suit', 'na míru', 'na miarę', 'maatkleding', 'demi-mesure']),
  },
  eck: {
    target: 'node_eck-kaschmir',
    words: anyOf(['kaschmirpflege', 'cashmere care', 'péče o kašmír', 'pielęgnacja kaszmiru', 'kasjmier wassen', 'entretien cachemire']),
  },
}; // prettier-ignore
