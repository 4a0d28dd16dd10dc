import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { bold, heading, linkTo, list, paragraph, richText } from '@/cms-schema/seed/rich-text';
import { entry, part } from '@/cms-schema/seed/seed-entry';

export const hggSizeGuide = entry(page, 'hgg-page-groessenberatung', {
  title: 'HGG Größenberatung',
  main: [
    entry(headerElement, 'hgg-size-header', {
      source: 'hgg-stack',
      text: {
        de: 'Größenberatung',
        en: 'Size guide',
        cs: 'Průvodce velikostmi',
        pl: 'Przewodnik po rozmiarach',
        nl: 'Maatadvies',
        fr: 'Guide des tailles',
      },
      subline: {
        de: 'Ein Maßband, drei Maße, fünf Minuten. Messen Sie über dem Hemd, nicht über dem Pullover.',
        en: 'One tape, three measurements, five minutes. Measure over a shirt, not over a jumper.',
      },
    }),
    entry(textBox, 'hgg-size-measure', {
      title: 'HGG Größenberatung: Messen',
      headline: {
        de: 'So messen Sie',
        en: 'How to measure',
        cs: 'Jak se měřit',
        pl: 'Jak mierzyć',
        nl: 'Zo meet je',
        fr: 'Comment mesurer',
      },
      body: {
        de: richText(
          list(
            [bold('Brust. '), 'Unter den Achseln hindurch, über die stärkste Stelle.'],
            [bold('Bauch. '), 'Auf Höhe des Nabels, im Stehen, ohne einzuziehen.'],
            [bold('Schritt. '), 'Innen vom Schritt bis zum Boden, mit Schuhen.'],
          ),
          'Liegt ein Maß zwischen zwei Größen, nehmen Sie die größere.',
        ),
        en: richText(
          list(
            [bold('Chest. '), 'Under the arms, around the fullest part.'],
            [bold('Stomach. '), 'At the navel, standing, without holding your breath.'],
            [bold('Inside leg. '), 'From the crotch to the floor, with shoes on.'],
          ),
          'Between two sizes, take the larger one.',
        ),
      },
    }),
    entry(textBox, 'hgg-size-table', {
      title: 'HGG Größenberatung: Maße',
      headline: {
        de: 'Brust und Bauch in Zentimetern',
        en: 'Chest and stomach in centimetres',
        cs: 'Hrudník a břicho v centimetrech',
        pl: 'Klatka piersiowa i brzuch w centymetrach',
        nl: 'Borst en buik in centimeters',
        fr: 'Poitrine et ventre en centimètres',
      },
      body: {
        de: richText(
          list(
            [bold('3XL: '), 'Brust 126–133, Bauch 116–125'],
            [bold('4XL: '), 'Brust 134–141, Bauch 126–135'],
            [bold('5XL: '), 'Brust 142–149, Bauch 136–145'],
            [bold('6XL: '), 'Brust 150–157, Bauch 146–155'],
            [bold('7XL: '), 'Brust 158–165, Bauch 156–165'],
            [bold('8XL: '), 'Brust 166–173, Bauch 166–175'],
          ),
          heading('Größer als 1,90 m?'),
          'Dann passt Ihnen die Überlänge: Ärmel fünf, Rücken acht Zentimeter länger als sonst.',
        ),
      },
      tone: 'soft',
    }),
    entry(textBox, 'hgg-size-telephone', {
      title: 'HGG Größenberatung: Telefon',
      headline: {
        de: 'Lieber mit uns sprechen?',
        en: 'Rather talk to us?',
        cs: 'Chcete si raději promluvit?',
        pl: 'Wolą Państwo porozmawiać?',
        nl: 'Liever met ons praten?',
        fr: 'Vous préférez nous parler ?',
      },
      body: {
        de: richText(
          paragraph(
            'Wir beraten Sie Montag bis Samstag von 9 bis 19 Uhr unter ',
            linkTo('+49 89 99998 120', '089 99998 120'),
            '.',
          ),
        ),
      },
      alignment: 'centre',
    }),
  ],
});

