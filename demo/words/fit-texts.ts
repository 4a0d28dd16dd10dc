import type { Cut, SizeRange } from '@/packages/garment-pictures/articles';
import { inSix, type InSix } from './in-six';

export const CUT_TEXTS: Readonly<Record<Cut, InSix>> = {
  slim: inSix(['Slim Fit: schmal geschnitten, nah am Körper.', 'Slim Fit: cut narrow, close to the body.', 'Slim Fit: úzký střih, blízko tělu.', 'Slim Fit: wąski krój, blisko ciała.', 'Slim Fit: smal gesneden, dicht op het lichaam.', 'Slim Fit : coupe étroite, près du corps.']),
  regular: inSix(['Regular Fit: gerade geschnitten, mit etwas Luft.', 'Regular Fit: cut straight, with a little ease.', 'Regular Fit: rovný střih s trochou volnosti.', 'Regular Fit: prosty krój z odrobiną luzu.', 'Regular Fit: recht gesneden, met wat ruimte.', 'Regular Fit : coupe droite, avec un peu d’aisance.']),
  comfort: inSix(['Comfort Fit: bequem geschnitten, mit Platz an Brust und Bauch.', 'Comfort Fit: cut easy, with room at chest and waist.', 'Comfort Fit: pohodlný střih s místem na hrudi a břiše.', 'Comfort Fit: wygodny krój z miejscem w klatce i w pasie.', 'Comfort Fit: ruim gesneden, met plaats bij borst en buik.', 'Comfort Fit : coupe confortable, de la place au buste et au ventre.']),
  relaxed: inSix(['Relaxed Fit: weit geschnitten, lässig im Fall.', 'Relaxed Fit: cut wide, with an easy drape.', 'Relaxed Fit: volný střih, ležérní spad.', 'Relaxed Fit: luźny krój, swobodnie się układa.', 'Relaxed Fit: wijd gesneden, met een losse val.', 'Relaxed Fit : coupe ample, au tombé décontracté.']),
}; // oxfmt-ignore

/** Regular sizes have no name. */
export const RANGE_TEXTS: Readonly<Record<Exclude<SizeRange, 'regular'>, InSix>> = {
  tall: inSix(['In Langgrößen: Ärmel und Rumpf sind länger, die Weite bleibt.', 'In tall sizes: longer in sleeve and body, the same in width.', 'V prodloužených velikostech: delší rukávy i trup, šířka zůstává.', 'W długich rozmiarach: dłuższe rękawy i tułów, szerokość bez zmian.', 'In lange maten: langer in mouw en lijf, even wijd.', 'En tailles longues : manches et buste rallongés, largeur inchangée.']),
  big: inSix(['In großen Größen neu konstruiert, nicht nur vergrößert.', 'Drafted anew for big sizes, not just scaled up.', 'Ve velkých velikostech nově zkonstruováno, ne jen zvětšeno.', 'W dużych rozmiarach skonstruowane od nowa, nie tylko powiększone.', 'In grote maten opnieuw getekend, niet alleen vergroot.', 'Redessiné pour les grandes tailles, pas seulement agrandi.']),
  bigandtall: inSix(['In großen Größen und in Langgrößen, beide eigens konstruiert.', 'In big and in tall sizes, each drafted for itself.', 'Ve velkých i prodloužených velikostech, každá zkonstruovaná zvlášť.', 'W dużych i długich rozmiarach, każdy skonstruowany osobno.', 'In grote en in lange maten, elk apart getekend.', 'En grandes tailles et en tailles longues, chacune dessinée pour elle-même.']),
}; // oxfmt-ignore

/** Precedes the article number in the text of a colour. */
export const NUMBER_WORDS = inSix(['Artikelnummer', 'Item number', 'Číslo zboží', 'Numer artykułu', 'Artikelnummer', 'Référence']); // oxfmt-ignore
export const COLOUR_WORDS = inSix(['Farbe', 'Colour', 'Barva', 'Kolor', 'Kleur', 'Couleur']);
