import { slide } from '@/cms-schema/content-types/content-slider';
import { homepageSlider } from '@/cms-schema/content-types/homepage-slider';
import { words } from '@/demo/home-parts';
import { entry, part } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';

/** Two slides, each for half of the week and the floor that serves it. */
export const hrmStage = entry(homepageSlider, 'hrm-home-stage', {
  title: 'HRM Start: Anlässe',
  slides: [
    part(slide, {
      title: 'HRM Büro',
      image: 'hrm-rail',
      imageLink: 'node_hrm-anzuege',
      textbox: words(
        inSix(
          'Für das Büro',
          'For the office',
          'Do kanceláře',
          'Do biura',
          'Voor kantoor',
          'Pour le bureau',
        ),
        inSix(
          'Anzüge und Sakkos, zweiter Stock.',
          'Suits and jackets, second floor.',
          'Obleky a saka, druhé patro.',
          'Garnitury i marynarki, drugie piętro.',
          'Pakken en colberts, tweede verdieping.',
          'Costumes et vestes, deuxième étage.',
        ),
      ),
    }),
    part(slide, {
      title: 'HRM Wochenende',
      image: 'hrm-outdoors',
      imageLink: 'node_hrm-strick',
      textbox: words(
        inSix(
          'Für das Wochenende',
          'For the weekend',
          'Na víkend',
          'Na weekend',
          'Voor het weekend',
          'Pour le week-end',
        ),
        inSix(
          'Strick und Cord, erster Stock.',
          'Knitwear and corduroy, first floor.',
          'Svetry a manšestr, první patro.',
          'Dzianiny i sztruks, pierwsze piętro.',
          'Breigoed en ribfluweel, eerste verdieping.',
          'Maille et velours côtelé, premier étage.',
        ),
      ),
    }),
  ],
});
