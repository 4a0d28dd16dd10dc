import { headerElement } from '@/cms-schema/content-types/header-element';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { articleRow } from '@/demo/articles/article-row';
import { heading, list, richText } from '@/demo/rich-text';
import { entry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';

export const eckCashmere = entry(page, 'eck-page-kaschmir', {
  title: 'ECK Kaschmir',
  main: [
    entry(headerElement, 'eck-cashmere-header', {
      source: 'eck-cloth',
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
      headline: {
        de: 'Drei Regeln',
        en: 'Three rules',
        cs: 'Tři pravidla',
        pl: 'Trzy zasady',
        nl: 'Drie regels',
        fr: 'Trois règles',
      },
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
        cs: richText(
          heading('Praní'),
          list(
            ['Naruby, v síťce.'],
            ['Třicet stupňů, program na vlnu, šampon místo pracího prostředku.'],
            ['Vymačkat v ručníku, sušit vleže.'],
          ),
          heading('Žmolky'),
          'Objeví se v prvních týdnech, a když je jednou odstraníte, už se nevrátí.',
          heading('Léto'),
          'Vypraný, složený, v zásuvce s cedrovým dřevem.',
        ),
        pl: richText(
          heading('Pranie'),
          list(
            ['Na lewej stronie, w siatce.'],
            ['Trzydzieści stopni, program do wełny, szampon zamiast proszku.'],
            ['Odcisnąć w ręczniku, suszyć na płasko.'],
          ),
          heading('Zmechacenia'),
          'Powstają w pierwszych tygodniach i nie wracają, gdy się je raz usunie.',
          heading('Lato'),
          'Wyprany, złożony, w szufladzie z drewnem cedrowym.',
        ),
        nl: richText(
          heading('Wassen'),
          list(
            ['Binnenstebuiten, in een waszak.'],
            ['Dertig graden, wolprogramma, shampoo in plaats van wasmiddel.'],
            ['In een handdoek uitdrukken, liggend drogen.'],
          ),
          heading('Pluisjes'),
          'Ze ontstaan in de eerste weken en komen niet terug als je ze één keer verwijdert.',
          heading('Zomer'),
          'Gewassen, gevouwen, in een lade met cederhout.',
        ),
        fr: richText(
          heading('Lavage'),
          list(
            ['À l’envers, dans un filet.'],
            ['Trente degrés, programme laine, du shampooing plutôt que de la lessive.'],
            ['Presser dans une serviette, sécher à plat.'],
          ),
          heading('Bouloches'),
          'Elles viennent les premières semaines et ne reviennent pas, une fois retirées.',
          heading('Été'),
          'Lavé, plié, dans un tiroir avec du bois de cèdre.',
        ),
      },
    }),
    articleRow(
      'eck-cashmere-row',
      inSix('Kaschmir', 'Cashmere', 'Kašmír', 'Kaszmir', 'Kasjmier', 'Cachemire'),
      [
        ['60311781', 'cashmereJumper', 'Falk und Sohn'],
        ['60312877', 'cashmereJumper', 'Ivarsson'],
        ['60313973', 'cashmereJumper', 'Falk und Sohn'],
        ['60312192', 'cashmereScarf', 'Falk und Sohn'],
        ['60313288', 'cashmereScarf', 'Lindqvist'],
      ],
      'OTHER',
    ),
  ],
});
