import { slide } from '@/cms-schema/content-types/content-slider';
import { demoSlider } from '@/cms-schema/content-types/demo-slider';
import { homepageSlider } from '@/cms-schema/content-types/homepage-slider';
import { textElement } from '@/cms-schema/content-types/parts';
import { entry, part, type InLanguages, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';
import { showcaseTitle, STORY_PAGE } from './places';

const picture = (project: DemoShop, scene: string, headline: InLanguages<string>, link?: string) =>
  part(slide, {
    title: showcaseTitle(project, headline.de),
    image: `${project}-${scene}`,
    ...(link && { imageLink: link }),
    textbox: [part(textElement, { look: 'headline', text: headline })],
  });

const large = (project: DemoShop) =>
  entry(homepageSlider, `${project}-showcase-stage`, {
    title: showcaseTitle(project, 'Startseitenslider'),
    slides: [
      picture(
        project,
        'rail',
        inSix(
          'Der Winter hängt schon',
          'Winter is on the rail',
          'Zima už visí na ramínku',
          'Zima już wisi na wieszaku',
          'De winter hangt al klaar',
          'L’hiver est déjà là',
        ),
        STORY_PAGE[project],
      ),
      picture(
        project,
        'outdoors',
        inSix(
          'Bei jedem Wetter',
          'In any weather',
          'Za každého počasí',
          'Na każdą pogodę',
          'Bij elk weer',
          'Par tous les temps',
        ),
        STORY_PAGE[project],
      ),
      picture(
        project,
        'suitcase',
        inSix(
          'Für ein Wochenende',
          'For a weekend',
          'Na víkend',
          'Na weekend',
          'Voor een weekend',
          'Pour un week-end',
        ),
        STORY_PAGE[project],
      ),
    ],
  });

const stepByStep = (project: DemoShop) =>
  entry(demoSlider, `${project}-showcase-demo`, {
    title: showcaseTitle(project, 'Demoslider'),
    headline: inSix(
      'So packen Sie Hemden',
      'How to pack shirts',
      'Jak sbalit košile',
      'Jak spakować koszule',
      'Zo pak je overhemden in',
      'Bien plier ses chemises',
    ),
    text: inSix(
      'In zwei Schritten, und am Ziel ist kaum etwas zu bügeln.',
      'In two steps, with hardly anything to iron on arrival.',
      'Dva kroky a v cíli skoro není co žehlit.',
      'Dwa kroki, a na miejscu prawie nie trzeba prasować.',
      'In twee stappen, en ter plaatse valt er weinig te strijken.',
      'En deux gestes, et presque rien à repasser à l’arrivée.',
    ),
    slides: [
      picture(
        project,
        'stack',
        inSix(
          'Falten und stapeln',
          'Fold and stack',
          'Složit a vyrovnat',
          'Złożyć i ułożyć',
          'Vouwen en stapelen',
          'Plier et empiler',
        ),
      ),
      picture(
        project,
        'suitcase',
        inSix(
          'Flach in den Koffer',
          'Flat into the case',
          'Naplocho do kufru',
          'Płasko do walizki',
          'Vlak in de koffer',
          'À plat dans la valise',
        ),
      ),
    ],
  });

/** Sliders with one slide at a time: large and explanatory ones. */
export const showcaseSlides = (project: DemoShop): SeedEntry[] => [
  large(project),
  stepByStep(project),
];
