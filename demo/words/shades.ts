import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import { oklch, type Oklch } from '@/packages/garment-pictures/drawing/colour';
import { inSix, type InSix, type Row } from './in-six';

/** A colour with the name that a brand gives it. */
export interface Shade {
  /** The last three digits of the article number. */
  code: string;
  filterColour: FilterColour;
  /** Name on its own, as on a swatch, without agreement with a noun. */
  name: InSix;
  dye: Oklch;
}

type Line = readonly [l: number, c: number, h: number, ...names: Row];

const LINES = {
  blue: [
    [0.29, 0.06, 262, 'Marine', 'Navy', 'Námořnická modrá', 'Granatowy', 'Marineblauw', 'Marine'],
    [0.78, 0.055, 245, 'Himmelblau', 'Sky blue', 'Nebesky modrá', 'Błękitny', 'Hemelsblauw', 'Bleu ciel'],
    [0.44, 0.12, 262, 'Königsblau', 'Royal blue', 'Královská modrá', 'Chabrowy', 'Koningsblauw', 'Bleu roi'],
    [0.48, 0.07, 222, 'Petrol', 'Petrol', 'Petrolejová', 'Petrol', 'Petrol', 'Bleu pétrole'],
    [0.6, 0.065, 250, 'Jeansblau', 'Denim blue', 'Džínová modrá', 'Dżinsowy', 'Jeansblauw', 'Bleu denim'],
  ],
  multicolor: [[0.4, 0.06, 150, 'Mehrfarbig', 'Multicoloured', 'Vícebarevná', 'Wielokolorowy', 'Meerkleurig', 'Multicolore']],
  not_specified: [
    [0.8, 0.015, 80, 'Natur', 'Natural', 'Přírodní', 'Naturalny', 'Naturel', 'Naturel'],
    [0.68, 0.012, 90, 'Silber', 'Silver', 'Stříbrná', 'Srebrny', 'Zilver', 'Argent'],
  ],
  black: [
    [0.215, 0.006, 270, 'Schwarz', 'Black', 'Černá', 'Czarny', 'Zwart', 'Noir'],
    [0.24, 0.004, 60, 'Tiefschwarz', 'Jet black', 'Sytě černá', 'Głęboka czerń', 'Diepzwart', 'Noir profond'],
  ],
  grey: [
    [0.4, 0.008, 260, 'Anthrazit', 'Anthracite', 'Antracitová', 'Antracytowy', 'Antraciet', 'Anthracite'],
    [0.6, 0.008, 255, 'Mittelgrau', 'Mid grey', 'Středně šedá', 'Szary', 'Middengrijs', 'Gris moyen'],
    [0.77, 0.006, 250, 'Silbergrau', 'Silver grey', 'Stříbrošedá', 'Srebrnoszary', 'Zilvergrijs', 'Gris argenté'],
    [0.5, 0.012, 70, 'Taupe', 'Taupe', 'Taupe', 'Taupe', 'Taupe', 'Taupe'],
  ],
  green: [
    [0.41, 0.05, 135, 'Oliv', 'Olive', 'Olivová', 'Oliwkowy', 'Olijfgroen', 'Olive'],
    [0.36, 0.055, 160, 'Tannengrün', 'Fir green', 'Jedlová zelená', 'Jodłowa zieleń', 'Dennengroen', 'Vert sapin'],
    [0.62, 0.05, 140, 'Salbei', 'Sage', 'Šalvějová', 'Szałwiowy', 'Saliegroen', 'Vert sauge'],
    [0.5, 0.1, 150, 'Smaragd', 'Emerald', 'Smaragdová', 'Szmaragdowy', 'Smaragdgroen', 'Émeraude'],
  ],
  brown: [
    [0.54, 0.08, 62, 'Cognac', 'Cognac', 'Koňaková', 'Koniakowy', 'Cognac', 'Cognac'],
    [0.33, 0.04, 45, 'Dunkelbraun', 'Dark brown', 'Tmavě hnědá', 'Ciemnobrązowy', 'Donkerbruin', 'Brun foncé'],
    [0.43, 0.06, 52, 'Kastanie', 'Chestnut', 'Kaštanová', 'Kasztanowy', 'Kastanjebruin', 'Châtaigne'],
    [0.64, 0.07, 68, 'Camel', 'Camel', 'Velbloudí', 'Camelowy', 'Camel', 'Camel'],
  ],
  beige: [
    [0.82, 0.038, 80, 'Sand', 'Sand', 'Písková', 'Piaskowy', 'Zand', 'Sable'],
    [0.76, 0.05, 76, 'Beige', 'Beige', 'Béžová', 'Beżowy', 'Beige', 'Beige'],
    [0.88, 0.026, 85, 'Creme', 'Cream', 'Krémová', 'Kremowy', 'Crème', 'Crème'],
  ],
  white: [
    [0.965, 0.003, 100, 'Weiß', 'White', 'Bílá', 'Biały', 'Wit', 'Blanc'],
    [0.95, 0.01, 92, 'Wollweiß', 'Off-white', 'Smetanově bílá', 'Złamana biel', 'Gebroken wit', 'Blanc cassé'],
  ],
  orange: [
    [0.66, 0.145, 50, 'Orange', 'Orange', 'Oranžová', 'Pomarańczowy', 'Oranje', 'Orange'],
    [0.57, 0.12, 42, 'Terrakotta', 'Terracotta', 'Terakotová', 'Terakota', 'Terracotta', 'Terre cuite'],
  ],
  red: [
    [0.45, 0.15, 22, 'Rot', 'Red', 'Červená', 'Czerwony', 'Rood', 'Rouge'],
    [0.35, 0.09, 15, 'Bordeaux', 'Burgundy', 'Bordó', 'Bordowy', 'Bordeaux', 'Bordeaux'],
    [0.53, 0.14, 32, 'Ziegelrot', 'Brick red', 'Cihlově červená', 'Ceglasty', 'Steenrood', 'Rouge brique'],
  ],
  yellow: [
    [0.83, 0.1, 88, 'Vanille', 'Vanilla', 'Vanilková', 'Waniliowy', 'Vanille', 'Vanille'],
    [0.72, 0.115, 78, 'Senf', 'Mustard', 'Hořčicová', 'Musztardowy', 'Mosterdgeel', 'Moutarde'],
  ],
  violet: [
    [0.4, 0.09, 320, 'Aubergine', 'Aubergine', 'Lilková', 'Bakłażanowy', 'Aubergine', 'Aubergine'],
    [0.7, 0.05, 300, 'Flieder', 'Lilac', 'Šeříková', 'Liliowy', 'Lila', 'Lilas'],
  ],
} as const satisfies Record<FilterColour, readonly Line[]>; // oxfmt-ignore

/** All shades by filter colour, the most common one first. */
export const SHADES: Readonly<Record<FilterColour, readonly Shade[]>> = (() => {
  let code = 100;
  const shelves = Object.entries(LINES).map(([filterColour, lines]) => [
    filterColour,
    lines.map(([l, c, h, ...names]) => {
      code += 17;
      return { code: String(code), filterColour, name: inSix(names), dye: oklch(l, c, h) };
    }),
  ]);
  return Object.fromEntries(shelves) as Record<FilterColour, readonly Shade[]>;
})();
