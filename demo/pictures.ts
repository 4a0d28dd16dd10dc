import type { InLanguages } from './seed-entry';
import { inSix } from './showcase/in-six';

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
    title: { de: 'Wäscheleine' },
    alt: {
      de: 'Ein Hemd und ein Pullover auf einer Wäscheleine, dahinter Hügel',
      en: 'A shirt and a jumper on a washing line in front of hills',
      cs: 'Košile a svetr na prádelní šňůře, v pozadí kopce',
      pl: 'Koszula i sweter na sznurze do bielizny, w tle wzgórza',
      nl: 'Een overhemd en een trui aan een waslijn, met heuvels erachter',
      fr: 'Une chemise et un pull sur une corde à linge, des collines au loin',
    },
  },
  {
    name: 'look',
    ratio: '16x9',
    title: { de: 'Kleidung für einen Tag' },
    alt: {
      de: 'Kleidung für einen Tag, auf einem Tisch ausgelegt',
      en: 'Clothes for a day, laid out on a table',
      cs: 'Oblečení na jeden den rozložené na stole',
      pl: 'Ubranie na jeden dzień rozłożone na stole',
      nl: 'Kleding voor één dag, uitgelegd op een tafel',
      fr: 'Une tenue pour la journée, disposée sur une table',
    },
  },
  {
    name: 'cloth',
    ratio: '16x9',
    title: { de: 'Stoff' },
    alt: {
      de: 'Stoff aus der Nähe, eine Lage über die andere gelegt',
      en: 'Cloth from close by, one layer folded over another',
      cs: 'Látka zblízka, jedna vrstva přes druhou',
      pl: 'Tkanina z bliska, jedna warstwa na drugiej',
      nl: 'Stof van dichtbij, de ene laag over de andere',
      fr: 'Une étoffe de près, un pli posé sur l’autre',
    },
  },
];

/** A brand's name says the same in every language. */
const wordmark: SeedPicture = {
  id: 'selvedge-wordmark',
  file: 'wordmark-selvedge.svg',
  title: { de: 'Wortmarke Selvedge' },
  alt: inSix('Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge'),
};

/** Seven pictures for each shop, ids `{project}-{scene}`, and the mark of the label they share. */
export const pictures: SeedPicture[] = [
  ...['hgg', 'hrm', 'eck'].flatMap((project) =>
    scenes.map(({ name, ratio, title, alt }) => ({
      id: `${project}-${name}`,
      file: `${name}-${project}-${ratio}.svg`,
      title,
      alt,
    })),
  ),
  wordmark,
];
