import type { CategoryKey } from './navigation/category-names';
import type { InLanguages } from './seed-entry';
import { inSix } from './showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

/** A drawn scene that becomes an asset; `alt` describes it for people who cannot see it. */
export interface SeedPicture {
  id: string;
  /** One of the files written by `packages/garment-pictures/draw-scenes.ts`. */
  file: string;
  title: InLanguages<string>;
  alt: InLanguages<string>;
  /** Categories that it can represent; it is not used for any other. */
  shows: readonly CategoryKey[];
}

interface Scene extends Pick<SeedPicture, 'title' | 'alt'> {
  name: string;
  ratio: '16x9' | '3x2';
  shows: readonly CategoryKey[] | Readonly<Record<DemoShop, readonly CategoryKey[]>>;
  /** Shops that sell the content of the picture; all shops by default. */
  only?: readonly Shop[];
}

const shops = ['hgg', 'hrm', 'eck'] as const;
type Shop = (typeof shops)[number];

const JACKETS: readonly CategoryKey[] = ['jacken', 'steppjacken', 'parkas', 'blousons', 'maentel'];
const COATS: readonly CategoryKey[] = ['maentel', 'jacken'];
const SUITS: readonly CategoryKey[] = ['anzuege', 'sakkos', 'hochzeit', 'abendgarderobe', 'westen'];

const scenes: Scene[] = [
  {
    name: 'rail',
    ratio: '16x9',
    shows: [...JACKETS, ...SUITS],
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
    shows: ['strick'],
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
    shows: COATS,
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
    shows: ['hemden'],
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
    shows: ['hemden', 'strick'],
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
    shows: { hgg: ['hemden', 'hosen'], hrm: [...SUITS, 'hosen'], eck: [...COATS, 'strick'] },
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
    shows: { hgg: ['hemden'], hrm: [...SUITS, 'maentel'], eck: ['strick'] },
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
  {
    name: 'trousers',
    ratio: '16x9',
    shows: ['hosen'],
    title: { de: 'Hosenstange' },
    alt: inSix(
      'Hosen an Klammerbügeln auf einer Kleiderstange',
      'Trousers clipped to hangers on a rail',
      'Kalhoty na stojanu, zavěšené na klipech',
      'Spodnie na wieszakach z klipsami',
      'Broeken aan klemhangers aan een rek',
      'Des pantalons suspendus par des pinces à un portant',
    ),
  },
  {
    name: 'shirts',
    ratio: '16x9',
    shows: ['hemden'],
    title: { de: 'Hemdenstange' },
    alt: inSix(
      'Hemden auf Bügeln an einer Kleiderstange',
      'Shirts on hangers on a clothes rail',
      'Košile na ramínkách na stojanu',
      'Koszule na wieszakach',
      'Overhemden op hangers aan een rek',
      'Des chemises sur cintres, à un portant',
    ),
  },
  {
    name: 'knits',
    ratio: '16x9',
    shows: ['strick'],
    title: { de: 'Zwei Pullover' },
    alt: inSix(
      'Zwei Strickstücke, auf einem Tisch ausgelegt',
      'Two pieces of knitwear laid out on a table',
      'Dva pletené kusy rozložené na stole',
      'Dwie dzianiny rozłożone na stole',
      'Twee gebreide stukken, uitgelegd op een tafel',
      'Deux mailles disposées sur une table',
    ),
  },
  {
    name: 'jackets',
    ratio: '16x9',
    shows: JACKETS,
    title: { de: 'Jackenstange' },
    alt: inSix(
      'Jacken auf Bügeln an einer Kleiderstange',
      'Jackets and coats on hangers on a rail',
      'Bundy a kabáty na ramínkách na stojanu',
      'Kurtki i płaszcze na wieszakach',
      'Jassen op hangers aan een rek',
      'Des blousons et manteaux sur cintres, à un portant',
    ),
  },
  {
    name: 'suits',
    ratio: '16x9',
    only: ['hrm'],
    shows: SUITS,
    title: { de: 'Sakkos' },
    alt: inSix(
      'Zwei Sakkos auf Bügeln an einer Kleiderstange',
      'Two jackets on hangers on a clothes rail',
      'Dvě saka na ramínkách na stojanu',
      'Dwie marynarki na wieszakach',
      'Twee colberts op hangers aan een rek',
      'Deux vestes sur cintres, à un portant',
    ),
  },
  {
    name: 'polos',
    ratio: '16x9',
    only: ['hgg'],
    shows: ['poloshirts', 't-shirts'],
    title: { de: 'Kurze Ärmel' },
    alt: inSix(
      'Zwei Shirts mit kurzen Ärmeln, auf einem Tisch ausgelegt',
      'Two short-sleeved shirts laid out on a table',
      'Dvě trička s krátkým rukávem rozložená na stole',
      'Dwie koszulki z krótkim rękawem rozłożone na stole',
      'Twee shirts met korte mouwen, uitgelegd op een tafel',
      'Deux hauts à manches courtes disposés sur une table',
    ),
  },
  {
    name: 'accessories',
    ratio: '16x9',
    shows: ['accessoires', 'waesche'],
    title: { de: 'Kleinigkeiten' },
    alt: inSix(
      'Accessoires aus Wolle und Leder, auf einem Tisch ausgelegt',
      'Accessories of wool and leather laid out on a table',
      'Doplňky z vlny a kůže rozložené na stole',
      'Dodatki z wełny i skóry rozłożone na stole',
      'Accessoires van wol en leer, uitgelegd op een tafel',
      'Accessoires en laine et en cuir disposés sur une table',
    ),
  },
];

/** A brand's wordmark, whose description is the same in every language. */
const wordmark: SeedPicture = {
  id: 'selvedge-wordmark',
  file: 'wordmark-selvedge.svg',
  shows: [],
  title: { de: 'Wortmarke Selvedge' },
  alt: inSix('Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge', 'Selvedge'),
};

/**
 * At least twelve pictures for each shop, with ids `{project}-{scene}`, and the logo of their
 * common label.
 */
export const pictures: SeedPicture[] = [
  ...shops.flatMap((project) =>
    scenes
      .filter(({ only = shops }) => only.includes(project))
      .map(({ name, ratio, title, alt, shows }): SeedPicture => ({
        id: `${project}-${name}`,
        file: `${name}-${project}-${ratio}.svg`,
        title,
        alt,
        shows: 'hgg' in shows ? shows[project] : shows,
      })),
  ),
  wordmark,
];
