import { inSix, type InSix } from './in-six';

/** Looks, sets and kits by name; the number tells those of different seasons apart. */
export const COMBINATION_TITLES = {
  city: inSix(['Look für die Stadt', 'Look for town', 'Outfit do města', 'Stylizacja miejska', 'Look voor de stad', 'Tenue de ville']),
  weekend: inSix(['Look fürs Wochenende', 'Look for the weekend', 'Outfit na víkend', 'Stylizacja na weekend', 'Look voor het weekend', 'Tenue de week-end']),
  evening: inSix(['Look für den Abend', 'Look for the evening', 'Outfit na večer', 'Stylizacja wieczorowa', 'Look voor de avond', 'Tenue de soirée']),
  shirtAndTie: inSix(['Set aus Hemd und Krawatte', 'Shirt and tie set', 'Sada košile a kravaty', 'Zestaw: koszula i krawat', 'Set van overhemd en stropdas', 'Ensemble chemise et cravate']),
  underneath: inSix(['Set aus Boxershorts und Socken', 'Boxer shorts and socks set', 'Sada boxerek a ponožek', 'Zestaw: bokserki i skarpetki', 'Set van boxershort en sokken', 'Ensemble boxer et chaussettes']),
  modularSuit: inSix(['Baukastenanzug mit Weste', 'Mix-and-match suit with waistcoat', 'Stavebnicový oblek s vestou', 'Garnitur modułowy z kamizelką', 'Mix-en-matchpak met gilet', 'Costume modulable avec gilet']),
} satisfies Record<string, InSix>; // prettier-ignore

export type CombinationName = keyof typeof COMBINATION_TITLES;

export const COMBINATION_TEXT = inSix(['Von unserem Haus zusammengestellt; jedes Teil in Ihrer Größe.', 'Put together by our house; each piece in your size.', 'Sestaveno naším domem; každý kus ve vaší velikosti.', 'Skompletowane przez nasz dom; każda część w Państwa rozmiarze.', 'Samengesteld door ons huis; elk stuk in jouw maat.', 'Composé par notre maison ; chaque pièce à votre taille.']); // prettier-ignore

/** With the face value behind it. */
export const VOUCHER_TITLE = inSix(['Geschenkkarte', 'Gift card', 'Dárková karta', 'Karta podarunkowa', 'Cadeaukaart', 'Carte cadeau']); // prettier-ignore

export const VOUCHER_TEXT = inSix(['Drei Jahre gültig, einlösbar im Haus und im Netz, auch in Teilbeträgen.', 'Valid for three years, in the shop and online, in one go or in parts.', 'Platí tři roky v obchodě i na internetu, lze čerpat po částech.', 'Ważna trzy lata, w sklepie i w internecie, także w częściach.', 'Drie jaar geldig, in de winkel en online, ook in delen.', 'Valable trois ans, en boutique et en ligne, en une ou plusieurs fois.']); // prettier-ignore
