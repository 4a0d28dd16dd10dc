import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import {
  priceByCountry,
  productTeaserPrice,
  teaserValue,
} from '@/cms-schema/content-types/product-teaser-price';
import { table, tableColumn } from '@/cms-schema/content-types/table';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { Instants } from '@/demo/instants';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { LOWEST_OF_30_DAYS, now, off, showcaseSlider } from '@/demo/showcase/article-blocks';
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

const teaser = entry(homeTeaser, 'hgg-showcase-teaser', {
  title: 'HGG Bausteine: Draußen',
  image: 'hgg-window',
  teaserHeight: 'low',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Platz für zwei Pullover',
        'Room for two jumpers',
        'Místo na dva svetry',
        'Miejsce na dwa swetry',
        'Ruimte voor twee truien',
        'De la place pour deux pulls',
      ),
    }),
    part(textElement, {
      text: inSix(
        'Unsere Mäntel schließen, auch wenn es kalt wird.',
        'Our coats still close when it gets cold.',
        'Naše kabáty zapnete, i když se ochladí.',
        'Nasze płaszcze dopinają się także w mróz.',
        'Onze jassen gaan ook dicht als het koud wordt.',
        'Nos manteaux ferment aussi quand il fait froid.',
      ),
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hgg-groessenberatung',
      label: inSix(
        'Größe finden',
        'Find your size',
        'Najít velikost',
        'Dobór rozmiaru',
        'Vind je maat',
        'Trouver votre taille',
      ),
    }),
  ],
});

const text = entry(textBox, 'hgg-showcase-text', {
  title: 'HGG Bausteine: Text',
  headline: inSix(
    'Für 3XL gezeichnet',
    'Drawn for 3XL',
    'Navrženo pro 3XL',
    'Zaprojektowane dla 3XL',
    'Getekend voor 3XL',
    'Dessiné pour le 3XL',
  ),
  body: paragraphInSix(
    'Wir rechnen keine kleinen Schnitte hoch. Schulter, Arm und Bauch wachsen nicht im selben Maß, deshalb beginnt jeder Schnitt dort, wo Sie ihn tragen.',
    'We do not scale up small cuts. Shoulder, arm and stomach do not grow alike, so every cut begins where you wear it.',
    'Malé střihy nezvětšujeme. Ramena, paže a břicho nerostou stejně, a proto každý střih vzniká přímo pro vaši postavu.',
    'Nie powiększamy małych krojów. Ramiona, ręce i brzuch nie zmieniają się jednakowo, dlatego każdy krój powstaje od razu dla Państwa sylwetki.',
    'We vergroten geen kleine patronen. Schouder, arm en buik groeien niet gelijk op, dus elk patroon begint waar jij het draagt.',
    'Nous n’agrandissons pas de petites coupes. L’épaule, le bras et le ventre ne changent pas de la même façon : chaque coupe part donc de vos mesures.',
  ),
});

const care = entry(textBox, 'hgg-showcase-care', {
  title: 'HGG Bausteine: Pflege',
  body: paragraphInSix(
    'Strick flach trocknen, Mäntel zweimal im Jahr lüften und bürsten. Waschen genügt bei 30 Grad.',
    'Dry knitwear flat, air and brush coats twice a year. Washing at 30 degrees is enough.',
    'Svetry sušte naležato, kabáty dvakrát ročně vyvětrejte a vykartáčujte. Prát stačí na 30 stupňů.',
    'Dzianiny suszyć na płasko, płaszcze dwa razy w roku wietrzyć i szczotkować. Pranie w 30 stopniach wystarczy.',
    'Droog breigoed liggend, lucht en borstel jassen twee keer per jaar. Wassen op 30 graden is genoeg.',
    'Séchez la maille à plat, aérez et brossez les manteaux deux fois par an. Un lavage à 30 degrés suffit.',
  ),
});

