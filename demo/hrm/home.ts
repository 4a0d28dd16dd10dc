import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { giftCard } from '@/demo/gift-card';
import type { Instants } from '@/demo/instants';
import { openingHours, STORE_HOURS } from '@/demo/opening-hours';
import { richText } from '@/demo/rich-text';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import {
  hrmArticle,
  hrmBrandStrip,
  hrmFitting,
  hrmMagazine,
  hrmReasons,
  hrmTailoring,
} from './home-shelves';
import { hrmStage } from './home-stage';
import { hrmTimed } from './home-timed';

const HOURS = openingHours(STORE_HOURS);

const hero = entry(homeTeaser, 'hrm-home-hero', {
  title: 'HRM Start: Montag',
  image: 'hrm-look',
  imageLink: 'node_hrm-anzuege',
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
        de: 'Angezogen, bevor der Kaffee kalt ist',
        en: 'Dressed before the coffee is cold',
        cs: 'Oblečeni, než vystydne káva',
        pl: 'Ubrani, zanim wystygnie kawa',
        nl: 'Aangekleed voor de koffie koud is',
        fr: 'Habillé avant que le café refroidisse',
      },
    }),
    part(textElement, {
      text: {
        de: 'Sakko aus Biella, Chino, rahmengenähte Schuhe. Alles passt zu allem.',
        en: 'A jacket from Biella, chinos, welted shoes. Everything goes with everything.',
        cs: 'Sako z Bielly, chino kalhoty, rámové boty. Všechno ladí se vším.',
        pl: 'Marynarka z Bielli, chinosy, buty szyte na ramie. Wszystko do siebie pasuje.',
        nl: 'Een colbert uit Biella, een chino, randgenaaide schoenen. Alles past bij alles.',
        fr: 'Veste de Biella, chino, chaussures cousues. Tout va avec tout.',
      },
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hrm-anzuege',
      label: inSix(
        'Anzüge und Sakkos',
        'Suits and jackets',
        'Obleky a saka',
        'Garnitury i marynarki',
        'Pakken en colberts',
        'Costumes et vestes',
      ),
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
  imageLink: 'node_hrm-hemden',
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
  imageLink: 'node_hrm-strick',
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

/** One for Austria and one for its two neighbours: the difference between `/de-at` and `/de-de`. */
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
      de: richText(`${HOURS.de}. Die Anprobe ist im zweiten Stock.`),
      en: richText(`${HOURS.en}. The fitting rooms are on the second floor.`),
      cs: richText(`${HOURS.cs}. Zkušebny jsou ve druhém patře.`),
      pl: richText(`${HOURS.pl}. Przymierzalnie są na drugim piętrze.`),
      nl: richText(`${HOURS.nl}. De paskamers zijn op de tweede verdieping.`),
      fr: richText(`${HOURS.fr}. Les salons d’essayage sont au deuxième étage.`),
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

export function hrmHome(instants: Instants): SeedEntry {
  return entry(page, 'hrm-page-home', {
    title: 'HRM Startseite',
    main: [
      hero,
      hrmReasons,
      hrmTailoring,
      hrmBrandStrip,
      shirts,
      knitwear,
      hrmFitting,
      hrmArticle,
      hrmStage,
      ...hrmTimed(instants),
      hrmMagazine,
      ...appointments,
      giftCard,
    ],
  });
}
