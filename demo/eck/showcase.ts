import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import {
  priceByCountry,
  productTeaserPrice,
} from '@/cms-schema/content-types/product-teaser-price';
import { table, tableColumn } from '@/cms-schema/content-types/table';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { Instants } from '@/demo/instants';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { showcaseSlider } from '@/demo/showcase/article-blocks';
import { showcaseBreakers } from '@/demo/showcase/breaker-blocks';
import { showcaseCategory } from '@/demo/showcase/category-blocks';
import { showcaseEditorial } from '@/demo/showcase/editorial-blocks';
import {
  showcaseAnnouncement,
  showcaseFilm,
  showcaseHeader,
  showcaseLink,
  showcaseReasons,
  showcaseRoom,
  showcaseTicker,
} from '@/demo/showcase/frame-blocks';
import { showcaseForms } from '@/demo/showcase/form-blocks';
import { showcaseHelp } from '@/demo/showcase/help-blocks';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import { showcaseMeasuring } from '@/demo/showcase/measuring-blocks';
import { showcaseQuestions, showcaseTabs } from '@/demo/showcase/service-blocks';
import { showcaseSlides } from '@/demo/showcase/slider-blocks';
import { showcaseWidgets } from '@/demo/showcase/widget-blocks';

const teaser = entry(homeTeaser, 'eck-showcase-teaser', {
  title: 'ECK Bausteine: Kaschmir',
  image: 'eck-stack',
  teaserHeight: 'low',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Ein Faden, elf Farben',
        'One yarn, eleven colours',
        'Jedna příze, jedenáct barev',
        'Jedna przędza, jedenaście barw',
        'Eén garen, elf kleuren',
        'Un fil, onze couleurs',
      ),
    }),
    part(textElement, {
      text: inSix(
        'Gefärbt vor dem Spinnen.',
        'Dyed before it is spun.',
        'Barveno před předením.',
        'Barwiona przed przędzeniem.',
        'Geverfd vóór het spinnen.',
        'Teint avant la filature.',
      ),
    }),
  ],
  buttons: [
    part(button, {
      look: 'quiet',
      link: 'node_eck-werkstatt',
      label: inSix(
        'Die Werkstatt',
        'The workshop',
        'Dílna',
        'Pracownia',
        'Het atelier',
        'L’atelier',
      ),
    }),
  ],
});

const text = entry(textBox, 'eck-showcase-text', {
  title: 'ECK Bausteine: Text',
  headline: inSix(
    'Wenig, aber richtig',
    'Little, but right',
    'Málo, ale dobře',
    'Mało, ale dobrze',
    'Weinig, maar goed',
    'Peu, mais juste',
  ),
  body: paragraphInSix(
    'Zwölf Stücke im Jahr. Jedes wird so lange verändert, bis niemand mehr etwas weglassen kann.',
    'Twelve pieces a year. Each is changed until nothing more can be left out.',
    'Dvanáct kusů ročně. Každý měníme tak dlouho, dokud je co ubrat.',
    'Dwanaście rzeczy w roku. Każdą zmieniamy tak długo, aż nie da się już nic ująć.',
    'Twaalf stukken per jaar. Aan elk stuk wordt gewerkt tot er niets meer weg kan.',
    'Douze pièces par an. Chacune est reprise jusqu’à ce qu’il n’y ait plus rien à retirer.',
  ),
});

const care = entry(textBox, 'eck-showcase-care', {
  title: 'ECK Bausteine: Pflege',
  body: paragraphInSix(
    'Kaschmir ruht nach jedem Tragen einen Tag. Mit der Hand waschen, liegend trocknen.',
    'Cashmere rests for a day after each wear. Wash by hand, dry flat.',
    'Kašmír nechte po každém nošení den odpočinout. Perte v ruce, sušte naležato.',
    'Kaszmir po każdym noszeniu odpoczywa jeden dzień. Prać ręcznie, suszyć na płasko.',
    'Kasjmier rust na elke draagdag een dag. Met de hand wassen, liggend drogen.',
    'Le cachemire se repose un jour après avoir été porté. Laver à la main, sécher à plat.',
  ),
});

