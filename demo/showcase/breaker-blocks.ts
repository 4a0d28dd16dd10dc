import { breakerImage } from '@/cms-schema/content-types/breaker';
import { breakerSlider } from '@/cms-schema/content-types/breaker-slider';
import { breakerSliderBackground } from '@/cms-schema/content-types/breaker-slider-background';
import { breakerSliderFixed } from '@/cms-schema/content-types/breaker-slider-fixed';
import {
  recommendationSlider,
  recommendedArticle,
} from '@/cms-schema/content-types/recommendation-slider';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';
import { SERVICE_PAGE, STORY_PAGE } from './places';

const COATS = inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux');
const SHIRTS = inSix('Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises');
const KNITWEAR = inSix('Strick', 'Knitwear', 'Svetry', 'Dzianiny', 'Breigoed', 'Maille');
const OUTDOORS = inSix('Draußen', 'Outdoors', 'Do přírody', 'W plenerze', 'Buiten', 'Au grand air');

const pictures = (project: DemoShop) =>
  (
    [
      ['rail', COATS],
      ['suitcase', SHIRTS],
      ['stack', KNITWEAR],
      ['outdoors', OUTDOORS],
    ] as const
  ).map(([scene, imageAltText]) =>
    part(breakerImage, {
      image: `${project}-${scene}`,
      imageAltText,
      imageLink: STORY_PAGE[project],
    }),
  );

/** Articles of the demo catalogue, different in each shop. */
const ARTICLES = {
  hgg: [
    ['20315891', KNITWEAR],
    ['20310822', SHIRTS],
    ['20312740', OUTDOORS],
    ['20319864', KNITWEAR],
  ],
  hrm: [
    ['40310822', SHIRTS],
    ['40313014', KNITWEAR],
    ['40312329', COATS],
  ],
  eck: [
    ['60313425', SHIRTS],
    ['60316713', KNITWEAR],
    ['60314110', OUTDOORS],
  ],
} as const;

/** A row with these articles and similar ones. */
const recommendations = (project: DemoShop) =>
  entry(recommendationSlider, `${project}-showcase-recommendations`, {
    headline: inSix(
      'Passt dazu',
      'Goes well with it',
      'Hodí se k tomu',
      'Pasuje do tego',
      'Past erbij',
      'Cela va avec',
    ),
    articles: ARTICLES[project].map(([itemNumber, name]) =>
      part(recommendedArticle, { itemNumber, name, imageRatio: '3:4' }),
    ),
    context: 'PRODUCT',
    fillUp: true,
  });

/** The three kinds of breakers in a list, and articles for a page. */
export const showcaseBreakers = (project: DemoShop): SeedEntry[] => [
  entry(breakerSlider, `${project}-showcase-breaker`, {
    titleText: inSix(
      'Für kalte Tage',
      'For cold days',
      'Do chladných dnů',
      'Na chłodne dni',
      'Voor koude dagen',
      'Pour les jours froids',
    ),
    images: pictures(project),
  }),
  entry(breakerSliderBackground, `${project}-showcase-breaker-picture`, {
    titleText: inSix(
      'Bei jedem Wetter',
      'In any weather',
      'Za každého počasí',
      'Na każdą pogodę',
      'Bij elk weer',
      'Par tous les temps',
    ),
    images: pictures(project),
    backgroundImage: `${project}-outdoors`,
    backgroundImageLink: STORY_PAGE[project],
  }),
  entry(breakerSliderFixed, `${project}-showcase-breaker-fixed`, {
    titleText: inSix(
      'Aus unserer Werkstatt',
      'From our workroom',
      'Z naší dílny',
      'Z naszej pracowni',
      'Uit ons atelier',
      'De notre atelier',
    ),
    images: pictures(project),
    firstFixedImage: `${project}-window`,
    firstFixedImageLink: SERVICE_PAGE[project],
  }),
  recommendations(project),
];
