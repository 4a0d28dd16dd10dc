import { infoBlock } from '@/cms-schema/content-types/info-block';
import { button } from '@/cms-schema/content-types/parts';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { articleRow } from '@/demo/articles/article-row';
import { articleTeaser } from '@/demo/articles/article-teaser';
import { FREE_DELIVERY } from '@/demo/free-delivery';
import { brandStrip, reasons, waysIn, words } from '@/demo/home-parts';
import { entry, part } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

const FIND_YOUR_SIZE = inSix(
  'Größe finden',
  'Find your size',
  'Najít velikost',
  'Dobór rozmiaru',
  'Vind je maat',
  'Trouver votre taille',
);

export const hggReasons = reasons('hgg', 'soft', [
  {
    icon: 'delivery',
    countries: 'DE',
    text: FREE_DELIVERY,
    link: 'node_hgg-lieferung',
  },
  {
    icon: 'returns',
    text: inSix(
      'Rückgabe kostenlos',
      'Free returns',
      'Vrácení zdarma',
      'Bezpłatny zwrot',
      'Gratis retour',
      'Retours gratuits',
    ),
    link: 'node_hgg-rueckgabe',
  },
  {
    icon: 'measure',
    text: inSix(
      '3XL bis 8XL, auch in Überlänge',
      '3XL to 8XL, also in tall',
      '3XL až 8XL, i prodloužené',
      'Od 3XL do 8XL, także długie',
      '3XL tot 8XL, ook extra lang',
      'Du 3XL au 8XL, aussi en long',
    ),
    link: 'node_hgg-groessenberatung',
  },
  {
    icon: 'advice',
    text: inSix(
      'Beratung am Telefon',
      'Advice by telephone',
      'Poradíme po telefonu',
      'Doradztwo telefoniczne',
      'Advies per telefoon',
      'Conseil par téléphone',
    ),
    link: 'node_hgg-kontakt',
  },
]);

export const hggWays = waysIn('hgg', [
  ['hemden', 'hemden', 'shirts'],
  ['strick', 'strick', 'stack'],
  ['hosen', 'hosen', 'trousers'],
  ['jacken', 'jacken', 'jackets'],
  ['waesche', 'waesche', 'accessories'],
]);

export const hggNew = articleRow(
  'hgg-home-new',
  inSix(
    'Neu in großen Größen',
    'New in large sizes',
    'Novinky ve velkých velikostech',
    'Nowości w dużych rozmiarach',
    'Nieuw in grote maten',
    'Nouveautés grandes tailles',
  ),
  [
    ['20312740', 'parka', 'Selvedge'],
    ['20315891', 'cableJumper', 'Fjordlund'],
    ['20313973', 'flannelShirt', 'Weissbach'],
    ['20315617', 'quilted', 'Caldero'],
    ['20310822', 'oxfordShirt', 'Nordgang'],
    ['20319864', 'cardigan', 'Caldero'],
    ['20311918', 'rollNeck', 'Brae'],
    ['20316439', 'scarf', 'Kirkby'],
  ],
);

export const hggArticle = articleTeaser('hgg-home-article', {
  articleNumber: '20315891-491',
  kicker: inSix('Strick', 'Knitwear', 'Svetry', 'Dzianiny', 'Breigoed', 'Maille'),
  headline: inSix(
    'Zopfpullover bis 7XL',
    'Cable jumper up to 7XL',
    'Copánkový svetr do 7XL',
    'Sweter w warkocze do 7XL',
    'Kabeltrui tot en met 7XL',
    'Pull torsadé jusqu’au 7XL',
  ),
  body: inSix(
    'Die Zöpfe laufen in jeder Größe gleich breit: Es werden mehr, nicht dickere.',
    'The cables are as wide in every size: there are more of them, not thicker ones.',
    'Copánky jsou v každé velikosti stejně široké: přibývají, netloustnou.',
    'Warkocze są w każdym rozmiarze tak samo szerokie: jest ich więcej, nie są grubsze.',
    'De kabels zijn in elke maat even breed: het worden er meer, geen dikkere.',
    'Les torsades gardent la même largeur à toutes les tailles : plus nombreuses, pas plus grosses.',
  ),
  prices: {
    EUR: ['149,95', '99,95'],
    CHF: ['159,90', '109,90'],
    CZK: ['3749', '2499'],
    PLN: ['639', '429'],
    USD: ['167,95', '111,95'],
  },
  link: 'node_hgg-strick',
  linkLabel: inSix(
    'Zum Strick',
    'See the knitwear',
    'Ke svetrům',
    'Zobacz dzianiny',
    'Naar het breigoed',
    'Voir la maille',
  ),
});