const sizes = entry(table, 'hgg-showcase-table', {
  title: 'HGG Bausteine: Maße',
  headline: inSix(
    'Maße in Zentimetern',
    'Measurements in centimetres',
    'Míry v centimetrech',
    'Wymiary w centymetrach',
    'Maten in centimeters',
    'Mesures en centimètres',
  ),
  alignment: 'end',
  hasStickyColumn: true,
  columns: [
    part(tableColumn, {
      headline: inSix('Größe', 'Size', 'Velikost', 'Rozmiar', 'Maat', 'Taille'),
      cells: { de: ['3XL', '4XL', '5XL', '6XL', '7XL', '8XL'] },
    }),
    part(tableColumn, {
      headline: inSix('Brust', 'Chest', 'Hrudník', 'Klatka piersiowa', 'Borst', 'Poitrine'),
      cells: { de: ['126–133', '134–141', '142–149', '150–157', '158–165', '166–173'] },
    }),
    part(tableColumn, {
      headline: inSix('Bauch', 'Stomach', 'Břicho', 'Brzuch', 'Buik', 'Ventre'),
      cells: { de: ['116–125', '126–135', '136–145', '146–155', '156–165', '166–175'] },
    }),
    part(tableColumn, {
      headline: inSix(
        'Ärmel, Überlänge',
        'Sleeve, long',
        'Rukáv, prodloužený',
        'Rękaw, długi',
        'Mouw, lengtemaat',
        'Manche, grande longueur',
      ),
      cells: { de: ['72', '73', '74', '74'] },
    }),
  ],
});

const coat = entry(productTeaserPrice, 'hgg-showcase-price', {
  title: 'HGG Bausteine: Mantel',
  image: 'hgg-window',
  labelTexts: [
    part(textElement, {
      look: 'kicker',
      text: inSix('Bis 8XL', 'Up to 8XL', 'Do 8XL', 'Do 8XL', 'Tot 8XL', 'Jusqu’au 8XL'),
    }),
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Wollmantel, auch in Überlänge',
        'Wool coat, long sizes too',
        'Vlněný kabát, i prodloužený',
        'Płaszcz wełniany, także długi',
        'Wollen jas, ook in lengtemaat',
        'Manteau de laine, aussi en grande longueur',
      ),
    }),
  ],
  prices: [
    part(priceByCountry, {
      countries: 'PL',
      sourceValue: '1499',
      values: [now('1199'), off('20')],
    }),
    part(priceByCountry, {
      countries: 'CZ',
      sourceValue: '8490',
      values: [now('6790'), off('20')],
    }),
    part(priceByCountry, {
      countries: 'US;CA',
      sourceValue: '395',
      values: [part(teaserValue, { value: '315', hasMultipleValues: true })],
    }),
    part(priceByCountry, {
      countries: 'DE;AT;CH;NL;FR;BE;LU;IT;ES;IE;DK;SE;FI;GB;NO',
      sourceValue: '349,95',
      values: [now('279,95'), off('20')],
    }),
  ],
  reference: LOWEST_OF_30_DAYS,
  link: 'node_hgg-groessenberatung',
  linkLabel: inSix(
    'Größe finden',
    'Find your size',
    'Najít velikost',
    'Dobór rozmiaru',
    'Vind je maat',
    'Trouver votre taille',
  ),
  itemNumberLink: '20310000',
});

export function hggShowcase(instants: Instants): SeedEntry {
  return entry(page, 'hgg-page-showcase', {
    title: 'HGG Bausteine',
    main: [
      showcaseHeader('hgg'),
      showcaseReasons('hgg'),
      text,
      showcaseSlider(
        'hgg',
        {
          rail: inSix(
            'Auch in Überlänge.',
            'In long sizes too.',
            'I prodloužené.',
            'Także w długich rozmiarach.',
            'Ook in lengtematen.',
            'Aussi en grande longueur.',
          ),
          suitcase: inSix(
            'Ärmel bis 74 cm.',
            'Sleeves up to 74 cm.',
            'Rukávy až 74 cm.',
            'Rękawy do 74 cm.',
            'Mouwen tot 74 cm.',
            'Manches jusqu’à 74 cm.',
          ),
        },
        { target: 'node_hgg-lange-hemden', instants },
      ),
      coat,
      showcaseTabs('hgg', care, instants),
      teaser,
      showcaseQuestions('hgg'),
      sizes,
      showcaseTicker('hgg', instants),
      showcaseFilm('hgg'),
      ...showcaseEditorial('hgg'),
      ...showcaseMeasuring('hgg'),
      ...showcaseCategory('hgg'),
      ...showcaseBreakers('hgg'),
      ...showcaseSlides('hgg'),
      ...showcaseHelp('hgg'),
      ...showcaseForms('hgg'),
      ...showcaseWidgets('hgg'),
      showcaseRoom('hgg'),
      showcaseLink('hgg', 'node_hgg-home'),
      showcaseAnnouncement('hgg'),
    ],
  });
}
