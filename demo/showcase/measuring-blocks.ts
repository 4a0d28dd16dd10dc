import { accordionSizeTables, sizeTable } from '@/cms-schema/content-types/accordion-size-tables';
import { howToMeasure, measureStep } from '@/cms-schema/content-types/how-to-measure';
import { tableColumn } from '@/cms-schema/content-types/table';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';
import { showcaseTitle } from './places';

const SIZE = inSix('Größe', 'Size', 'Velikost', 'Rozmiar', 'Maat', 'Taille');
const CHEST = inSix('Brust', 'Chest', 'Hrudník', 'Klatka piersiowa', 'Borst', 'Poitrine');
const WAIST = inSix('Bund', 'Waist', 'Pas', 'Pas', 'Taille', 'Ceinture');

const steps = [
  part(measureStep, {
    headline: CHEST,
    text: inSix(
      'Waagerecht über die stärkste Stelle, die Arme hängen locker.',
      'Level across the fullest part, arms hanging loosely.',
      'Vodorovně přes nejširší místo, paže volně podél těla.',
      'Poziomo w najszerszym miejscu, ręce opuszczone swobodnie.',
      'Horizontaal over het breedste deel, armen losjes langs het lichaam.',
      'À l’horizontale, à l’endroit le plus fort, les bras relâchés.',
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
    headline: inSix('Ärmel', 'Sleeve', 'Rukáv', 'Rękaw', 'Mouw', 'Manche'),
    text: inSix(
      'Von der Schulternaht über den Ellenbogen bis zum Handgelenk.',
      'From the shoulder seam over the elbow to the wrist.',
      'Od ramenního švu přes loket k zápěstí.',
      'Od szwu na ramieniu przez łokieć do nadgarstka.',
      'Van de schoudernaad over de elleboog tot de pols.',
      'De la couture d’épaule au poignet, en passant par le coude.',
    ),
  }),
];

const measuring = (project: DemoShop) =>
  entry(howToMeasure, `${project}-showcase-measure`, {
    image: `${project}-suitcase`,
    headline: inSix(
      'So messen Sie',
      'How to measure',
      'Jak se změřit',
      'Jak się mierzyć',
      'Zo meet je',
      'Comment prendre vos mesures',
    ),
    intro: inSix(
      'Messen Sie über der Unterwäsche und lassen Sie das Band locker.',
      'Measure over your underwear and keep the tape loose.',
      'Měřte se přes spodní prádlo a metr neutahujte.',
      'Mierzyć na bieliźnie, nie zaciskając taśmy.',
      'Meet over je ondergoed en houd het lint losjes.',
      'Mesurez par-dessus les sous-vêtements, sans serrer le ruban.',
    ),
    steps,
  });

const shirts = part(sizeTable, {
  headline: inSix('Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises'),
  note: inSix(
    'Am Körper gemessen.',
    'Measured on the body.',
    'Měřeno na těle.',
    'Mierzone na ciele.',
    'Op het lichaam gemeten.',
    'Mesuré sur le corps.',
  ),
  columns: [
    part(tableColumn, { headline: SIZE, cells: { de: ['M', 'L', 'XL', '3XL', '5XL'] } }),
    part(tableColumn, {
      headline: CHEST,
      cells: { de: ['98–101', '102–109', '110–117', '126–133', '142–149'] },
    }),
  ],
});

const jeans = part(sizeTable, {
  headline: inSix('Jeans', 'Jeans', 'Džíny', 'Dżinsy', 'Jeans', 'Jeans'),
  unit: 'inch',
  columns: [
    part(tableColumn, { headline: SIZE, cells: { de: ['50', '54', '58', '62'] } }),
    part(tableColumn, { headline: WAIST, cells: { de: ['34', '38', '42', '46'] } }),
  ],
});

const tables = (project: DemoShop) =>
  entry(accordionSizeTables, `${project}-showcase-sizes`, {
    title: showcaseTitle(project, 'Maßtabellen'),
    headline: inSix(
      'Maßtabellen',
      'Size tables',
      'Tabulky velikostí',
      'Tabele rozmiarów',
      'Maattabellen',
      'Tableaux des tailles',
    ),
    tables: [shirts, jeans],
  });

export const showcaseMeasuring = (project: DemoShop): SeedEntry[] => [
  measuring(project),
  tables(project),
];
