import { infoBlock } from '@/cms-schema/content-types/info-block';
import { button } from '@/cms-schema/content-types/parts';
import { slide, contentSlider } from '@/cms-schema/content-types/content-slider';
import { textBox } from '@/cms-schema/content-types/text-box';
import { articleRow } from '@/demo/articles/article-row';
import { articleTeaser } from '@/demo/articles/article-teaser';
import { brandStrip, reasons, words } from '@/demo/home-parts';
import { entry, part } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import { eckBrands } from './navigation';

export const eckStatement = entry(textBox, 'eck-home-statement', {
  title: 'ECK Start: Haltung',
  headline: inSix('Weniger', 'Less', 'Méně', 'Mniej', 'Minder', 'Moins'),
  body: paragraphInSix(
    'Zweihundert Stücke im Jahr, jedes von einer Hand begonnen und von derselben beendet.',
    'Two hundred pieces a year, each begun by one hand and finished by the same.',
    'Dvě stě kusů ročně, každý začíná i končí v týchž rukou.',
    'Dwieście sztuk rocznie, każda zaczęta i skończona tą samą ręką.',
    'Tweehonderd stukken per jaar, elk door één hand begonnen en door dezelfde voltooid.',
    'Deux cents pièces par an, chacune commencée et finie par la même main.',
  ),
  alignment: 'centre',
});

export const eckCoat = articleTeaser('eck-home-article', {
  articleNumber: '60315069-338',
  articleRatio: '1:2',
  kicker: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
  headline: inSix(
    'Kaschmir, grau',
    'Cashmere, grey',
    'Kašmír, šedá',
    'Kaszmir, szary',
    'Kasjmier, grijs',
    'Cachemire, gris',
  ),
  body: inSix(
    'Vierzig Stunden Handarbeit.',
    'Forty hours by hand.',
    'Čtyřicet hodin ruční práce.',
    'Czterdzieści godzin pracy ręcznej.',
    'Veertig uur handwerk.',
    'Quarante heures à la main.',
  ),
  prices: { EUR: '1510', CHF: '1659,90' },
  link: 'node_eck-maentel',
  linkLabel: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
});

export const eckJumper = articleTeaser('eck-home-jumper', {
  articleNumber: '60311781-491',
  kicker: inSix('Strick', 'Knitwear', 'Svetry', 'Dzianiny', 'Breigoed', 'Maille'),
  headline: inSix('Ungefärbt', 'Undyed', 'Nebarvený', 'Niebarwiony', 'Ongeverfd', 'Sans teinture'),
  body: inSix(
    'Kaschmir im Ton der Ziege.',
    'Cashmere in the shade of the goat.',
    'Kašmír v barvě kozy.',
    'Kaszmir w kolorze kozy.',
    'Kasjmier in de tint van de geit.',
    'Le cachemire, couleur de la chèvre.',
  ),
  prices: { EUR: '480', CHF: '529,90' },
  link: 'node_eck-strick-kaschmir',
  linkLabel: inSix('Kaschmir', 'Cashmere', 'Kašmír', 'Kaszmir', 'Kasjmier', 'Cachemire'),
  position: 'start',
});

export const eckSeason = articleRow(
  'eck-home-season',
  inSix('Dieser Winter', 'This winter', 'Tato zima', 'Tej zimy', 'Deze winter', 'Cet hiver'),
  [
    ['60314521', 'rollNeck', 'Falk und Sohn'],
    ['60312192', 'cashmereScarf', 'Falk und Sohn'],
    ['60313425', 'oxfordShirt', 'Lindqvist'],
    ['60316713', 'cardigan', 'Selvedge'],
    ['60314110', 'suedeBlouson', 'Ivarsson'],
    ['60310411', 'shoes', 'Selvedge'],
  ],
);

export const eckPictures = entry(contentSlider, 'eck-home-pictures', {
  title: 'ECK Start: Bilder',
  slidesPerView: 2,
  slidesPerViewNarrow: 1,
  slides: [
    part(slide, {
      title: 'ECK Draußen',
      image: 'eck-shirts',
      imageLink: 'node_eck-hemden',
      textbox: words(inSix('Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises')),
    }),
    part(slide, {
      title: 'ECK Mantel und Rollkragen',
      image: 'eck-look',
      imageLink: 'node_eck-maentel',
      textbox: words(inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux')),
    }),
    part(slide, {
      title: 'ECK Hosen',
      image: 'eck-trousers',
      imageLink: 'node_eck-hosen',
      textbox: words(inSix('Hosen', 'Trousers', 'Kalhoty', 'Spodnie', 'Broeken', 'Pantalons')),
    }),
  ],
});

export const eckWorkroom = entry(infoBlock, 'eck-home-workroom', {
  title: 'ECK Start: Stoff',
  image: 'eck-cloth',
  imagePosition: 'start',
  headline: inSix(
    'Der Stoff zuerst',
    'Cloth first',
    'Nejdřív látka',
    'Najpierw tkanina',
    'Eerst de stof',
    'L’étoffe d’abord',
  ),
  body: paragraphInSix(
    'Wir weben mit drei Häusern, seit drei Generationen. Was übrig bleibt, heben wir für Ihre Reparatur auf.',
    'We have woven with three houses for three generations. What is left we keep for your repair.',
    'Tkáme se třemi domy už tři generace. Zbytky látek schováváme na vaši opravu.',
    'Tkamy z trzema domami od trzech pokoleń. Resztki zachowujemy na Państwa naprawę.',
    'Wij weven met drie huizen, drie generaties lang. Wat overblijft, bewaren we voor je reparatie.',
    'Nous tissons avec trois maisons depuis trois générations. Les chutes, nous les gardons pour vos réparations.',
  ),
  buttons: [
    part(button, {
      look: 'quiet',
      link: 'node_eck-kaschmir',
      label: inSix(
        'Kaschmir pflegen',
        'Caring for cashmere',
        'Péče o kašmír',
        'Pielęgnacja kaszmiru',
        'Kasjmier verzorgen',
        'Soigner le cachemire',
      ),
    }),
  ],
});

export const eckReasons = reasons('eck', 'plain', [
  {
    icon: 'care',
    text: inSix(
      'Reparatur ein Leben lang',
      'Repairs for life',
      'Opravy na celý život',
      'Naprawy na całe życie',
      'Reparatie, een leven lang',
      'Réparation à vie',
    ),
    link: 'node_eck-werkstatt',
  },
  {
    icon: 'delivery',
    text: inSix(
      'Im Karton geliefert',
      'Delivered in a box',
      'Doručeno v krabici',
      'Dostawa w pudełku',
      'Geleverd in een doos',
      'Livré en boîte',
    ),
    link: 'node_eck-lieferung',
  },
  {
    icon: 'returns',
    text: inSix(
      'Wir lassen abholen',
      'We have it collected',
      'Vyzvednutí zajistíme',
      'Zorganizujemy odbiór',
      'Wij laten het ophalen',
      'Nous faisons enlever',
    ),
    link: 'node_eck-rueckgabe',
  },
]);

export const eckBrandStrip = brandStrip(
  'eck',
  eckBrands,
  inSix('Alle', 'All', 'Vše', 'Wszystkie', 'Alle', 'Tous'),
);
