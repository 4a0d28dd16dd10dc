import { MUNICH } from './checkout';
import { walk, type Journey } from './journey';
import { firstOf } from '@/scripts/testing/combinations';
import { test } from './own-address';

const at = (postalCode: string, city: string, country: string) => ({
  ...MUNICH,
  postalCode,
  city,
  country,
});
const card = { payment: 'card', hand: 'mouse' } as const;

/**
 * Journeys in three shops and six languages, on phone and desktop. The gate runs the first four:
 * every shop and device, by mouse, by keyboard and without JavaScript.
 */
const JOURNEYS: readonly Journey[] = [
  {
    name: '02-hgg-keyboard',
    project: 'hgg',
    locale: 'de-de',
    device: 'desktop',
    list: null,
    ...card,
    hand: 'keyboard',
    address: MUNICH,
  },
  {
    name: '03-hgg-plain',
    project: 'hgg',
    locale: 'de-de',
    device: 'phone',
    list: '/hosen',
    ...card,
    hand: 'no JavaScript',
    address: MUNICH,
  },
  {
    name: '06-hrm-poland',
    project: 'hrm',
    locale: 'pl-pl',
    device: 'desktop',
    list: null,
    ...card,
    address: at('00-001', 'Warszawa', 'PL'),
  },
  {
    name: '10-eck-romandy',
    project: 'eck',
    locale: 'fr-ch',
    device: 'phone',
    list: null,
    ...card,
    address: at('1201', 'Genève', 'CH'),
  },
  {
    name: '04-hgg-austria',
    project: 'hgg',
    locale: 'de-at',
    device: 'phone',
    list: null,
    ...card,
    payment: 'prepayment',
    address: at('1010', 'Wien', 'AT'),
  },
  {
    name: '01-hgg-list',
    project: 'hgg',
    locale: 'de-de',
    device: 'desktop',
    list: '/hemden',
    ...card,
    address: MUNICH,
  },
  {
    name: '05-hgg-czechia',
    project: 'hgg',
    locale: 'cs-cz',
    device: 'phone',
    list: '/kosile',
    ...card,
    address: at('11000', 'Praha', 'CZ'),
  },
  {
    name: '07-hrm-netherlands',
    project: 'hrm',
    locale: 'nl-nl',
    device: 'phone',
    list: null,
    ...card,
    address: at('1011 AB', 'Amsterdam', 'NL'),
  },
  {
    name: '08-hrm-ireland',
    project: 'hrm',
    locale: 'en-ie',
    device: 'desktop',
    list: '/shirts',
    ...card,
    address: at('D01 F5P2', 'Dublin', 'IE'),
  },
  {
    name: '09-eck-list',
    project: 'eck',
    locale: 'de-de',
    device: 'desktop',
    list: '/strick',
    ...card,
    address: MUNICH,
  },
];
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

test.describe.configure({ timeout: 180_000 });

for (const journey of firstOf(JOURNEYS, 4))
  test.describe(`${journey.project} ${journey.locale}, ${journey.device}, ${journey.hand}`, () => {
    test.use({
      viewport: VIEWPORTS[journey.device],
      hasTouch: journey.device === 'phone',
      javaScriptEnabled: journey.hand !== 'no JavaScript',
    });

    test(`BSK-08, RTE-10: ${journey.name}: from a search engine’s result to the parcel`, async ({
      page,
    }) => {
      await walk(page, journey);
    });
  });
