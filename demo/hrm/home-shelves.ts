import { infoBlock } from '@/cms-schema/content-types/info-block';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { button } from '@/cms-schema/content-types/parts';
import { articleRow } from '@/demo/articles/article-row';
import { articleTeaser } from '@/demo/articles/article-teaser';
import { brandStrip, reasons, words } from '@/demo/home-parts';
import { entry, part } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

export const hrmTailoring = articleRow(
  'hrm-home-tailoring',
  inSix(
    'Neu am Rindermarkt',
    'New at Rindermarkt',
    'Nově na Rindermarktu',
    'Nowości przy Rindermarkt',
    'Nieuw aan de Rindermarkt',
    'Nouveau au Rindermarkt',
  ),
  [
    ['40312329', 'blazer', 'Falk und Sohn'],
    ['40310822', 'oxfordShirt', 'Falk und Sohn'],
    ['40311644', 'waistcoat', 'Ardent'],
    ['40311233', 'tie', 'Ardent'],
    ['40316302', 'doubleBlazer', 'Ivarsson'],
    ['40313014', 'halfZip', 'Eskild'],
    ['40310411', 'shoes', 'Lindqvist'],
    ['40316439', 'scarf', 'Ostervik'],
  ],
);

export const hrmArticle = articleTeaser('hrm-home-article', {
  articleNumber: '40358909-117',
  kicker: inSix('Sakkos', 'Jackets', 'Saka', 'Marynarki', 'Colberts', 'Vestes'),
  headline: inSix(
    'Das blaue Sakko',
    'The blue jacket',
    'Modré sako',
    'Granatowa marynarka',
    'Het blauwe colbert',
    'La veste bleue',
  ),
  body: inSix(
    'Schurwolle, halb gefüttert. Am Vormittag ins Amt, am Abend ins Theater.',
    'Pure new wool, half lined. The office in the morning, the theatre at night.',
    'Střižní vlna, zpola podšitá. Dopoledne na úřad, večer do divadla.',
    'Żywa wełna, z połową podszewki. Rano do urzędu, wieczorem do teatru.',
    'Zuivere scheerwol, half gevoerd. ’s Ochtends naar kantoor, ’s avonds naar de schouwburg.',
    'Laine vierge, demi-doublée. Le matin au bureau, le soir au théâtre.',
  ),
  prices: { EUR: '309,95', CHF: '339,90', CZK: '7749', PLN: '1329' },
  link: 'node_hrm-anzuege-sakkos',
  linkLabel: inSix(
    'Zu den Sakkos',
    'See the jackets',
    'K sakům',
    'Zobacz marynarki',
    'Naar de colberts',
    'Voir les vestes',
  ),
  position: 'start',
});

export const hrmFitting = entry(infoBlock, 'hrm-home-fitting', {
  title: 'HRM Start: Maßkonfektion',
  image: 'hrm-cloth',
  imagePosition: 'start',
  tone: 'inverted',
  headline: inSix(
    'Ein Anzug, nur für Sie',
    'A suit for you alone',
    'Oblek jen pro vás',
    'Garnitur tylko dla Państwa',
    'Een pak, alleen voor jou',
    'Un costume pour vous seul',
  ),
  body: paragraphInSix(
    'Vierzig Stoffe, vierundzwanzig Maße, vier Wochen. Die Schneiderei im zweiten Stock misst ohne Termin.',
    'Forty cloths, twenty-four measurements, four weeks. The workroom on the second floor measures without an appointment.',
    'Čtyřicet látek, čtyřiadvacet měr, čtyři týdny. Krejčovna ve druhém patře vás změří bez objednání.',
    'Czterdzieści tkanin, dwadzieścia cztery wymiary, cztery tygodnie. Pracownia na drugim piętrze mierzy bez umawiania.',
    'Veertig stoffen, vierentwintig maten, vier weken. Het atelier op de tweede verdieping meet zonder afspraak.',
    'Quarante étoffes, vingt-quatre mesures, quatre semaines. L’atelier du deuxième étage prend vos mesures sans rendez-vous.',
  ),
  buttons: [
    part(button, {
      link: 'node_hrm-masskonfektion',
      label: inSix(
        'Zur Maßkonfektion',
        'Made to measure',
        'Oblek na míru',
        'Szycie na miarę',
        'Naar maatkleding',
        'Le sur-mesure',
      ),
    }),
  ],
});

