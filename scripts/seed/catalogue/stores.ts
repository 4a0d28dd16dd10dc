import { STORE_HOURS, weekOf } from '@/demo/opening-hours';
import type { OpeningHours } from '@/lib/platform/db/schema';
import type { ProjectId } from '@/lib/shop/project/projects';
import { createRandom } from '@/packages/garment-pictures/drawing/random';
import type { SeedArticle } from './seed-article';

/** A store with a fictitious address, and a phone number reserved for films. */
export interface SeedStore {
  number: string;
  project: ProjectId;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  openingHours: (OpeningHours | null)[];
  latitude: number;
  longitude: number;
}

type Line = readonly [
  project: ProjectId,
  name: string,
  street: string,
  postalCode: string,
  city: string,
  country: string,
  phone: string,
  latitude: number,
  longitude: number,
];

const LINES: readonly Line[] = [
  ['hgg', 'Hagge im Tal', 'Tal 27', '80331', 'München', 'DE', '+49 89 99998 101', 48.1362, 11.5797],
  ['hgg', 'Hagge am Beispielufer', 'Beispielufer 7', '20457', 'Hamburg', 'DE', '+49 40 66969 102', 53.545, 9.99],
  ['hgg', 'Hagge Beispielring', 'Beispielring 23', '50667', 'Köln', 'DE', '+49 221 4710 103', 50.938, 6.957],
  ['hgg', 'Hagge Musterallee', 'Musterallee 88', '10117', 'Berlin', 'DE', '+49 30 23125 104', 52.517, 13.388],
  ['hgg', 'Hagge Mustergasse', 'Mustergasse 5', '1010', 'Wien', 'AT', '+43 1 0000 105', 48.208, 16.372],
  ['hgg', 'Hagge Beispielplatz', 'Beispielplatz 2', '8001', 'Zürich', 'CH', '+41 44 000 01 06', 47.372, 8.541],
  ['hrm', 'Haus am Rindermarkt', 'Rindermarkt 12', '80331', 'München', 'DE', '+49 89 99998 201', 48.1359, 11.5738],
  ['hrm', 'Haus am Rindermarkt, Musterpassage', 'Musterpassage 4', '60311', 'Frankfurt', 'DE', '+49 69 90009 202', 50.111, 8.682],
  ['hrm', 'Haus am Rindermarkt, Beispielhof', 'Beispielhof 9', '1010', 'Wien', 'AT', '+43 1 0000 203', 48.209, 16.37],
]; // oxfmt-ignore

/** `eck` has no stores. */
export const STORES: readonly SeedStore[] = LINES.map(
  ([project, name, street, postalCode, city, country, phone, latitude, longitude], index) => ({
    number: String(101 + index),
    project,
    name,
    street,
    postalCode,
    city,
    country,
    phone,
    openingHours: weekOf(STORE_HOURS),
    latitude,
    longitude,
  }),
);

/** Stock of an article's SKUs in the stores of its shop; none for articles sold only online. */
export function storeStockOf(article: SeedArticle) {
  if (article.flags.online_only || article.productType === 'geschenkkarte') return [];
  const random = createRandom(`stores/${article.number}`);
  const houses = STORES.filter(({ project }) => project === article.project);
  return houses.flatMap(({ number }) =>
    article.colours.flatMap(({ sizes }) =>
      sizes.flatMap(({ sku }) => {
        const stock = Math.floor(random.next() * 9) - 4;
        return stock > 0 ? [{ store: number, sku, stock }] : [];
      }),
    ),
  );
}
