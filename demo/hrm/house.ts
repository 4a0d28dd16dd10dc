import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { imageBlock } from '@/cms-schema/content-types/image-block';
import { page } from '@/cms-schema/content-types/page';
import { textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { articleRow } from '@/demo/articles/article-row';
import { heading, richText } from '@/demo/rich-text';
import { entry, part } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';

export const hrmHouse = entry(page, 'hrm-page-das-haus', {
  title: 'HRM Das Haus',
  main: [
    entry(headerElement, 'hrm-house-header', {
      source: 'hrm-window',
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
      headline: {
        de: 'Stock für Stock',
        en: 'Floor by floor',
        cs: 'Patro po patře',
        pl: 'Piętro po piętrze',
        nl: 'Verdieping voor verdieping',
        fr: 'Étage par étage',
      },
      body: {
        de: richText(
          heading('Erdgeschoss'),
          'Hemden, Krawatten, Schals. Hier tauschen Sie auch um.',
          heading('Erster Stock'),
          'Strick, Hosen und alles für das Wochenende.',
          heading('Zweiter Stock'),
          'Anzüge, Mäntel und die Schneiderei. Unsere Schneidermeisterin sieht eine schiefe Schulter von der Treppe aus.',
          heading('Dritter Stock'),
          'Schuhe, Koffer und ein Kaffee, während wir den Saum stecken.',
        ),
        en: richText(
          heading('Ground floor'),
          'Shirts, ties, scarves. Exchanges are made here, too.',
          heading('First floor'),
          'Knitwear, trousers and everything for the weekend.',
          heading('Second floor'),
          'Suits, coats and the workshop. Our master tailor sees an uneven shoulder from the stairs.',
          heading('Third floor'),
          'Shoes, suitcases and a coffee while we pin the hem.',
        ),
        cs: richText(
          heading('Přízemí'),
          'Košile, kravaty, šály. Tady také vyměňujeme zboží.',
          heading('První patro'),
          'Úplety, kalhoty a vše na víkend.',
          heading('Druhé patro'),
          'Obleky, kabáty a krejčovství. Naše krejčová pozná křivé rameno už ze schodů.',
          heading('Třetí patro'),
          'Boty, kufry a káva, než zašpendlíme délku.',
        ),
        pl: richText(
          heading('Parter'),
          'Koszule, krawaty, szaliki. Tu przyjmujemy też wymiany.',
          heading('Pierwsze piętro'),
          'Dzianiny, spodnie i wszystko na weekend.',
          heading('Drugie piętro'),
          'Garnitury, płaszcze i pracownia. Nasza mistrzyni krawiectwa krzywe ramię widzi już ze schodów.',
          heading('Trzecie piętro'),
          'Buty, walizki i kawa, kiedy upinamy długość.',
        ),
        nl: richText(
          heading('Begane grond'),
          'Overhemden, dassen, sjaals. Hier kun je ook ruilen.',
          heading('Eerste verdieping'),
          'Breiwerk, broeken en alles voor het weekend.',
          heading('Tweede verdieping'),
          'Pakken, jassen en het atelier. Onze meesterkleermaakster ziet een scheve schouder vanaf de trap.',
          heading('Derde verdieping'),
          'Schoenen, koffers en koffie, terwijl wij de zoom afspelden.',
        ),
        fr: richText(
          heading('Rez-de-chaussée'),
          'Chemises, cravates, écharpes. C’est aussi là que vous échangez.',
          heading('Premier étage'),
          'Maille, pantalons et tout pour le week-end.',
          heading('Deuxième étage'),
          'Costumes, manteaux et l’atelier. Notre maîtresse tailleuse voit une épaule de travers depuis l’escalier.',
          heading('Troisième étage'),
          'Chaussures, valises et un café, le temps d’épingler l’ourlet.',
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
    entry(imageBlock, 'hrm-house-cloth', {
      title: 'HRM Das Haus: Stoff',
      image: 'hrm-cloth',
      imageLink: 'node_hrm-masskonfektion',
      ratio: '16:9',
      caption: inSix(
        'Zweiter Stock, am Fenster: vierzig Stoffe zum Anfassen.',
        'Second floor, by the window: forty cloths to touch.',
        'Druhé patro, u okna: čtyřicet látek na dotek.',
        'Drugie piętro, przy oknie: czterdzieści tkanin do dotknięcia.',
        'Tweede verdieping, bij het raam: veertig stoffen om te voelen.',
        'Deuxième étage, près de la fenêtre : quarante étoffes à toucher.',
      ),
    }),
    articleRow(
      'hrm-house-row',
      inSix(
        'Aus jedem Stockwerk eines',
        'One from every floor',
        'Z každého patra jeden kus',
        'Po jednej rzeczy z każdego piętra',
        'Van elke verdieping één',
        'Une pièce par étage',
      ),
      [
        ['40310274', 'businessShirt', 'Corvo'],
        ['40313014', 'halfZip', 'Eskild'],
        ['40312329', 'blazer', 'Falk und Sohn'],
        ['40310411', 'shoes', 'Lindqvist'],
      ],
      'OTHER',
    ),
  ],
});
