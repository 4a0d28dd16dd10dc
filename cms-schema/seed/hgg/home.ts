import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import type { Instants } from '@/cms-schema/seed/instants';
import { linkTo, paragraph, richText } from '@/cms-schema/seed/rich-text';
import { entry, part, type SeedEntry } from '@/cms-schema/seed/seed-entry';

const hero = entry(homeTeaser, 'hgg-home-hero', {
  title: 'HGG Start: Mäntel',
  image: 'hgg-rail',
  imageLink: 'node_hgg-groessenberatung',
  textBoxes: [
    part(textElement, {
      look: 'kicker',
      text: {
        de: 'Größen 3XL bis 8XL',
        en: 'Sizes 3XL to 8XL',
        cs: 'Velikosti 3XL až 8XL',
        pl: 'Rozmiary od 3XL do 8XL',
        nl: 'Maten 3XL tot en met 8XL',
        fr: 'Du 3XL au 8XL',
      },
    }),
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Mäntel, die sich schließen lassen',
        en: 'Coats that close',
        cs: 'Kabáty, které zapnete',
        pl: 'Płaszcze, które się dopinają',
        nl: 'Jassen die dichtgaan',
        fr: 'Des manteaux qui se ferment',
      },
    }),
    part(textElement, {
      text: {
        de: 'Über Bauch und Schulter geschnitten, auch in Überlänge ab 1,90 m.',
        en: 'Cut for chest and stomach, and in tall lengths from 1.90 m.',
        cs: 'Střižené přes ramena i břicho, také v prodloužené délce od 190 cm.',
        pl: 'Skrojone w ramionach i w pasie, także w wersji dłuższej od 1,90 m.',
        nl: 'Gesneden voor schouders en buik, ook in extra lengte vanaf 1,90 m.',
        fr: 'Coupés pour les épaules et le ventre, aussi en version longue dès 1,90 m.',
      },
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hgg-groessenberatung',
      label: {
        de: 'Größe finden',
        en: 'Find your size',
        cs: 'Najít velikost',
        pl: 'Znajdź rozmiar',
        nl: 'Vind je maat',
        fr: 'Trouver votre taille',
      },
    }),
  ],
  teaserHeight: 'tall',
  teaserWidth: 'full',
  preloadImage: true,
});

const shirts = entry(homeTeaser, 'hgg-home-shirts', {
  title: 'HGG Start: Hemden',
  image: 'hgg-suitcase',
  imageLink: 'node_hgg-lange-hemden',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Hemden, die in der Hose bleiben',
        en: 'Shirts that stay tucked in',
        cs: 'Košile, které zůstanou v kalhotách',
        pl: 'Koszule, które nie wychodzą ze spodni',
        nl: 'Overhemden die in de broek blijven',
        fr: 'Des chemises qui restent en place',
      },
    }),
    part(textElement, { text: { de: 'Acht Zentimeter länger im Rücken.' } }),
  ],
  teaserWidth: 'half',
});

const knitwear = entry(homeTeaser, 'hgg-home-knitwear', {
  title: 'HGG Start: Strick',
  image: 'hgg-stack',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Strick mit Platz',
        en: 'Knitwear with room',
        cs: 'Úplet, ve kterém je místo',
        pl: 'Dzianina z zapasem',
        nl: 'Breiwerk met ruimte',
        fr: 'De la maille qui laisse respirer',
      },
    }),
    part(textElement, { text: { de: 'Merinowolle, auch in 6XL ohne Naht am Bauch.' } }),
  ],
  teaserWidth: 'half',
});

/** The window of an auto-change text hides it, so one that lies far ahead leaves it standing. */
const ticker = ({ farAhead, fartherAhead }: Instants) =>
  entry(autoChangeText, 'hgg-home-ticker', {
    text_1: {
      de: 'Rücksendung kostenlos',
      en: 'Returns are free of charge',
      cs: 'Vrácení zboží zdarma',
      pl: 'Bezpłatny zwrot',
      nl: 'Gratis retourneren',
      fr: 'Retour gratuit',
    },
    text_2: {
      de: 'Größenberatung am Telefon, Montag bis Samstag',
      en: 'Size advice by telephone, Monday to Saturday',
      cs: 'Poradíme s velikostí po telefonu, pondělí až sobota',
      pl: 'Doradzimy rozmiar przez telefon, od poniedziałku do soboty',
      nl: 'Maatadvies per telefoon, maandag tot en met zaterdag',
      fr: 'Conseil taille par téléphone, du lundi au samedi',
    },
    tone: 'soft',
    startDateTime: farAhead,
    endDateTime: fartherAhead,
  });

