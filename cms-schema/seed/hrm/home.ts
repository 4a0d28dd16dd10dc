import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { giftCard } from '@/cms-schema/seed/gift-card';
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
    part(textElement, {
      text: {
        de: 'Bügelleicht, mit Kent- oder Haifischkragen.',
        en: 'Easy to iron, with a kent or cutaway collar.',
        cs: 'Snadno se žehlí, s límcem kent nebo cutaway.',
        pl: 'Łatwe w prasowaniu, z kołnierzem kent lub cutaway.',
        nl: 'Makkelijk te strijken, met kent- of cutawaykraag.',
        fr: 'Repassage facile, col italien ou col ouvert.',
      },
    }),
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
    part(textElement, {
      text: {
        de: 'Feines Merino, passt unter jeden Mantel.',
        en: 'Fine merino that fits under any coat.',
        cs: 'Jemné merino, vejde se pod každý kabát.',
        pl: 'Cienki merynos, mieści się pod każdym płaszczem.',
        nl: 'Fijne merino, past onder elke jas.',
        fr: 'Mérinos fin, à glisser sous tous les manteaux.',
      },
    }),
  ],
  teaserWidth: 'half',
});

/** One for Austria, one for its two neighbours: what `/de-at` and `/de-de` differ by. */
const appointments = [
  entry(textBox, 'hrm-home-visit', {
    title: 'HRM Start: Besuch (DE, CH)',
    headline: {
      de: 'Besuchen Sie uns am Rindermarkt',
      en: 'Visit us at Rindermarkt',
      cs: 'Navštivte nás na Rindermarktu',
      pl: 'Zapraszamy na Rindermarkt',
      nl: 'Kom langs aan de Rindermarkt',
      fr: 'Venez nous voir au Rindermarkt',
    },
    body: {
      de: richText('Montag bis Samstag von 10 bis 20 Uhr. Die Anprobe ist im zweiten Stock.'),
      en: richText('Monday to Saturday, 10 am to 8 pm. The fitting rooms are on the second floor.'),
      cs: richText('Pondělí až sobota od 10 do 20 hodin. Zkušebny jsou ve druhém patře.'),
      pl: richText('Od poniedziałku do soboty, 10–20. Przymierzalnie są na drugim piętrze.'),
      nl: richText(
        'Maandag tot en met zaterdag van 10 tot 20 uur. De paskamers zijn op de tweede verdieping.',
      ),
      fr: richText(
        'Du lundi au samedi de 10 h à 20 h. Les salons d’essayage sont au deuxième étage.',
      ),
    },
    alignment: 'centre',
    countries: 'DE;CH',
  }),
  entry(textBox, 'hrm-home-austria', {
    title: 'HRM Start: Österreich',
    headline: {
      de: 'Auswahl nach Hause',
      en: 'Try on at home',
      cs: 'Výběr až domů',
      pl: 'Wybór do domu',
      nl: 'Thuis passen',
      fr: 'Essayage à domicile',
    },
    body: {
      de: richText('Nach Österreich schicken wir drei Größen zur Wahl. Sie behalten, was passt.'),
      en: richText('We send three sizes to Austria. You keep the one that fits.'),
      cs: richText('Do Rakouska pošleme tři velikosti na výběr. Necháte si tu, která sedí.'),
      pl: richText(
        'Do Austrii wysyłamy trzy rozmiary do wyboru. Zostawiają Państwo ten, który pasuje.',
      ),
      nl: richText('Naar Oostenrijk sturen we drie maten. Je houdt wat past.'),
      fr: richText(
        'Vers l’Autriche, nous envoyons trois tailles au choix. Vous gardez celle qui va.',
      ),
    },
    alignment: 'centre',
    countries: 'AT',
  }),
];

function timed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(textBox, 'hrm-home-tailors', {
      title: 'HRM Start: Schneidertage (läuft)',
      headline: {
        de: 'Schneidertage im zweiten Stock',
        en: 'Tailoring days on the second floor',
        cs: 'Dny krejčích ve druhém patře',
        pl: 'Dni krawieckie na drugim piętrze',
        nl: 'Kleermakersdagen op de tweede verdieping',
        fr: 'Journées tailleur au deuxième étage',
      },
      body: {
        de: richText('Drei Meister nehmen Maß, ohne Termin. Der erste Anzug in vier Wochen.'),
        en: richText(
          'Three master tailors take measurements, no appointment needed. The first suit is ready in four weeks.',
        ),
        cs: richText('Tři mistři berou míry bez objednání. První oblek za čtyři týdny.'),
        pl: richText(
          'Trzech mistrzów zdejmuje miarę bez umawiania. Pierwszy garnitur za cztery tygodnie.',
        ),
        nl: richText(
          'Drie meesters nemen maat, zonder afspraak. Het eerste pak is er in vier weken.',
        ),
        fr: richText(
          'Trois maîtres tailleurs prennent vos mesures, sans rendez-vous. Le premier costume en quatre semaines.',
        ),
      },
      tone: 'inverted',
      startDateTime: inDays(-2),
      endDateTime: inDays(5),
    }),
    entry(textBox, 'hrm-home-evening', {
      title: 'HRM Start: Abendgarderobe (beginnt bald)',
      headline: {
        de: 'Für den Abend: der Smoking',
        en: 'For the evening: the dinner jacket',
        cs: 'Na večer: smoking',
        pl: 'Na wieczór: smoking',
        nl: 'Voor de avond: de smoking',
        fr: 'Pour le soir : le smoking',
      },
      body: {
        de: richText('Mit Spitzrevers und Seidenbesatz, auch zum Leihen.'),
        en: richText('With peak lapels and silk facing, also for hire.'),
        cs: richText('Se špičatými klopami a hedvábným lemem, také k zapůjčení.'),
        pl: richText('Z ostrymi klapami i jedwabnym wykończeniem, także do wypożyczenia.'),
        nl: richText('Met puntrevers en zijden afwerking, ook te huur.'),
        fr: richText('Revers à pointe et parement de soie, aussi en location.'),
      },
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
        pl: 'Rezerwacja i przymiarka na miejscu',
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
