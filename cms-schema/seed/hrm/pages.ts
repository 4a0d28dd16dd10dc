import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { bold, heading, linkTo, list, paragraph, richText } from '@/cms-schema/seed/rich-text';
import { entry, part } from '@/cms-schema/seed/seed-entry';

export const hrmMadeToMeasure = entry(page, 'hrm-page-masskonfektion', {
  title: 'HRM Maßkonfektion',
  main: [
    entry(headerElement, 'hrm-measure-header', {
      source: 'hrm-rail',
      text: {
        de: 'Maßkonfektion',
        en: 'Made to measure',
        cs: 'Šití na míru',
        pl: 'Szycie na miarę',
        nl: 'Maatkleding',
        fr: 'Demi-mesure',
      },
      subline: {
        de: 'Ein Anzug nach Ihren Maßen, in vier Wochen fertig, zweimal anprobiert.',
        en: 'A suit to your measurements, ready in four weeks, with two fittings.',
      },
    }),
    entry(textBox, 'hrm-measure-steps', {
      title: 'HRM Maßkonfektion: Ablauf',
      headline: {
        de: 'So geht es vor sich',
        en: 'How it works',
        cs: 'Jak to probíhá',
        pl: 'Jak to wygląda',
        nl: 'Zo gaat het',
        fr: 'Comment ça se passe',
      },
      body: {
        de: richText(
          list(
            [bold('Erster Termin. '), 'Wir nehmen 24 Maße und suchen mit Ihnen den Stoff aus.'],
            [bold('Anprobe. '), 'Nach drei Wochen steckt der Schneider Ärmel, Bund und Saum.'],
            [bold('Abholung. '), 'Eine Woche später ist der Anzug gebügelt und fertig.'],
          ),
        ),
        en: richText(
          list(
            [bold('First visit. '), 'We take 24 measurements and choose the cloth with you.'],
            [bold('Fitting. '), 'After three weeks the tailor pins sleeves, waist and hem.'],
            [bold('Collection. '), 'One week later the suit is pressed and ready.'],
          ),
        ),
      },
    }),
    entry(textBox, 'hrm-measure-cloth', {
      title: 'HRM Maßkonfektion: Stoffe',
      headline: {
        de: 'Dreihundert Stoffe',
        en: 'Three hundred cloths',
        cs: 'Tři sta látek',
        pl: 'Trzysta tkanin',
        nl: 'Driehonderd stoffen',
        fr: 'Trois cents étoffes',
      },
      body: {
        de: richText(
          'Tuche aus Biella und Huddersfield, von 240 Gramm für den Sommer bis 420 Gramm für den Mantel.',
          paragraph(
            'Einen Termin geben wir Ihnen am Telefon: ',
            linkTo('+49 89 99998 210', '089 99998 210'),
            '.',
          ),
        ),
      },
      tone: 'soft',
    }),
  ],
});

export const hrmHouse = entry(page, 'hrm-page-das-haus', {
  title: 'HRM Das Haus',
  main: [
    entry(headerElement, 'hrm-house-header', {
      source: 'hrm-outdoors',
      text: {
        de: 'Das Haus am Rindermarkt',
        en: 'The house on the square',
        cs: 'Dům na náměstí',
        pl: 'Dom przy rynku',
        nl: 'Het huis aan het plein',
        fr: 'La maison sur la place',
      },
      subline: {
        de: 'Vier Stockwerke, eine Schneiderei, keine Rolltreppe.',
        en: 'Four floors, one workshop, no escalator.',
        cs: 'Čtyři patra, jedna dílna, žádné eskalátory.',
        pl: 'Cztery piętra, jedna pracownia, żadnych ruchomych schodów.',
        nl: 'Vier verdiepingen, één atelier, geen roltrap.',
        fr: 'Quatre étages, un atelier, pas d’escalator.',
      },
    }),
    entry(textBox, 'hrm-house-floors', {
      title: 'HRM Das Haus: Stockwerke',
      body: {
        de: richText(
          heading('Erdgeschoss'),
          'Hemden, Krawatten, Schals. Hier tauschen Sie auch um.',
          heading('Erster Stock'),
          'Strick, Hosen und alles für das Wochenende.',
          heading('Zweiter Stock'),
          'Anzüge, Mäntel und die Schneiderei. Fragen Sie nach Frau Aumüller, sie sieht eine schiefe Schulter von der Treppe aus.',
          heading('Dritter Stock'),
          'Schuhe, Koffer und ein Kaffee, während wir den Saum stecken.',
        ),
      },
    }),
    entry(homeTeaser, 'hrm-house-coats', {
      title: 'HRM Das Haus: Maßkonfektion',
      image: 'hrm-rail',
      imageLink: 'node_hrm-masskonfektion',
      textBoxes: [
        part(textElement, {
          look: 'headline',
          text: {
            de: 'Nach Maß',
            en: 'Made to measure',
            cs: 'Na míru',
            pl: 'Na miarę',
            nl: 'Op maat',
            fr: 'Sur mesure',
          },
        }),
        part(textElement, {
          text: {
            de: '24 Maße, zwei Anproben, ein Anzug.',
            en: '24 measurements, two fittings, one suit.',
            cs: '24 měr, dvě zkoušky, jeden oblek.',
            pl: '24 wymiary, dwie przymiarki, jeden garnitur.',
            nl: '24 maten, twee keer passen, één pak.',
            fr: '24 mesures, deux essayages, un costume.',
          },
        }),
      ],
      teaserHeight: 'low',
    }),
  ],
});