/** Shown in one country each: what `/de-de`, `/de-at` and `/de-ch` differ by. */
const shipping = [
  entry(textBox, 'hgg-home-shipping-de', {
    title: 'HGG Start: Lieferung Deutschland',
    headline: { de: 'Versandkostenfrei innerhalb Deutschlands' },
    body: {
      de: richText('Ihr Paket ist in zwei bis drei Werktagen bei Ihnen, auf Wunsch im Paketshop.'),
    },
    alignment: 'centre',
    countries: 'DE',
  }),
  entry(textBox, 'hgg-home-shipping-at', {
    title: 'HGG Start: Lieferung Österreich',
    headline: { de: 'Lieferung nach Österreich' },
    body: {
      de: richText('Drei bis vier Werktage mit der Post. Rücksendungen nimmt jede Filiale an.'),
    },
    alignment: 'centre',
    countries: 'AT',
  }),
  entry(textBox, 'hgg-home-shipping-ch', {
    title: 'HGG Start: Lieferung Schweiz',
    headline: { de: 'Lieferung in die Schweiz', fr: 'Livraison en Suisse' },
    body: {
      de: richText(
        paragraph(
          'Zoll und Steuer sind im Preis enthalten. ',
          linkTo('node_hgg-lieferung-schweiz', 'So kommt Ihr Paket an'),
        ),
      ),
      fr: richText('Droits de douane et taxes sont compris dans le prix.'),
    },
    alignment: 'centre',
    countries: 'CH;LI',
  }),
];

/** Shown on hgg and hrm; on eck the same entry is hidden by its shops. */
export const giftCard = entry(textBox, 'gift-card', {
  title: 'Geschenkkarte',
  headline: {
    de: 'Die Geschenkkarte',
    en: 'The gift card',
    cs: 'Dárková karta',
    pl: 'Karta podarunkowa',
    nl: 'De cadeaukaart',
    fr: 'La carte cadeau',
  },
  body: {
    de: richText('Betrag nach Wunsch, drei Jahre gültig, einzulösen im Geschäft und im Netz.'),
    en: richText('Any amount, valid for three years, in the shop and online.'),
  },
  tone: 'soft',
  alignment: 'centre',
  projects: ['hgg', 'hrm'],
});

/** Before, inside and after their windows. */
function timed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(textBox, 'hgg-home-preview', {
      title: 'HGG Start: Vorschau Strick (beginnt bald)',
      headline: { de: 'Neu: Strickjacken mit Reißverschluss', en: 'New: zip cardigans' },
      body: { de: richText('Fünf Farben, 3XL bis 7XL. Der Kragen liegt auch offen an.') },
      tone: 'soft',
      startDateTime: inDays(2),
      endDateTime: inDays(30),
    }),
    entry(textBox, 'hgg-home-hemming', {
      title: 'HGG Start: Maßwochen (läuft)',
      headline: { de: 'Maßwochen', en: 'Alteration weeks' },
      body: {
        de: richText(
          'Wir kürzen jede Hose auf Ihre Länge, ohne Aufpreis. Bis zum Ende der Aktion.',
        ),
      },
      tone: 'inverted',
      startDateTime: inDays(-1),
      endDateTime: inDays(14),
    }),
    entry(textBox, 'hgg-home-summer', {
      title: 'HGG Start: Leinen (vorbei)',
      headline: { de: 'Leinen für heiße Tage' },
      body: { de: richText('Hemden und Hosen aus belgischem Leinen.') },
      startDateTime: longAgo,
      endDateTime: inDays(-1),
    }),
    entry(textBox, 'hgg-home-jubilee', {
      title: 'HGG Start: Jubiläum (in ferner Zukunft)',
      headline: { de: 'Hundert Jahre Hagge' },
      body: { de: richText('Wir feiern im Stammhaus.') },
      startDateTime: farAhead,
      endDateTime: fartherAhead,
    }),
  ];
}

export function hggHome(instants: Instants): SeedEntry {
  return entry(page, 'hgg-page-home', {
    title: 'HGG Startseite',
    main: [hero, ticker(instants), ...shipping, shirts, knitwear, ...timed(instants), giftCard],
  });
}
