import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Row } from './in-six';
import { inSix } from './in-six';
import { SHADES } from './shades';

/** Common names of a colour, in every inflected form; shades have their own names. */
const WORDS: Partial<Record<FilterColour, Row>> = {
  blue: ['blau blaue blauer blaues blauen', 'blue', 'modrá modrý modré', 'niebieski niebieska niebieskie', 'blauw blauwe', 'bleu bleue bleus bleues'],
  green: ['grün grüne grüner grünes grünen', 'green', 'zelená zelený zelené', 'zielony zielona zielone', 'groen groene', 'vert verte verts vertes'],
  red: ['rot rote roter rotes roten', 'red', 'červená červený červené', 'czerwony czerwona czerwone', 'rood rode', 'rouge rouges'],
  grey: ['grau graue grauer graues grauen', 'grey gray', 'šedá šedý šedé', 'szary szara szare', 'grijs grijze', 'gris grise grises'],
  brown: ['braun braune brauner braunes braunen', 'brown', 'hnědá hnědý hnědé', 'brązowy brązowa brązowe', 'bruin bruine', 'marron brun brune'],
  black: ['schwarz schwarze schwarzer schwarzes schwarzen', 'black', 'černá černý černé', 'czarny czarna czarne', 'zwart zwarte', 'noir noire noirs noires'],
  white: ['weiß weiße weißer weißes weißen', 'white', 'bílá bílý bílé', 'biały biała białe', 'wit witte', 'blanc blanche blancs blanches'],
  yellow: ['gelb gelbe gelber gelbes gelben', 'yellow', 'žlutá žlutý žluté', 'żółty żółta żółte', 'geel gele', 'jaune jaunes'],
  violet: ['lila violett violette violetter violettes', 'purple violet', 'fialová fialový fialové', 'fioletowy fioletowa fioletowe', 'paars paarse', 'violet violette violets'],
}; // oxfmt-ignore

/** A one-way synonym: a word that also finds other words, but not vice versa. */
export interface WiderWord {
  word: string;
  finds: string[];
}

/**
 * `blau` also finds navy and sky blue; a search for navy finds only navy.
 * @param catalogue language of the shades if it differs from that of the words
 */
export function colourWords(language: Language, catalogue = language): WiderWord[] {
  return Object.entries(WORDS).flatMap(([colour, row]) => {
    const shades = SHADES[colour as FilterColour].map(({ name }) => name[catalogue].toLowerCase());
    return inSix(row)
      [language].split(' ')
      .map((word) => ({ word, finds: shades.filter((shade) => shade !== word) }))
      .filter(({ finds }) => finds.length > 0);
  });
}
