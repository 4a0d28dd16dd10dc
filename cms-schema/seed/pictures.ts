import type { InLanguages } from './seed-entry';

/** A drawn scene that becomes an asset; `alt` says what it shows, for people who cannot see it. */
export interface SeedPicture {
  id: string;
  /** File among those that `services/media/draw-scenes.ts` writes. */
  file: string;
  title: InLanguages<string>;
  alt: InLanguages<string>;
}

interface Scene extends Pick<SeedPicture, 'title' | 'alt'> {
  name: string;
  ratio: '16x9' | '3x2';
}

const scenes: Scene[] = [
  {
    name: 'rail',
    ratio: '16x9',
    title: { de: 'Kleiderstange' },
    alt: {
      de: 'Mäntel, Sakkos und Hemden an einer Kleiderstange',
      en: 'Coats, jackets and shirts on a clothes rail',
      cs: 'Kabáty, saka a košile na stojanu',
      pl: 'Płaszcze, marynarki i koszule na wieszaku',
      nl: 'Jassen, colberts en overhemden aan een kledingrek',
      fr: 'Manteaux, vestes et chemises sur un portant',
    },
  },
  {
    name: 'stack',
    ratio: '3x2',
    title: { de: 'Gestapelter Strick' },
    alt: {
      de: 'Ein Stapel gefalteter Pullover',
      en: 'A stack of folded jumpers',
      cs: 'Hromádka složených svetrů',
      pl: 'Stos złożonych swetrów',
      nl: 'Een stapel gevouwen truien',
      fr: 'Une pile de pulls pliés',
    },
  },
  {
    name: 'window',
    ratio: '16x9',
    title: { de: 'Mantel im Fensterlicht' },
    alt: {
      de: 'Ein Mantel hängt an einer Hakenleiste, Licht fällt durch ein Fenster',
      en: 'A coat hangs from a peg rail in the light of a window',
      cs: 'Kabát visí na věšáku ve světle okna',
      pl: 'Płaszcz wisi na wieszaku w świetle okna',
      nl: 'Een jas hangt aan een kapstok in het licht van een raam',
      fr: 'Un manteau suspendu à une patère, dans la lumière d’une fenêtre',
    },
  },
  {
    name: 'suitcase',
    ratio: '3x2',
    title: { de: 'Gepackter Koffer' },
    alt: {
      de: 'Ein offener Koffer mit gefalteten Hemden',
      en: 'An open suitcase with folded shirts',
      cs: 'Otevřený kufr se složenými košilemi',
      pl: 'Otwarta walizka ze złożonymi koszulami',
      nl: 'Een open koffer met gevouwen overhemden',
      fr: 'Une valise ouverte avec des chemises pliées',
    },
  },
  {
    name: 'outdoors',
    ratio: '16x9',
    title: { de: 'Mantel am Weidezaun' },
    alt: {
      de: 'Ein Mantel hängt an einem Weidezaun, dahinter Hügel',
      en: 'A coat hangs on a pasture fence in front of hills',
      cs: 'Kabát visí na plotě pastviny, v pozadí kopce',
      pl: 'Płaszcz wisi na ogrodzeniu pastwiska, w tle wzgórza',
      nl: 'Een jas hangt aan een weidehek, met heuvels erachter',
      fr: 'Un manteau suspendu à une clôture, des collines au loin',
    },
  },
];

/** Five pictures for each shop; ids are `{project}-{scene}`. */
export const pictures: SeedPicture[] = ['hgg', 'hrm', 'eck'].flatMap((project) =>
  scenes.map(({ name, ratio, title, alt }) => ({
    id: `${project}-${name}`,
    file: `${name}-${project}-${ratio}.svg`,
    title,
    alt,
  })),
);
