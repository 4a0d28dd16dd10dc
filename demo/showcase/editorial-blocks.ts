import { deliveryDays } from '@/demo/free-delivery';
import { imageBlock } from '@/cms-schema/content-types/image-block';
import { infoBlock } from '@/cms-schema/content-types/info-block';
import { parallaxBanner } from '@/cms-schema/content-types/parallax-banner';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { salesChannel, salesChannelBar } from '@/cms-schema/content-types/sales-channel-bar';
import { openingHours, STORE_HOURS } from '@/demo/opening-hours';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix, paragraphInSix } from './in-six';
import { SERVICE_PAGE, showcaseTitle, STORY_PAGE } from './places';

const MORE = inSix(
  'Mehr erfahren',
  'Find out more',
  'Zjistit více',
  'Dowiedz się więcej',
  'Meer weten',
  'En savoir plus',
);

const picture = (project: DemoShop) =>
  entry(imageBlock, `${project}-showcase-image`, {
    title: showcaseTitle(project, 'Bild'),
    image: `${project}-window`,
    imageLink: STORY_PAGE[project],
    ratio: '16:9',
    isPromotionTracked: true,
    caption: inSix(
      'Am Fenster arbeitet es sich am besten.',
      'The best light to work by is at the window.',
      'Nejlépe se pracuje u okna.',
      'Najlepiej pracuje się przy oknie.',
      'Bij het raam werkt het het best.',
      'C’est près de la fenêtre que l’on travaille le mieux.',
    ),
  });

const workroom = (project: DemoShop) =>
  entry(infoBlock, `${project}-showcase-info`, {
    title: showcaseTitle(project, 'Information'),
    image: `${project}-stack`,
    imagePosition: 'end',
    headline: inSix(
      'Die Schneiderei im Haus',
      'The workroom in our house',
      'Krejčovna v našem domě',
      'Pracownia w naszym domu',
      'Het atelier in ons huis',
      'L’atelier de la maison',
    ),
    body: paragraphInSix(
      'Kürzen, weiten, annähen: Die meisten Änderungen sind am selben Tag fertig.',
      'Shortening, widening, sewing on: most alterations are ready the same day.',
      'Zkrátit, povolit, přišít: většina úprav je hotová ještě týž den.',
      'Skracanie, poszerzanie, doszywanie: większość przeróbek jest gotowa tego samego dnia.',
      'Inkorten, uitleggen, aanzetten: het meeste is dezelfde dag klaar.',
      'Raccourcir, élargir, recoudre : la plupart des retouches sont prêtes le jour même.',
    ),
    buttons: [part(button, { label: MORE, link: SERVICE_PAGE[project], look: 'secondary' })],
  });

const weather = (project: DemoShop) =>
  entry(parallaxBanner, `${project}-showcase-parallax`, {
    title: showcaseTitle(project, 'Parallaxe'),
    image: `${project}-outdoors`,
    textElements: [
      part(textElement, {
        look: 'headline',
        text: inSix(
          'Wind kommt nicht durch',
          'The wind stays out',
          'Vítr neprojde',
          'Wiatr nie przejdzie',
          'De wind blijft buiten',
          'Le vent reste dehors',
        ),
      }),
    ],
    buttons: [part(button, { label: MORE, link: STORY_PAGE[project] })],
  });

const STORE = part(salesChannel, {
  icon: 'store',
  name: inSix('Im Haus', 'In the store', 'V obchodě', 'W salonie', 'In de winkel', 'En magasin'),
  text: openingHours(STORE_HOURS),
});

const TELEPHONE = part(salesChannel, {
  icon: 'advice',
  link: '+49 89 99998 120',
  name: inSix(
    'Am Telefon',
    'By telephone',
    'Po telefonu',
    'Telefonicznie',
    'Per telefoon',
    'Au téléphone',
  ),
  text: inSix(
    'Wir beraten Sie und bestellen für Sie.',
    'We advise you and place your order.',
    'Poradíme vám a objednáme za vás.',
    'Doradzimy i złożymy zamówienie za Państwa.',
    'Wij adviseren je en bestellen voor je.',
    'Nous vous conseillons et commandons pour vous.',
  ),
});

const DAYS = deliveryDays('DE');

const PARCEL = part(salesChannel, {
  icon: 'delivery',
  name: inSix('Nach Hause', 'To your door', 'Domů', 'Do domu', 'Thuis', 'Chez vous'),
  text: inSix(
    `In Deutschland in ${DAYS} Werktagen.`,
    `In Germany within ${DAYS} working days.`,
    `V Německu za ${DAYS} pracovní dny.`,
    `W Niemczech w ciągu ${DAYS} dni roboczych.`,
    `In Duitsland binnen ${DAYS} werkdagen.`,
    `En Allemagne en ${DAYS} jours ouvrés.`,
  ),
});

const channels = (project: DemoShop) =>
  entry(salesChannelBar, `${project}-showcase-channels`, {
    title: showcaseTitle(project, 'Vertriebswege'),
    channels: [STORE, TELEPHONE, PARCEL],
  });

export const showcaseEditorial = (project: DemoShop): SeedEntry[] => [
  picture(project),
  workroom(project),
  weather(project),
  channels(project),
];