export const hrmMagazine = entry(homeTeaser, 'hrm-home-magazine', {
  title: 'HRM Start: Magazin',
  image: 'hrm-window',
  imageLink: 'node_hrm-das-haus',
  teaserHeight: 'low',
  textBoxes: words(
    inSix(
      'Keine Rolltreppe, seit jeher',
      'No escalator, never had one',
      'Bez eskalátoru, odjakživa',
      'Bez schodów ruchomych, od zawsze',
      'Geen roltrap, nooit gehad',
      'Pas d’escalator, jamais',
    ),
    inSix(
      'Ein Rundgang durch vier Stockwerke am Rindermarkt.',
      'A walk through four floors at Rindermarkt.',
      'Procházka čtyřmi patry na Rindermarktu.',
      'Spacer po czterech piętrach przy Rindermarkt.',
      'Een rondgang over vier verdiepingen aan de Rindermarkt.',
      'Une visite des quatre étages du Rindermarkt.',
    ),
    inSix('Magazin', 'Magazine', 'Magazín', 'Magazyn', 'Magazine', 'Magazine'),
  ),
  buttons: [
    part(button, {
      look: 'secondary',
      link: 'node_hrm-das-haus',
      label: inSix(
        'Zum Rundgang',
        'Walk with us',
        'Projít s námi',
        'Zapraszamy na spacer',
        'Loop mee',
        'Suivez-nous',
      ),
    }),
  ],
});

export const hrmBrandStrip = brandStrip(
  'hrm',
  [
    'Falk und Sohn',
    'Lindqvist',
    'Ivarsson',
    'Lombardine',
    'Corvo',
    'Selvedge',
    'Hollis and Crane',
    'Weissbach',
  ],
  inSix(
    'Alle Häuser',
    'All brands',
    'Všechny značky',
    'Wszystkie marki',
    'Alle merken',
    'Toutes les maisons',
  ),
);

export const hrmReasons = reasons('hrm', 'plain', [
  {
    icon: 'measure',
    text: inSix(
      'Änderungen im Haus',
      'Alterations on site',
      'Úpravy přímo u nás',
      'Przeróbki na miejscu',
      'Vermaakwerk in huis',
      'Retouches sur place',
    ),
    link: 'node_hrm-masskonfektion',
  },
  {
    icon: 'delivery',
    text: inSix(
      'Bei Ihnen in zwei bis drei Tagen',
      'With you in two to three days',
      'U vás za dva až tři dny',
      'U Państwa w dwa–trzy dni',
      'Bij je in twee tot drie dagen',
      'Chez vous en deux à trois jours',
    ),
    link: 'node_hrm-lieferung',
  },
  {
    icon: 'returns',
    text: inSix(
      'Dreißig Tage Rückgabe',
      'Thirty days to return',
      'Třicet dnů na vrácení',
      'Trzydzieści dni na zwrot',
      'Dertig dagen retour',
      'Trente jours pour rendre',
    ),
    link: 'node_hrm-rueckgabe',
  },
  {
    icon: 'store',
    text: inSix(
      'Vier Stockwerke am Rindermarkt',
      'Four floors at Rindermarkt',
      'Čtyři patra na Rindermarktu',
      'Cztery piętra przy Rindermarkt',
      'Vier verdiepingen aan de Rindermarkt',
      'Quatre étages au Rindermarkt',
    ),
    link: 'node_hrm-das-haus',
  },
]);
