import {
  appLink,
  hotline,
  serviceStore,
  socialLink,
} from '@/cms-schema/content-types/footer-parts';
import type { DemoShop } from '@/demo/demo-shops';
import { openingHours, STORE_HOURS, TELEPHONE_HOURS } from './opening-hours';
import { part } from './seed-entry';
import { inSix } from './showcase/in-six';

interface House {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Account name in the URLs of networks and apps. */
  handle: string;
  node?: string;
}

export const HOUSES: Readonly<Record<DemoShop, House>> = {
  hgg: {
    name: 'Hagge im Tal',
    address: 'Tal 27\n80331 München',
    latitude: 48.1362,
    longitude: 11.5797,
    handle: 'hagge',
    node: 'hgg-groessenberatung',
  },
  hrm: {
    name: 'Haus am Rindermarkt',
    address: 'Rindermarkt 12\n80331 München',
    latitude: 48.1359,
    longitude: 11.5738,
    handle: 'haus-am-rindermarkt',
    node: 'hrm-das-haus',
  },
  eck: {
    name: 'Eck',
    address: 'Residenzstraße 3\n80333 München',
    latitude: 48.1402,
    longitude: 11.5781,
    handle: 'eck',
    node: 'eck-werkstatt',
  },
};

const social = (
  handle: string,
  networks: readonly ('Instagram' | 'Facebook' | 'Pinterest' | 'YouTube')[],
) =>
  networks.map((network) =>
    part(socialLink, {
      network,
      link: `https://www.${network.toLowerCase()}.com/${handle}.example`,
    }),
  );

const apps = (handle: string) => [
  part(appLink, { store: 'App Store', link: `https://apps.apple.com/de/app/${handle}-example` }),
  part(appLink, {
    store: 'Google Play',
    link: `https://play.google.com/store/apps/details?id=example.${handle}`,
  }),
];

const QUIET_LETTER = inSix(
  'Vier Briefe im Jahr',
  'Four letters a year',
  'Čtyři dopisy ročně',
  'Cztery listy w roku',
  'Vier brieven per jaar',
  'Quatre lettres par an',
);

/** Each shop's advice hotlines; the numbers are fictitious. */
export const TELEPHONE: Readonly<Record<DemoShop, string>> = {
  hgg: '+49 89 99998 120',
  hrm: '+49 89 99998 210',
  eck: '+49 89 99998 340',
};

/** Fields of a shop's footer, except its text and service links. */
export function footerFields(shop: DemoShop) {
  const { handle, node, ...house } = HOUSES[shop];
  const isQuiet = shop === 'eck';
  return {
    legalNodes: ['impressum', 'datenschutz', 'agb', 'widerruf', 'barrierefreiheit'].map(
      (key) => `${shop}-node-${key}`,
    ),
    socialLinks: social(
      handle,
      isQuiet ? ['Instagram'] : ['Instagram', 'Facebook', 'Pinterest', 'YouTube'],
    ),
    paymentMethods: isQuiet
      ? (['Visa', 'Mastercard', 'PayPal', 'invoice'] as const).slice()
      : (
          ['Visa', 'Mastercard', 'PayPal', 'Amazon Pay', 'Klarna', 'Apple Pay', 'invoice'] as const
        ).slice(),
    hotlines: [
      part(hotline, {
        label: inSix(
          'Beratung und Bestellung',
          'Advice and orders',
          'Poradenství a objednávky',
          'Porady i zamówienia',
          'Advies en bestellen',
          'Conseil et commandes',
        ),
        number: TELEPHONE[shop],
        hours: openingHours(TELEPHONE_HOURS),
      }),
    ],
    newsletterHeadline: isQuiet
      ? QUIET_LETTER
      : inSix(
          'Einmal in der Woche, was neu ist',
          'What is new, once a week',
          'Jednou týdně, co je nového',
          'Raz w tygodniu, co nowego',
          'Eén keer per week wat er nieuw is',
          'Une fois par semaine, les nouveautés',
        ),
    newsletterText: inSix(
      'Neue Stücke, Termine im Haus und ab und zu ein Angebot.',
      'New arrivals, events in store and the occasional offer.',
      'Novinky, akce v obchodě a občas sleva.',
      'Nowości, wydarzenia w sklepie i od czasu do czasu rabat.',
      'Nieuwe stukken, evenementen in de winkel en af en toe een aanbieding.',
      'Les nouveautés, les rendez-vous en boutique et parfois une offre.',
    ),
    newsletterLink: `node_${shop}-newsletter`,
    appLinks: isQuiet ? [] : apps(handle),
    serviceStore: [
      part(serviceStore, {
        ...house,
        openingHours: openingHours(STORE_HOURS),
        ...(node && { link: `node_${node}` }),
        nativeMarker: shop === 'hrm',
      }),
    ],
  };
}
