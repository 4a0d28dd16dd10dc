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

const teaser = entry(homeTeaser, 'hrm-showcase-teaser', {
  title: 'HRM Bausteine: Reise',
  image: 'hrm-suitcase',
  teaserHeight: 'low',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Drei Tage, ein Koffer',
        'Three days, one suitcase',
        'Tři dny, jeden kufr',
        'Trzy dni, jedna walizka',
        'Drie dagen, één koffer',
        'Trois jours, une valise',
      ),
    }),
    part(textElement, {
      text: inSix(
        'Zwei Hemden, ein Sakko, nichts zu bügeln.',
        'Two shirts, one jacket, nothing to iron.',
        'Dvě košile, jedno sako a nic k žehlení.',
        'Dwie koszule, jedna marynarka i nic do prasowania.',
        'Twee overhemden, één colbert, niets te strijken.',
        'Deux chemises, une veste, rien à repasser.',
      ),
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hrm-masskonfektion',
      label: inSix(
        'Zur Maßkonfektion',
        'Made to measure',
        'Šití na míru',
        'Szycie na miarę',
        'Naar maatkleding',
        'La demi-mesure',
      ),
    }),
  ],
});

const text = entry(textBox, 'hrm-showcase-text', {
  title: 'HRM Bausteine: Text',
  headline: inSix(
    'Am Platz seit vier Generationen',
    'On the square for four generations',
    'Na náměstí po čtyři generace',
    'Na placu od czterech pokoleń',
    'Al vier generaties aan het plein',
    'Sur la place depuis quatre générations',
  ),
  body: paragraphInSix(
    'Ein gutes Haus erkennt man daran, was nach dem Kauf geschieht. Wir ändern, bügeln auf und nähen Knöpfe an, solange es das Stück gibt.',
    'You know a good house by what it does after the sale. We alter, press and sew on buttons for as long as the piece lasts.',
    'Dobrý obchod poznáte podle toho, co následuje po nákupu. Upravujeme, žehlíme a přišíváme knoflíky, dokud oděv slouží.',
    'Dobry dom mody poznaje się po tym, co dzieje się po zakupie. Przerabiamy, prasujemy i przyszywamy guziki tak długo, jak rzecz służy.',
    'Een goed huis herken je aan wat er na de koop gebeurt. We vermaken, persen en naaien knopen aan zolang het stuk meegaat.',
    'On reconnaît une bonne maison à ce qu’elle fait après l’achat. Nous retouchons, repassons et recousons les boutons tant que la pièce dure.',
  ),
});

const care = entry(textBox, 'hrm-showcase-care', {
  title: 'HRM Bausteine: Pflege',
  body: paragraphInSix(
    'Anzüge nach dem Tragen einen Tag hängen lassen, Flecken mit klarem Wasser tupfen, zweimal im Jahr reinigen.',
    'Let suits hang for a day after wear, dab stains with clear water, have them cleaned twice a year.',
    'Oblek nechte po nošení den viset, skvrny tupujte čistou vodou a dvakrát ročně jej dejte vyčistit.',
    'Garnitur po noszeniu odwiesić na jeden dzień, plamy delikatnie zetrzeć czystą wodą, dwa razy w roku oddać do czyszczenia.',
    'Laat een pak na het dragen een dag hangen, dep vlekken met schoon water en laat het twee keer per jaar reinigen.',
    'Laissez reposer un costume une journée après l’avoir porté, tamponnez les taches à l’eau claire, faites-le nettoyer deux fois par an.',
  ),
});