export const hggParka = articleTeaser('hgg-home-parka', {
  articleNumber: '20312740-372',
  kicker: inSix('Jacken', 'Jackets', 'Bundy', 'Kurtki', 'Jassen', 'Blousons'),
  headline: inSix(
    'Der Parka, der über alles passt',
    'The parka that fits over everything',
    'Parka, která se vejde přes všechno',
    'Parka na każdą warstwę',
    'De parka die overal overheen past',
    'La parka qui passe par-dessus tout',
  ),
  body: inSix(
    'Zwei Handbreit mehr unter dem Arm, ein Zweiwegereißverschluss zum Sitzen.',
    'Two hands more room under the arm, and a two-way zip for sitting down.',
    'Pod paží o dvě dlaně víc místa, dvoucestný zip na sezení.',
    'Pod pachą o dwie dłonie więcej miejsca, dwukierunkowy zamek na siedząco.',
    'Twee handbreedtes meer onder de arm, een tweewegrits om in te zitten.',
    'Deux mains de plus sous le bras, une double fermeture pour s’asseoir.',
  ),
  prices: {
    EUR: ['289,95', '149,95'],
    CHF: ['319,90', '159,90'],
    CZK: ['7249', '3749'],
    PLN: ['1249', '639'],
    USD: ['324,95', '167,95'],
  },
  link: 'node_hgg-jacken',
  linkLabel: inSix(
    'Zu den Jacken',
    'See the jackets',
    'K bundám',
    'Zobacz kurtki',
    'Naar de jassen',
    'Voir les blousons',
  ),
  position: 'start',
});

export const hggAdvice = entry(infoBlock, 'hgg-home-advice', {
  title: 'HGG Start: Größenberatung',
  image: 'hgg-look',
  imagePosition: 'end',
  tone: 'soft',
  headline: inSix(
    'Ihre Größe in fünf Minuten',
    'Your size in five minutes',
    'Vaše velikost za pět minut',
    'Rozmiar w pięć minut',
    'Je maat in vijf minuten',
    'Votre taille en cinq minutes',
  ),
  body: paragraphInSix(
    'Ein Maßband, drei Maße. Und wenn Sie dazwischenliegen: Wir kennen jedes Stück und sagen Ihnen, wie es ausfällt.',
    'One tape, three measurements. And if you are in between: we know every piece and tell you how it runs.',
    'Jeden metr, tři míry. A když jste mezi velikostmi: každý kus známe a řekneme vám, jak padne.',
    'Jedna miarka, trzy wymiary. A jeśli Państwa rozmiar wypada pomiędzy: znamy każdą rzecz i powiemy, jak leży.',
    'Eén meetlint, drie maten. En zit je ertussenin: we kennen elk stuk en vertellen je hoe het valt.',
    'Un mètre, trois mesures. Et si vous êtes entre deux tailles : nous connaissons chaque pièce et vous dirons comment elle taille.',
  ),
  buttons: [part(button, { label: FIND_YOUR_SIZE, link: 'node_hgg-groessenberatung' })],
});

export const hggMagazine = entry(homeTeaser, 'hgg-home-magazine', {
  title: 'HGG Start: Magazin',
  image: 'hgg-outdoors',
  imageLink: 'node_hgg-lange-hemden',
  teaserHeight: 'low',
  textBoxes: words(
    inSix(
      'Ein Hemd für 1,98 m',
      'A shirt for 1.98 m',
      'Košile na 198 cm',
      'Koszula na 198 cm wzrostu',
      'Een overhemd voor 1,98 m',
      'Une chemise pour 1,98 m',
    ),
    inSix(
      'Warum ein großes Hemd kein vergrößertes Hemd ist.',
      'Why a large shirt is not an enlarged shirt.',
      'Proč velká košile není zvětšená košile.',
      'Dlaczego duża koszula to nie powiększona koszula.',
      'Waarom een groot overhemd geen vergroot overhemd is.',
      'Pourquoi une grande chemise n’est pas une chemise agrandie.',
    ),
    inSix('Magazin', 'Magazine', 'Magazín', 'Magazyn', 'Magazine', 'Magazine'),
  ),
  buttons: [
    part(button, {
      look: 'secondary',
      link: 'node_hgg-lange-hemden',
      label: inSix('Lesen', 'Read on', 'Číst dál', 'Czytaj', 'Lees verder', 'Lire'),
    }),
  ],
});

export const hggBrandStrip = brandStrip(
  'hgg',
  ['Selvedge', 'Weissbach', 'Fjordlund', 'Dunmore Mills', 'Harbour Lane', 'Nordgang', 'Brae'],
  inSix(
    'Alle Marken',
    'All brands',
    'Všechny značky',
    'Wszystkie marki',
    'Alle merken',
    'Toutes les marques',
  ),
);
