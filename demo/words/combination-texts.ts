import { inSix, type InSix } from './in-six';

/** Names of looks, sets and kits; the colours of their parts distinguish them. */
const COMBINATION_TITLES = {
  city: inSix(['Look für die Stadt', 'Look for town', 'Outfit do města', 'Stylizacja miejska', 'Look voor de stad', 'Tenue de ville']),
  weekend: inSix(['Look fürs Wochenende', 'Look for the weekend', 'Outfit na víkend', 'Stylizacja na weekend', 'Look voor het weekend', 'Tenue de week-end']),
  evening: inSix(['Look für den Abend', 'Look for the evening', 'Outfit na večer', 'Stylizacja wieczorowa', 'Look voor de avond', 'Tenue de soirée']),
  shirtAndTie: inSix(['Set aus Hemd und Krawatte', 'Shirt and tie set', 'Sada košile a kravaty', 'Zestaw koszuli i krawata', 'Set van overhemd en stropdas', 'Ensemble chemise et cravate']),
  underneath: inSix(['Set aus Boxershorts und Socken', 'Boxer shorts and socks set', 'Sada boxerek a ponožek', 'Zestaw bokserek i skarpetek', 'Set van boxershort en sokken', 'Ensemble boxer et chaussettes']),
  modularSuit: inSix(['Baukasten-Anzug mit Weste', 'Mix-and-match suit with waistcoat', 'Kombinovatelný oblek s vestou', 'Garnitur z kamizelką do dowolnego łączenia', 'Mix-and-matchpak met gilet', 'Costume modulable avec gilet']),
} satisfies Record<string, InSix>; // oxfmt-ignore

/** Builds `Set aus Hemd und Krawatte: Weiß, Bordeaux`; French has a space before the colon. */
export function combinationTitle(
  name: CombinationName,
  colours: readonly InSix[],
  language: keyof InSix,
): string {
  const named = colours.map((colour) => colour[language]);
  // German nouns keep their capital letter.
  const words = named.map((word) => (language === 'de' ? word : word.toLocaleLowerCase(language)));
  const gap = language === 'fr' ? '\u00a0:' : ':';
  return `${COMBINATION_TITLES[name][language]}${gap} ${[...new Set(words)].join(', ')}`;
}

export type CombinationName = keyof typeof COMBINATION_TITLES;

export const COMBINATION_TEXT = inSix(['Von unserem Haus zusammengestellt; jedes Teil in Ihrer Größe.', 'Put together by our house; each piece in your size.', 'Sestaveno naším domem; každý kus ve vaší velikosti.', 'Skompletowane przez nasz dom; każda część w Państwa rozmiarze.', 'Samengesteld door ons huis; elk stuk in jouw maat.', 'Composé par notre maison ; chaque pièce à votre taille.']); // oxfmt-ignore

/** Followed by the face value. */
export const VOUCHER_TITLE = inSix(['Geschenkkarte', 'Gift card', 'Dárková karta', 'Karta podarunkowa', 'Cadeaukaart', 'Carte cadeau']); // oxfmt-ignore

export const VOUCHER_TEXT = inSix(['Mindestens drei Jahre gültig, einlösbar im Haus und im Netz, auch in Teilbeträgen.', 'Valid for at least three years, in the shop and online, in one go or in parts.', 'Platí nejméně tři roky v obchodě i na internetu, lze čerpat po částech.', 'Ważna co najmniej trzy lata, w sklepie i w internecie, także w częściach.', 'Minstens drie jaar geldig, in de winkel en online, ook in delen.', 'Valable au moins trois ans, en boutique et en ligne, en une ou plusieurs fois.']); // oxfmt-ignore
