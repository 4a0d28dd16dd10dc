import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { basketLink } from '@/cms-schema/content-types/basket-link';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { giftCard } from '@/demo/gift-card';
import type { Instants } from '@/demo/instants';
import { linkTo, paragraph, richText } from '@/demo/rich-text';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import {
  eckBrandStrip,
  eckCoat,
  eckJumper,
  eckPictures,
  eckReasons,
  eckSeason,
  eckStatement,
  eckWorkroom,
} from './home-shelves';

const hero = entry(homeTeaser, 'eck-home-hero', {
  title: 'ECK Start: Mantel',
  image: 'eck-window',
  imageLink: 'node_eck-werkstatt',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Ein Mantel',
        en: 'One coat',
        cs: 'Jeden kabát',
        pl: 'Jeden płaszcz',
        nl: 'Eén jas',
        fr: 'Un manteau',
      },
    }),
    part(textElement, {
      text: {
        de: 'Doppelgewebe, von Hand geschlossen. Elf Stunden Arbeit.',
        en: 'Double-faced cloth, closed by hand. Eleven hours of work.',
        cs: 'Oboulícní tkanina, ručně šitá. Jedenáct hodin práce.',
        pl: 'Tkanina dwustronna, szyta ręcznie. Jedenaście godzin pracy.',
        nl: 'Dubbelweefsel, met de hand gesloten. Elf uur werk.',
        fr: 'Double-face, fermé à la main. Onze heures de travail.',
      },
    }),
  ],
  buttons: [
    part(button, {
      look: 'quiet',
      link: 'node_eck-werkstatt',
      label: {
        de: 'Die Werkstatt',
        en: 'The workshop',
        cs: 'Dílna',
        pl: 'Pracownia',
        nl: 'Het atelier',
        fr: 'L’atelier',
      },
    }),
  ],
  teaserHeight: 'tall',
  teaserWidth: 'full',
  preloadImage: true,
});

const cashmere = entry(homeTeaser, 'eck-home-cashmere', {
  title: 'ECK Start: Kaschmir',
  image: 'eck-stack',
  imageLink: 'node_eck-kaschmir',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Kaschmir, zweifädig',
        en: 'Two-ply cashmere',
        cs: 'Dvounitkový kašmír',
        pl: 'Kaszmir dwunitkowy',
        nl: 'Tweedraads kasjmier',
        fr: 'Cachemire deux fils',
      },
    }),
  ],
  teaserWidth: 'half',
});

const travel = entry(homeTeaser, 'eck-home-travel', {
  title: 'ECK Start: Reise',
  image: 'eck-suitcase',
  imageLink: 'node_eck-werkstatt',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Sechs Teile für drei Tage',
        en: 'Six pieces for three days',
        cs: 'Šest kusů na tři dny',
        pl: 'Sześć rzeczy na trzy dni',
        nl: 'Zes stuks voor drie dagen',
        fr: 'Six pièces pour trois jours',
      },
    }),
  ],
  teaserWidth: 'half',
});

const byTelephone = (words: string) =>
  richText(paragraph(words, linkTo('+49 89 99998 340', '+49 89 99998 340'), '.'));

/**
 * One for Austria and one for the other countries: the difference between `/de-at` and `/de-de`.
 */
const fittings = [
  entry(textBox, 'eck-home-fitting', {
    title: 'ECK Start: Anprobe (DE, CH)',
    headline: {
      de: 'Anprobe nach Vereinbarung',
      en: 'Fittings by appointment',
      cs: 'Zkouška po domluvě',
      pl: 'Przymiarka po umówieniu',
      nl: 'Passen op afspraak',
      fr: 'Essayage sur rendez-vous',
    },
    body: {
      de: byTelephone('Rufen Sie uns an: '),
      en: byTelephone('Please call us: '),
      cs: byTelephone('Zavolejte nám: '),
      pl: byTelephone('Prosimy o telefon: '),
      nl: byTelephone('Bel ons: '),
      fr: byTelephone('Appelez-nous : '),
    },
    alignment: 'centre',
    countries: 'DE;CH',
  }),
  entry(textBox, 'eck-home-vienna', {
    title: 'ECK Start: Wien',
    headline: {
      de: 'Anprobe in Wien',
      en: 'Fittings in Vienna',
      cs: 'Zkouška ve Vídni',
      pl: 'Przymiarka w Wiedniu',
      nl: 'Passen in Wenen',
      fr: 'Essayage à Vienne',
    },
    body: {
      de: richText('Am ersten Donnerstag des Monats, im Palais in der Herrengasse.'),
      en: richText('On the first Thursday of the month, in the palais in Herrengasse.'),
      cs: richText('První čtvrtek v měsíci, v paláci v Herrengasse.'),
      pl: richText('W pierwszy czwartek miesiąca, w pałacu przy Herrengasse.'),
      nl: richText('Op de eerste donderdag van de maand, in het paleis in de Herrengasse.'),
      fr: richText('Le premier jeudi du mois, au palais de la Herrengasse.'),
    },
    alignment: 'centre',
    countries: 'AT',
  }),
];

