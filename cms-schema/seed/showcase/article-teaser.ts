import { textElement } from '@/cms-schema/content-types/parts';
import {
  priceByCountry,
  productTeaserPrice,
} from '@/cms-schema/content-types/product-teaser-price';
import { entry, part, type InLanguages, type SeedEntry } from '@/cms-schema/seed/seed-entry';
import type { Project } from './frame-blocks';
import { inSix } from './in-six';

/** Where the shops sell in euros. */
const EURO_COUNTRIES =
  'DE;AT;CH;NL;FR;BE;BG;CY;DK;EE;ES;FI;GR;HR;HU;IE;IT;LT;LU;LV;MT;PT;RO;SE;SI;SK;GB;NO';

const COUNTRIES = { EUR: EURO_COUNTRIES, CZK: 'CZ', PLN: 'PL', USD: 'US;CA' };

interface ArticleTeaser {
  /** Of the picture CDN: the teaser has no picture of its own. */
  articleNumber: string;
  articleRatio?: '3:4' | '1:2';
  kicker: InLanguages<string>;
  headline: InLanguages<string>;
  body: InLanguages<string>;
  prices: Partial<Record<keyof typeof COUNTRIES, string>>;
  link: string;
  linkLabel: InLanguages<string>;
  position?: 'start' | 'end';
}

/** One article of the catalogue on a home page, shown by its own picture. */
export function articleTeaser(project: Project, teaser: ArticleTeaser): SeedEntry {
  const { kicker, headline, body, prices, ...own } = teaser;
  return entry(productTeaserPrice, `${project}-home-article`, {
    ...own,
    title: `${project.toUpperCase()} Start: ${headline.de}`,
    labelTexts: [
      part(textElement, { look: 'kicker', text: kicker }),
      part(textElement, { look: 'headline', text: headline }),
      part(textElement, { text: body }),
    ],
    prices: Object.entries(prices).map(([currency, sourceValue]) =>
      // The keys of `prices` are those of COUNTRIES.
      part(priceByCountry, { countries: COUNTRIES[currency as 'EUR'], sourceValue }),
    ),
  });
}

export const hggArticle = articleTeaser('hgg', {
  articleNumber: '20315891-491',
  kicker: inSix('Strick', 'Knitwear', 'Úplet', 'Dzianina', 'Breiwerk', 'Maille'),
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
  prices: { EUR: '149,95', CZK: '3490', PLN: '649', USD: '169' },
  link: 'node_hgg-groessenberatung',
  linkLabel: inSix(
    'Größe finden',
    'Find your size',
    'Najít velikost',
    'Dobór rozmiaru',
    'Vind je maat',
    'Trouver votre taille',
  ),
});

export const hrmArticle = articleTeaser('hrm', {
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
  prices: { EUR: '399', CZK: '9990', PLN: '1799' },
  link: 'node_hrm-masskonfektion',
  linkLabel: inSix(
    'Oder nach Maß',
    'Or made to measure',
    'Nebo na míru',
    'Albo na miarę',
    'Of op maat',
    'Ou sur mesure',
  ),
  position: 'start',
});

export const eckArticle = articleTeaser('eck', {
  articleNumber: '60320001-338',
  articleRatio: '1:2',
  kicker: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
  headline: inSix(
    'Fischgrat, grau',
    'Herringbone, grey',
    'Rybí kost, šedá',
    'Jodełka, szara',
    'Visgraat, grijs',
    'Chevron, gris',
  ),
  body: inSix(
    'Vierzig Stunden Handarbeit.',
    'Forty hours by hand.',
    'Čtyřicet hodin ruční práce.',
    'Czterdzieści godzin pracy ręcznej.',
    'Veertig uur handwerk.',
    'Quarante heures à la main.',
  ),
  prices: { EUR: '1990' },
  link: 'node_eck-werkstatt',
  linkLabel: inSix(
    'Die Werkstatt',
    'The workshop',
    'Dílna',
    'Pracownia',
    'Het atelier',
    'L’atelier',
  ),
});
