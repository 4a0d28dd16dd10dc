import { howToMeasure, measureStep } from '@/cms-schema/content-types/how-to-measure';
import { button } from '@/cms-schema/content-types/parts';
import { table, tableColumn } from '@/cms-schema/content-types/table';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

const SIZE = inSix('Größe', 'Size', 'Velikost', 'Rozmiar', 'Maat', 'Taille');
const CHEST = inSix('Brust', 'Chest', 'Hrudník', 'Klatka piersiowa', 'Borst', 'Poitrine');
const WAIST = inSix('Bund', 'Waist', 'Pas', 'Pas', 'Taille', 'Ceinture');
const COLLAR = inSix('Kragen', 'Collar', 'Límec', 'Kołnierzyk', 'Boord', 'Col');

const steps = [
  part(measureStep, {
    headline: CHEST,
    text: inSix(
      'Unter den Achseln hindurch, über die stärkste Stelle.',
      'Under the arms, around the fullest part.',
      'Pod pažemi, přes nejširší místo.',
      'Pod pachami, w najszerszym miejscu.',
      'Onder de oksels door, over het breedste punt.',
      'Sous les bras, à l’endroit le plus fort.',
    ),
  }),
  part(measureStep, {
    headline: WAIST,
    text: inSix(
      'Dort, wo Sie die Hose tragen, ohne einzuziehen.',
      'Where you wear your trousers, without drawing in.',
      'Tam, kde nosíte kalhoty, bez zatahování břicha.',
      'Tam, gdzie nosi się spodnie, bez wciągania brzucha.',
      'Waar je de broek draagt, zonder je buik in te houden.',
      'Là où vous portez le pantalon, sans rentrer le ventre.',
    ),
  }),
  part(measureStep, {
    headline: COLLAR,
    text: inSix(
      'Um den Hals, mit zwei Fingern Luft.',
      'Around the neck, with room for two fingers.',
      'Kolem krku, s místem na dva prsty.',
      'Wokół szyi, z luzem na dwa palce.',
      'Om de hals, met ruimte voor twee vingers.',
      'Autour du cou, avec deux doigts d’aisance.',
    ),
  }),
];

export const sizeBlocks = (shop: DemoShop, name: ReturnType<typeof inSix<string>>): SeedEntry[] => [
  entry(howToMeasure, `${shop}-sizes-measure`, {
    headline: name,
    intro: inSix(
      'Drei Maße genügen. Messen Sie über dem Hemd, nicht über dem Pullover.',
      'Three measurements will do. Measure over a shirt, not over a jumper.',
      'Stačí tři míry. Měřte přes košili, ne přes svetr.',
      'Wystarczą trzy wymiary. Mierzyć na koszuli, nie na swetrze.',
      'Drie maten volstaan. Meet over je overhemd, niet over je trui.',
      'Trois mesures suffisent. Mesurez par-dessus la chemise, pas le pull.',
    ),
    image: `${shop}-look`,
    steps,
    buttons: [
      part(button, {
        look: 'secondary',
        link: `node_${shop}-kontakt`,
        label: inSix(
          'Beraten lassen',
          'Ask for advice',
          'Nechat si poradit',
          'Poprosić o radę',
          'Vraag advies',
          'Demander conseil',
        ),
      }),
    ],
  }),
  entry(table, `${shop}-sizes-table`, {
    title: `${shop.toUpperCase()} Größen: Tabelle`,
    headline: inSix(
      'Maße in Zentimetern',
      'Measurements in centimetres',
      'Míry v centimetrech',
      'Wymiary w centymetrach',
      'Maten in centimeters',
      'Mesures en centimètres',
    ),
    alignment: 'end',
    hasStickyColumn: true,
    columns: [
      part(tableColumn, { headline: SIZE, cells: { de: ['46', '48', '50', '52', '54', '56'] } }),
      part(tableColumn, {
        headline: CHEST,
        cells: { de: ['90–93', '94–97', '98–101', '102–105', '106–109', '110–113'] },
      }),
      part(tableColumn, {
        headline: WAIST,
        cells: { de: ['78–81', '82–85', '86–89', '90–94', '95–99', '100–104'] },
      }),
      part(tableColumn, {
        headline: COLLAR,
        cells: { de: ['37', '38', '39–40', '41', '42', '43'] },
      }),
    ],
  }),
];
