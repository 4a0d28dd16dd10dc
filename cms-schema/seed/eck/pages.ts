import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { heading, list, richText } from '@/cms-schema/seed/rich-text';
import { entry, part } from '@/cms-schema/seed/seed-entry';

export const eckCashmere = entry(page, 'eck-page-kaschmir', {
  title: 'ECK Kaschmir',
  main: [
    entry(headerElement, 'eck-cashmere-header', {
      source: 'eck-rail',
      text: {
        de: 'Kaschmir pflegen',
        en: 'Caring for cashmere',
        cs: 'Péče o kašmír',
        pl: 'Pielęgnacja kaszmiru',
        nl: 'Kasjmier verzorgen',
        fr: 'Entretenir le cachemire',
      },
      subline: {
        de: 'Waschen ja, aufhängen nein.',
        en: 'Wash it, but never hang it.',
        cs: 'Prát ano, věšet ne.',
        pl: 'Prać tak, wieszać nie.',
        nl: 'Wassen wel, ophangen niet.',
        fr: 'Laver oui, suspendre non.',
      },
    }),
    entry(textBox, 'eck-cashmere-care', {
      title: 'ECK Kaschmir: Pflege',
      body: {
        de: richText(
          heading('Waschen'),
          list(
            ['Auf links drehen, in ein Netz.'],
            ['Dreißig Grad, Wollprogramm, Shampoo statt Waschmittel.'],
            ['Im Handtuch ausdrücken, liegend trocknen.'],
          ),
          heading('Knötchen'),
          'Sie entstehen in den ersten Wochen und kommen nicht wieder, wenn Sie sie einmal abnehmen.',
          heading('Sommer'),
          'Gewaschen, gefaltet, mit Zedernholz in der Schublade.',
        ),
        en: richText(
          heading('Washing'),
          list(
            ['Inside out, in a net.'],
            ['Thirty degrees, wool cycle, shampoo instead of detergent.'],
            ['Press in a towel, dry flat.'],
          ),
          heading('Pilling'),
          'It comes in the first weeks and does not return once it has been combed off.',
          heading('Summer'),
          'Washed, folded, in a drawer with cedar wood.',
        ),
      },
    }),
  ],
});

export const eckWorkshop = entry(page, 'eck-page-werkstatt', {
  title: 'ECK Werkstatt',
  main: [
    entry(headerElement, 'eck-workshop-header', {
      source: 'eck-outdoors',
      text: {
        de: 'Die Werkstatt',
        en: 'The workshop',
        cs: 'Dílna',
        pl: 'Pracownia',
        nl: 'Het atelier',
        fr: 'L’atelier',
      },
      subline: {
        de: 'Sieben Menschen, zwei Fenster nach Norden.',
        en: 'Seven people, two windows to the north.',
        cs: 'Sedm lidí, dvě okna na sever.',
        pl: 'Siedem osób, dwa okna na północ.',
        nl: 'Zeven mensen, twee ramen op het noorden.',
        fr: 'Sept personnes, deux fenêtres au nord.',
      },
    }),
    entry(textBox, 'eck-workshop-text', {
      title: 'ECK Werkstatt: Text',
      body: {
        de: richText(
          'Ein Doppelgewebe hat keine Innenseite. Wir trennen die beiden Lagen am Rand, ' +
            'schlagen sie gegeneinander ein und schließen die Kante von Hand.',
          'Das dauert. Dafür hat der Mantel kein Futter, keine Einlage und keine sichtbare Naht.',
          heading('Reparatur'),
          'Was bei uns entstanden ist, reparieren wir. Ohne Frist.',
        ),
      },
    }),
    entry(homeTeaser, 'eck-workshop-coat', {
      title: 'ECK Werkstatt: Kaschmir',
      image: 'eck-rail',
      imageLink: 'node_eck-kaschmir',
      textBoxes: [
        part(textElement, {
          look: 'headline',
          text: {
            de: 'Kaschmir pflegen',
            en: 'Caring for cashmere',
            cs: 'Péče o kašmír',
            pl: 'Pielęgnacja kaszmiru',
            nl: 'Kasjmier verzorgen',
            fr: 'Entretenir le cachemire',
          },
        }),
      ],
      teaserHeight: 'low',
    }),
  ],
});
