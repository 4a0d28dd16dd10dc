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
