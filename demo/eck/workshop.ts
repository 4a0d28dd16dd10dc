import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { heading, richText } from '@/demo/rich-text';
import { entry, part } from '@/demo/seed-entry';

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
      headline: {
        de: 'Doppelgewebe',
        en: 'Double cloth',
        cs: 'Dvojitá tkanina',
        pl: 'Tkanina podwójna',
        nl: 'Dubbelweefsel',
        fr: 'Le double-face',
      },
      body: {
        de: richText(
          'Ein Doppelgewebe hat keine Innenseite. Wir trennen die beiden Lagen am Rand, ' +
            'schlagen sie gegeneinander ein und schließen die Kante von Hand.',
          'Das dauert. Dafür hat der Mantel kein Futter, keine Einlage und keine sichtbare Naht.',
          heading('Reparatur'),
          'Was bei uns entstanden ist, reparieren wir. Ohne Frist.',
        ),
        en: richText(
          'A double cloth has no inside. We part its two layers at the edge, fold them into ' +
            'each other and close the edge by hand.',
          'It takes time. In return the coat has no lining, no interlining and no visible seam.',
          heading('Repair'),
          'What was made here is repaired here. Without a time limit.',
        ),
        cs: richText(
          'Dvojitá tkanina nemá rub. Obě vrstvy na kraji oddělíme, založíme proti sobě ' +
            'a okraj zašijeme v ruce.',
          'Trvá to. Kabát pak nemá podšívku, výztuhu ani viditelný šev.',
          heading('Opravy'),
          'Co u nás vzniklo, u nás opravíme. Bez časového omezení.',
        ),
        pl: richText(
          'Tkanina podwójna nie ma lewej strony. Rozdzielamy obie warstwy przy brzegu, ' +
            'zakładamy je do siebie i zszywamy krawędź ręcznie.',
          'To trwa. Za to płaszcz nie ma podszewki, wkładu ani widocznego szwu.',
          heading('Naprawa'),
          'Co u nas powstało, u nas naprawiamy. Bezterminowo.',
        ),
        nl: richText(
          'Een dubbelweefsel heeft geen binnenkant. We scheiden de twee lagen aan de rand, ' +
            'slaan ze naar elkaar om en sluiten de rand met de hand.',
          'Dat duurt even. Daarvoor heeft de jas geen voering, geen tussenvoering en geen zichtbare naad.',
          heading('Reparatie'),
          'Wat bij ons is gemaakt, repareren wij. Zonder termijn.',
        ),
        fr: richText(
          'Un double-face n’a pas d’envers. Nous séparons les deux couches au bord, les ' +
            'replions l’une contre l’autre et fermons la lisière à la main.',
          'Cela prend du temps. Le manteau n’a alors ni doublure, ni entoilage, ni couture visible.',
          heading('Réparation'),
          'Ce qui est né chez nous, nous le réparons. Sans limite de durée.',
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