const sizes = entry(table, 'hrm-showcase-table', {
  title: 'HRM Bausteine: Maße',
  headline: inSix(
    'Hemdengrößen in Zentimetern',
    'Shirt sizes in centimetres',
    'Velikosti košil v centimetrech',
    'Rozmiary koszul w centymetrach',
    'Overhemdmaten in centimeters',
    'Tailles de chemise en centimètres',
  ),
  alignment: 'end',
  tone: 'soft',
  columns: [
    part(tableColumn, {
      headline: inSix('Kragen', 'Collar', 'Límec', 'Kołnierzyk', 'Kraag', 'Col'),
      cells: { de: ['38', '39', '40', '41', '42', '43', '44'] },
    }),
    part(tableColumn, {
      headline: inSix('Brust', 'Chest', 'Hrudník', 'Klatka piersiowa', 'Borst', 'Poitrine'),
      cells: { de: ['96', '100', '104', '108', '112', '116', '120'] },
    }),
    part(tableColumn, {
      headline: inSix('Taille', 'Waist', 'Pas', 'Talia', 'Taille', 'Tour de taille'),
      cells: { de: ['86', '90', '94', '98', '103', '108', '113'] },
    }),
    part(tableColumn, {
      headline: inSix('Ärmel', 'Sleeve', 'Rukáv', 'Rękaw', 'Mouw', 'Manche'),
      cells: { de: ['64', '65', '65', '66', '66', '67', '67'] },
    }),
    part(tableColumn, {
      headline: inSix(
        'Ärmel, extra lang',
        'Sleeve, extra long',
        'Rukáv, extra dlouhý',
        'Rękaw, bardzo długi',
        'Mouw, extra lang',
        'Manche, extra-longue',
      ),
      cells: { de: ['69', '70', '70', '71', '71'] },
    }),
  ],
});

const coat = entry(productTeaserPrice, 'hrm-showcase-price', {
  title: 'HRM Bausteine: Mantel',
  image: 'hrm-window',
  labelTexts: [
    part(textElement, {
      look: 'kicker',
      text: inSix(
        'Aus Schurwolle',
        'Pure new wool',
        'Ze střižní vlny',
        'Z żywej wełny',
        'Van scheerwol',
        'En laine vierge',
      ),
    }),
    part(textElement, {
      look: 'headline',
      text: inSix(
        'Der Chesterfield',
        'The Chesterfield',
        'Chesterfield',
        'Chesterfield',
        'De chesterfield',
        'Le chesterfield',
      ),
    }),
  ],
  prices: [
    part(priceByCountry, {
      countries: 'PL',
      sourceValue: '2299',
      values: [now('1839'), off('20')],
    }),
    part(priceByCountry, {
      countries: 'CZ',
      sourceValue: '12990',
      values: [now('10390'), off('20')],
    }),
    part(priceByCountry, {
      countries: 'DE;AT;CH;NL;FR;BE;LU;IT;ES;IE;DK;SE;FI',
      sourceValue: '529',
      values: [part(teaserValue, { value: '423', hasMultipleValues: true }), off('20')],
    }),
  ],
  reference: LOWEST_OF_30_DAYS,
  tone: 'inverted',
  position: 'start',
  link: 'node_hrm-masskonfektion',
  linkLabel: inSix(
    'Anprobe vereinbaren',
    'Arrange a fitting',
    'Domluvit zkoušku',
    'Umów przymiarkę',
    'Pasafspraak maken',
    'Prendre rendez-vous',
  ),
  itemNumberLink: '40311096',
});

export function hrmShowcase(instants: Instants): SeedEntry {
  return entry(page, 'hrm-page-showcase', {
    title: 'HRM Bausteine',
    main: [
      showcaseHeader('hrm'),
      showcaseReasons('hrm'),
      text,
      showcaseSlider(
        'hrm',
        {
          rail: inSix(
            'Loden, Flanell, Kamelhaar.',
            'Loden, flannel, camel hair.',
            'Loden, flanel, velbloudí srst.',
            'Loden, flanela, wełna wielbłądzia.',
            'Loden, flanel, kameelhaar.',
            'Loden, flanelle, poil de chameau.',
          ),
          suitcase: inSix(
            'Kragenweite 38 bis 48.',
            'Collars 38 to 48.',
            'Límec 38 až 48.',
            'Kołnierzyk od 38 do 48.',
            'Kraagmaat 38 tot 48.',
            'Cols du 38 au 48.',
          ),
        },
        { target: 'node_hrm-masskonfektion', instants },
      ),
      coat,
      showcaseTabs('hrm', care, instants),
      teaser,
      showcaseQuestions('hrm'),
      sizes,
      showcaseTicker('hrm', instants),
      showcaseFilm('hrm'),
      ...showcaseEditorial('hrm'),
      ...showcaseMeasuring('hrm'),
      ...showcaseCategory('hrm'),
      ...showcaseBreakers('hrm'),
      ...showcaseSlides('hrm'),
      ...showcaseHelp('hrm'),
      ...showcaseForms('hrm'),
      ...showcaseWidgets('hrm'),
      showcaseRoom('hrm'),
      showcaseLink('hrm', 'node_hrm-home'),
      showcaseAnnouncement('hrm'),
    ],
  });
}