export const hggShirtStory = entry(page, 'hgg-page-lange-hemden', {
  title: 'HGG Geschichte: Lange Hemden',
  main: [
    entry(headerElement, 'hgg-shirts-header', {
      source: 'hgg-suitcase',
      text: {
        de: 'Ein Hemd für 1,98 m',
        en: 'A shirt for 1.98 m',
        cs: 'Košile na 198 cm',
        pl: 'Koszula na 198 cm wzrostu',
        nl: 'Een overhemd voor 1,98 m',
        fr: 'Une chemise pour 1,98 m',
      },
      subline: {
        de: 'Warum ein großes Hemd kein vergrößertes Hemd ist.',
        en: 'Why a large shirt is not an enlarged shirt.',
        cs: 'Proč velká košile není zvětšená košile.',
        pl: 'Dlaczego duża koszula to nie powiększona koszula.',
        nl: 'Waarom een groot overhemd geen vergroot overhemd is.',
        fr: 'Pourquoi une grande chemise n’est pas une chemise agrandie.',
      },
    }),
    entry(textBox, 'hgg-shirts-story', {
      title: 'HGG Lange Hemden: Text',
      body: {
        de: richText(
          'Wer ein Hemd in Größe M auf 5XL vergrößert, bekommt ein Zelt mit zu langen Ärmeln. ' +
            'Schultern wachsen langsamer als der Bauch, der Hals anders als die Handgelenke.',
          heading('Fünfzehn Maße statt drei'),
          'Unser Schnitt beginnt deshalb bei 3XL von vorn. Fünfzehn Maße werden einzeln gesetzt, ' +
            'die Manschette hat zwei Knöpfe, der Rücken eine Falte mehr.',
          heading('Acht Zentimeter'),
          'So viel länger ist das Hemd im Rücken. Es bleibt in der Hose, auch beim Aufstehen.',
          paragraph(
            'Ihre Größe steht in der ',
            linkTo('node_hgg-groessenberatung', 'Tabelle'),
            '.',
          ),
        ),
      },
    }),
    entry(homeTeaser, 'hgg-shirts-coats', {
      title: 'HGG Lange Hemden: Mäntel',
      image: 'hgg-outdoors',
      imageLink: 'node_hgg-home',
      textBoxes: [
        part(textElement, {
          look: 'headline',
          text: {
            de: 'Darüber ein Mantel',
            en: 'A coat on top',
            cs: 'Na to kabát',
            pl: 'A na to płaszcz',
            nl: 'Daaroverheen een jas',
            fr: 'Et par-dessus, un manteau',
          },
        }),
        part(textElement, {
          text: {
            de: 'Wollmischung, gefüttert, bis 8XL.',
            en: 'Wool blend, lined, up to 8XL.',
            cs: 'Směs s vlnou, s podšívkou, do 8XL.',
            pl: 'Mieszanka wełny, z podszewką, do 8XL.',
            nl: 'Wolmengsel, gevoerd, tot 8XL.',
            fr: 'Laine mélangée, doublé, jusqu’au 8XL.',
          },
        }),
      ],
      buttons: [
        part(button, {
          look: 'secondary',
          link: 'node_hgg-home',
          label: {
            de: 'Zur Startseite',
            en: 'To the home page',
            cs: 'Na úvodní stránku',
            pl: 'Na stronę główną',
            nl: 'Naar de homepage',
            fr: 'Vers la page d’accueil',
          },
        }),
      ],
      teaserHeight: 'low',
    }),
  ],
});

export const hggSwissDelivery = entry(page, 'hgg-page-lieferung-schweiz', {
  title: 'HGG Lieferung in die Schweiz',
  main: [
    entry(textBox, 'hgg-swiss-text', {
      title: 'HGG Lieferung Schweiz: Text',
      headline: { de: 'Lieferung in die Schweiz', fr: 'Livraison en Suisse' },
      body: {
        de: richText(
          'Ihr Paket geht zweimal in der Woche über die Grenze und ist vier Werktage später bei Ihnen.',
          heading('Zoll und Steuer'),
          'Beides ist im Preis enthalten. Beim Empfang zahlen Sie nichts nach.',
          heading('Rücksendung'),
          'Kostenlos mit dem beigelegten Etikett, in jeder Filiale der Post.',
        ),
        fr: richText(
          'Votre colis passe la frontière deux fois par semaine et arrive quatre jours ouvrés plus tard.',
          heading('Douane et taxes'),
          'Tout est compris dans le prix. Vous ne payez rien à la réception.',
          heading('Retour'),
          'Gratuit avec l’étiquette jointe, dans chaque bureau de poste.',
        ),
      },
    }),
  ],
});