function timed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(autoChangeText, 'eck-home-ticker', {
      text_1: {
        de: 'Lieferung im Karton, nicht in Folie',
        en: 'Delivered in a box, not in plastic',
        cs: 'Dodáváme v krabici, ne ve fólii',
        pl: 'Dostawa w pudełku, nie w folii',
        nl: 'Bezorgd in een doos, niet in plastic',
        fr: 'Livré en carton, sans plastique',
      },
      text_2: {
        de: 'Reparatur ein Leben lang',
        en: 'Repairs for life',
        cs: 'Opravy po celý život',
        pl: 'Naprawa przez całe życie',
        nl: 'Een leven lang reparatie',
        fr: 'Réparation à vie',
      },
      tone: 'plain',
      startDateTime: farAhead,
      endDateTime: fartherAhead,
    }),
    entry(textBox, 'eck-home-vicuna', {
      title: 'ECK Start: Vikunja (läuft)',
      headline: {
        de: 'Vikunja, zwölf Schals',
        en: 'Vicuña, twelve scarves',
        cs: 'Vikuňa, dvanáct šál',
        pl: 'Wikunia, dwanaście szali',
        nl: 'Vicuña, twaalf sjaals',
        fr: 'Vigogne, douze écharpes',
      },
      body: {
        de: richText('Naturfarben, nummeriert. Solange es sie gibt.'),
        en: richText('Natural colours, numbered. While they last.'),
        cs: richText('Přírodní barvy, číslované. Dokud jsou.'),
        pl: richText('Naturalne kolory, numerowane. Do wyczerpania.'),
        nl: richText('Natuurlijke kleuren, genummerd. Zolang ze er zijn.'),
        fr: richText('Couleurs naturelles, numérotées. Tant qu’il y en a.'),
      },
      startDateTime: inDays(-3),
      endDateTime: inDays(4),
    }),
    entry(textBox, 'eck-home-flannel', {
      title: 'ECK Start: Flanell (beginnt bald)',
      headline: {
        de: 'Flanell in vier Grau',
        en: 'Flannel in four greys',
        cs: 'Flanel ve čtyřech šedých',
        pl: 'Flanela w czterech szarościach',
        nl: 'Flanel in vier grijzen',
        fr: 'Flanelle en quatre gris',
      },
      body: {
        de: richText('Ab 340 Gramm, in der alten Breite gewebt.'),
        en: richText('From 340 grams, woven in the old width.'),
        cs: richText('Od 340 gramů, tkaný v původní šíři.'),
        pl: richText('Od 340 gramów, tkana w dawnej szerokości.'),
        nl: richText('Vanaf 340 gram, geweven in de oude breedte.'),
        fr: richText('À partir de 340 grammes, tissée dans l’ancienne largeur.'),
      },
      startDateTime: inDays(3),
      endDateTime: inDays(40),
    }),
    entry(textBox, 'eck-home-seersucker', {
      title: 'ECK Start: Seersucker (vorbei)',
      headline: inSix('Seersucker', 'Seersucker', 'Seersucker', 'Kora', 'Seersucker', 'Seersucker'),
      body: paragraphInSix(
        'Ungefüttert, 190 Gramm.',
        'Unlined, 190 grams.',
        'Bez podšívky, 190 gramů.',
        'Bez podszewki, 190 gramów.',
        'Ongevoerd, 190 gram.',
        'Sans doublure, 190 grammes.',
      ),
      startDateTime: longAgo,
      endDateTime: inDays(-3),
    }),
  ];
}

/** A link to the basket, because the shop's header has none. */
const chosenBefore = entry(basketLink, 'eck-home-basket', {
  title: 'ECK Start: Warenkorb',
  variant: 'title',
});

export function eckHome(instants: Instants): SeedEntry {
  return entry(page, 'eck-page-home', {
    title: 'ECK Startseite',
    main: [
      hero,
      eckStatement,
      cashmere,
      travel,
      eckCoat,
      eckSeason,
      eckJumper,
      ...timed(instants),
      eckWorkroom,
      eckPictures,
      eckBrandStrip,
      ...fittings,
      eckReasons,
      giftCard,
      chosenBefore,
    ],
  });
}