const sizes = entry(table, 'eck-showcase-table', {
  title: 'ECK Bausteine: Maße',
  headline: inSix('Gewichte', 'Weights', 'Gramáže', 'Gramatury', 'Gewichten', 'Grammages'),
  alignment: 'end',
  padding: 'large',
  columns: [
    part(tableColumn, {
      headline: inSix('Stoff', 'Cloth', 'Látka', 'Tkanina', 'Stof', 'Étoffe'),
      cells: inSix(
        ['Doppelgewebe', 'Flanell', 'Kaschmir', 'Seersucker'],
        ['Double-faced cloth', 'Flannel', 'Cashmere', 'Seersucker'],
        ['Oboulícní tkanina', 'Flanel', 'Kašmír', 'Seersucker'],
        ['Tkanina dwustronna', 'Flanela', 'Kaszmir', 'Seersucker'],
        ['Dubbelweefsel', 'Flanel', 'Kasjmier', 'Seersucker'],
        ['Double-face', 'Flanelle', 'Cachemire', 'Seersucker'],
      ),
    }),
    part(tableColumn, {
      headline: inSix(
        'Gramm je Meter',
        'Grams per metre',
        'Gramů na metr',
        'Gramów na metr',
        'Gram per meter',
        'Grammes par mètre',
      ),
      cells: { de: ['620', '340', '280', '190'] },
    }),
    part(tableColumn, {
      headline: inSix('Breite', 'Width', 'Šířka', 'Szerokość', 'Breedte', 'Largeur'),
      cells: { de: ['150 cm', '148 cm', '150 cm'] },
    }),
  ],
});

const coat = entry(productTeaserPrice, 'eck-showcase-price', {
  title: 'ECK Bausteine: Mantel',
  image: 'eck-window',
  labelTexts: [
    part(textElement, {
      look: 'kicker',
      text: inSix(
        'Aus der Werkstatt',
        'From the workshop',
        'Z dílny',
        'Z pracowni',
        'Uit het atelier',
        'De l’atelier',
      ),
    }),
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Mantel aus Doppelgewebe',
        'Double-faced coat',
        'Kabát z oboulícní tkaniny',
        'Płaszcz z tkaniny dwustronnej',
        'Jas van dubbelweefsel',
        'Manteau double-face',
      ),
    }),
  ],
  prices: [
    part(priceByCountry, { countries: 'CH', sourceValue: '1990' }),
    part(priceByCountry, { countries: 'DE;AT', sourceValue: '1890' }),
  ],
  size: 'large',
  link: 'node_eck-werkstatt',
  linkLabel: inSix(
    'So entsteht er',
    'How it is made',
    'Jak vzniká',
    'Jak powstaje',
    'Zo wordt hij gemaakt',
    'Sa fabrication',
  ),
  itemNumberLink: '60310000',
});

export function eckShowcase(instants: Instants): SeedEntry {
  return entry(page, 'eck-page-showcase', {
    title: 'ECK Bausteine',
    main: [
      showcaseHeader('eck'),
      showcaseReasons('eck'),
      text,
      showcaseSlider(
        'eck',
        {
          rail: inSix(
            'Offenkantig vernäht.',
            'Sewn with open edges.',
            'S přiznanými okraji.',
            'Szyte z otwartymi brzegami.',
            'Met open randen genaaid.',
            'Cousus à bords francs.',
          ),
          suitcase: inSix(
            'Popeline, zweifädig.',
            'Two-ply poplin.',
            'Popelín z dvojité příze.',
            'Popelina dwunitkowa.',
            'Tweedraads popeline.',
            'Popeline deux fils.',
          ),
        },
        { target: 'node_eck-werkstatt', instants },
      ),
      coat,
      showcaseTabs('eck', care, instants),
      teaser,
      showcaseQuestions('eck'),
      sizes,
      showcaseTicker('eck', instants),
      showcaseFilm('eck'),
      ...showcaseEditorial('eck'),
      ...showcaseMeasuring('eck'),
      ...showcaseCategory('eck'),
      ...showcaseBreakers('eck'),
      ...showcaseSlides('eck'),
      ...showcaseHelp('eck'),
      ...showcaseForms('eck'),
      ...showcaseWidgets('eck'),
      showcaseRoom('eck'),
      showcaseLink('eck', 'node_eck-home'),
      showcaseAnnouncement('eck'),
    ],
  });
}
