import type { ProjectId } from '@/lib/shop/project/projects';

/** An invented manufacturer. */
export interface Brand {
  title: string;
  /** Ratio of its prices to the usual ones. */
  priceFactor: number;
  /** City of its head office, for the product safety notice. */
  seat: string;
  projects: readonly ProjectId[];
}

const everywhere = ['hgg', 'hrm'] as const;
const premium = ['hrm', 'eck'] as const;

const brand = (
  title: string,
  priceFactor: number,
  seat: string,
  projects: readonly ProjectId[] = everywhere,
): Brand => ({ title, priceFactor, seat, projects });

export const BRANDS: readonly Brand[] = [
  brand('Ardent', 1, 'Musterstraße 12, 20095 Hamburg'),
  brand('Bergmoor', 0.9, 'Beispielweg 3, 87435 Kempten'),
  brand('Brae', 1.1, 'Musterallee 40, 50667 Köln'),
  brand('Caldero', 0.85, 'Beispielgasse 8, 70173 Stuttgart'),
  brand('Corvo', 2.1, 'Musterplatz 1, 80331 München', premium),
  brand('Dunmore Mills', 1.3, 'Beispielallee 17, 28195 Bremen'),
  brand('Eskild', 1, 'Musterweg 5, 24937 Flensburg'),
  brand('Falk und Sohn', 1.8, 'Beispielplatz 2, 01067 Dresden', premium),
  brand('Fjordlund', 1.15, 'Musterkai 9, 23552 Lübeck'),
  brand('Granholm', 0.95, 'Beispielstraße 61, 44135 Dortmund'),
  brand('Halden', 1.2, 'Musterhof 4, 79098 Freiburg'),
  brand('Harbour Lane', 1.05, 'Musterweg 4, 20457 Hamburg'),
  brand('Hollis and Crane', 1.35, 'Beispielufer 22, 60311 Frankfurt'),
  brand('Ivarsson', 1.9, 'Mustergasse 7, 04109 Leipzig', premium),
  brand('Jorn', 0.75, 'Beispielring 30, 33602 Bielefeld'),
  brand('Kestrel', 1, 'Musterring 11, 90402 Nürnberg'),
  brand('Kirkby', 0.8, 'Beispielhof 6, 48143 Münster'),
  brand('Lindqvist', 2.4, 'Musterallee 2, 10117 Berlin', premium),
  brand('Lombardine', 2.2, 'Beispielplatz 14, 40213 Düsseldorf', premium),
  brand('Maren', 0.9, 'Musterdamm 19, 18055 Rostock'),
  brand('Morrow', 1.1, 'Beispieldamm 27, 30159 Hannover'),
  brand('Nordgang', 1.25, 'Musterufer 33, 26122 Oldenburg'),
  brand('Ostervik', 1.05, 'Beispielkai 15, 24103 Kiel'),
  brand('Selvedge', 1.6, 'Musterstraße 100, 80331 München', ['hgg', 'hrm', 'eck']),
  brand('Tellmann', 0.95, 'Beispielweg 48, 34117 Kassel'),
  brand('Weissbach', 1.4, 'Musterplatz 21, 99084 Erfurt'),
];

export const brandSlug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** Model names, the same in every language. */
export const MODEL_NAMES = [
  'Alvar', 'Anton', 'Arvid', 'Bela', 'Caspar', 'Corin', 'Dario', 'Edvin', 'Elio', 'Emeric',
  'Falko', 'Finn', 'Gero', 'Hanno', 'Henrik', 'Ivo', 'Jaro', 'Jonne', 'Kaspar', 'Keno',
  'Larsen', 'Levin', 'Lorin', 'Mads', 'Matti', 'Milan', 'Nils', 'Orlo', 'Oskar', 'Piet',
  'Quirin', 'Rasmus', 'Remo', 'Ruben', 'Sander', 'Silas', 'Soren', 'Tamme', 'Tilo', 'Ulf',
  'Valentin', 'Veit', 'Vincent', 'Wim', 'Yorick',
] as const; // oxfmt-ignore
