import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { giftCard } from '@/cms-schema/seed/hgg/home';
import type { Instants } from '@/cms-schema/seed/instants';
import { richText } from '@/cms-schema/seed/rich-text';
import { entry, part, type SeedEntry } from '@/cms-schema/seed/seed-entry';

const hero = entry(homeTeaser, 'hrm-home-hero', {
  title: 'HRM Start: Anzüge',
  image: 'hrm-window',
  imageLink: 'node_hrm-masskonfektion',
  textBoxes: [
    part(textElement, {
      look: 'kicker',
      text: {
        de: 'Vier Stockwerke Herrenmode',
        en: 'Four floors of menswear',
        cs: 'Čtyři patra pánské módy',
        pl: 'Cztery piętra mody męskiej',
        nl: 'Vier verdiepingen herenmode',
        fr: 'Quatre étages de mode homme',
      },
    }),
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Der Mantel für den Weg ins Büro',
        en: 'The coat for the walk to work',
        cs: 'Kabát na cestu do práce',
        pl: 'Płaszcz na drogę do pracy',
        nl: 'De jas voor de weg naar kantoor',
        fr: 'Le manteau du trajet au bureau',
      },
    }),
    part(textElement, {
      text: {
        de: 'Wolle aus Biella, knielang, über dem Sakko getragen.',
        en: 'Wool from Biella, knee-length, cut to go over a jacket.',
        cs: 'Vlna z Bielly, délka ke kolenům, střih přes sako.',
        pl: 'Wełna z Bielli, długość do kolan, krój na marynarkę.',
        nl: 'Wol uit Biella, knielang, gesneden voor over een colbert.',
        fr: 'Laine de Biella, longueur genou, coupé pour passer sur une veste.',
      },
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hrm-masskonfektion',
      label: {
        de: 'Zur Maßkonfektion',
        en: 'Made to measure',
        cs: 'Šití na míru',
        pl: 'Szycie na miarę',
        nl: 'Naar maatkleding',
        fr: 'La demi-mesure',
      },
    }),
    part(button, {
      look: 'secondary',
      link: 'node_hrm-das-haus',
      label: {
        de: 'Das Haus',
        en: 'The house',
        cs: 'Náš dům',
        pl: 'Nasz dom',
        nl: 'Het huis',
        fr: 'La maison',
      },
    }),
  ],
  teaserHeight: 'tall',
  teaserWidth: 'full',
  preloadImage: true,
});

const shirts = entry(homeTeaser, 'hrm-home-shirts', {
  title: 'HRM Start: Hemden',
  image: 'hrm-suitcase',
  imageLink: 'node_hrm-masskonfektion',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Fünf Hemden, eine Woche',
        en: 'Five shirts, one week',
        cs: 'Pět košil, jeden týden',
        pl: 'Pięć koszul, jeden tydzień',
        nl: 'Vijf overhemden, één week',
        fr: 'Cinq chemises, une semaine',
      },
    }),
    part(textElement, { text: { de: 'Bügelleicht, mit Kent- oder Haifischkragen.' } }),
  ],
  teaserWidth: 'half',
});

const knitwear = entry(homeTeaser, 'hrm-home-knitwear', {
  title: 'HRM Start: Strick',
  image: 'hrm-stack',
  imageLink: 'node_hrm-das-haus',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Strick statt Sakko',
        en: 'Knitwear instead of a jacket',
        cs: 'Svetr místo saka',
        pl: 'Sweter zamiast marynarki',
        nl: 'Een trui in plaats van een colbert',
        fr: 'La maille à la place de la veste',
      },
    }),
    part(textElement, { text: { de: 'Feines Merino, passt unter jeden Mantel.' } }),
  ],
  teaserWidth: 'half',
});

/** One for Austria, one for its two neighbours: what `/de-at` and `/de-de` differ by. */
const appointments = [
  entry(textBox, 'hrm-home-visit', {
    title: 'HRM Start: Besuch (DE, CH)',
    headline: { de: 'Besuchen Sie uns am Rindermarkt' },
    body: {
      de: richText('Montag bis Samstag von 10 bis 20 Uhr. Die Anprobe ist im zweiten Stock.'),
    },
    alignment: 'centre',
    countries: 'DE;CH',
  }),
  entry(textBox, 'hrm-home-austria', {
    title: 'HRM Start: Österreich',
    headline: { de: 'Auswahl nach Hause' },
    body: {
      de: richText('Nach Österreich schicken wir drei Größen zur Wahl. Sie behalten, was passt.'),
    },
    alignment: 'centre',
    countries: 'AT',
  }),
];

function timed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(textBox, 'hrm-home-tailors', {
      title: 'HRM Start: Schneidertage (läuft)',
      headline: { de: 'Schneidertage im zweiten Stock', en: 'Tailoring days on the second floor' },
      body: {
        de: richText('Drei Meister nehmen Maß, ohne Termin. Der erste Anzug in vier Wochen.'),
      },
      tone: 'inverted',
      startDateTime: inDays(-2),
      endDateTime: inDays(5),
    }),
    entry(textBox, 'hrm-home-evening', {
      title: 'HRM Start: Abendgarderobe (beginnt bald)',
      headline: { de: 'Für den Abend: der Smoking', en: 'For the evening: the dinner jacket' },
      body: { de: richText('Mit Spitzrevers und Seidenbesatz, auch zum Leihen.') },
      tone: 'soft',
      startDateTime: inDays(1),
      endDateTime: inDays(21),
    }),
    entry(textBox, 'hrm-home-swimwear', {
      title: 'HRM Start: Badehosen (vorbei)',
      headline: { de: 'Badehosen aus Capri' },
      body: { de: richText('Drei Längen, schnell trocken.') },
      startDateTime: longAgo,
      endDateTime: inDays(-2),
    }),
    entry(autoChangeText, 'hrm-home-stocktaking', {
      text_1: { de: 'Wir zählen: am Montag öffnen wir um 12 Uhr' },
      text_2: { de: 'Bestellungen im Netz gehen wie gewohnt hinaus' },
      tone: 'plain',
      startDateTime: longAgo,
      endDateTime: farAhead,
    }),
    entry(autoChangeText, 'hrm-home-ticker', {
      text_1: {
        de: 'Reservieren und im Haus anprobieren',
        en: 'Reserve and try on in the house',
        cs: 'Rezervujte a vyzkoušejte u nás',
        pl: 'Zarezerwuj i przymierz na miejscu',
        nl: 'Reserveren en in het huis passen',
        fr: 'Réservez et essayez à la maison',
      },
      text_2: {
        de: 'Änderungen aus der eigenen Schneiderei',
        en: 'Alterations in our own workshop',
        cs: 'Úpravy ve vlastní dílně',
        pl: 'Przeróbki we własnej pracowni',
        nl: 'Vermaakwerk in ons eigen atelier',
        fr: 'Retouches dans notre propre atelier',
      },
      startDateTime: farAhead,
      endDateTime: fartherAhead,
    }),
  ];
}

export function hrmHome(instants: Instants): SeedEntry {
  return entry(page, 'hrm-page-home', {
    title: 'HRM Startseite',
    main: [hero, ...timed(instants), shirts, knitwear, ...appointments, giftCard],
  });
}
