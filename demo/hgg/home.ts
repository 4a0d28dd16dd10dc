import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { FREE_DELIVERY } from '@/demo/free-delivery';
import { giftCard } from '@/demo/gift-card';
import type { Instants } from '@/demo/instants';
import { linkTo, paragraph, richText } from '@/demo/rich-text';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';
import {
  hggAdvice,
  hggArticle,
  hggBrandStrip,
  hggMagazine,
  hggNew,
  hggParka,
  hggReasons,
  hggWays,
} from './home-shelves';
import { hggTimed } from './home-timed';

const hero = entry(homeTeaser, 'hgg-home-hero', {
  title: 'HGG Start: Schrank',
  image: 'hgg-jackets',
  imageLink: 'node_hgg-jacken',
  textBoxes: [
    part(textElement, {
      look: 'kicker',
      text: {
        de: 'Größen 3XL bis 8XL',
        en: 'Sizes 3XL to 8XL',
        cs: 'Velikosti 3XL až 8XL',
        pl: 'Rozmiary od 3XL do 8XL',
        nl: 'Maten 3XL tot en met 8XL',
        fr: 'Du 3XL au 8XL',
      },
    }),
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Ein Schrank, in dem alles passt',
        en: 'A wardrobe where everything fits',
        cs: 'Šatník, ve kterém všechno padne',
        pl: 'Szafa, w której wszystko pasuje',
        nl: 'Een kast waarin alles past',
        fr: 'Une armoire où tout vous va',
      },
    }),
    part(textElement, {
      text: {
        de: 'Sakkos, Mäntel und Hemden, über Bauch und Schulter geschnitten. In Überlänge ab 1,90 m.',
        en: 'Jackets, coats and shirts, cut for chest and stomach. In tall lengths from 1.90 m.',
        cs: 'Saka, kabáty a košile střižené přes ramena i břicho. V prodloužené délce od 190 cm.',
        pl: 'Marynarki, płaszcze i koszule skrojone w ramionach i w pasie. Wydłużone od 1,90 m.',
        nl: 'Colberts, jassen en overhemden, gesneden voor schouders en buik. In extra lengte vanaf 1,90 m.',
        fr: 'Vestes, manteaux et chemises, coupés pour les épaules et le ventre. En version longue dès 1,90 m.',
      },
    }),
  ],
  buttons: [
    part(button, {
      link: 'node_hgg-jacken',
      label: inSix(
        'Mäntel und Jacken',
        'Coats and jackets',
        'Kabáty a bundy',
        'Płaszcze i kurtki',
        'Alle jassen',
        'Manteaux et blousons',
      ),
    }),
    part(button, {
      look: 'secondary',
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
  teaserHeight: 'tall',
  teaserWidth: 'full',
  preloadImage: true,
});

const shirts = entry(homeTeaser, 'hgg-home-shirts', {
  title: 'HGG Start: Hemden',
  image: 'hgg-suitcase',
  imageLink: 'node_hgg-hemden',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Hemden, die in der Hose bleiben',
        en: 'Shirts that stay tucked in',
        cs: 'Košile, které zůstanou v kalhotách',
        pl: 'Koszule, które nie wychodzą ze spodni',
        nl: 'Overhemden die in de broek blijven',
        fr: 'Des chemises qui restent en place',
      },
    }),
    part(textElement, {
      text: {
        de: 'Acht Zentimeter länger im Rücken.',
        en: 'Eight centimetres longer in the back.',
        cs: 'V zádech o osm centimetrů delší.',
        pl: 'Z tyłu o osiem centymetrów dłuższe.',
        nl: 'Acht centimeter langer aan de achterkant.',
        fr: 'Huit centimètres de plus dans le dos.',
      },
    }),
  ],
  teaserWidth: 'half',
});

const knitwear = entry(homeTeaser, 'hgg-home-knitwear', {
  title: 'HGG Start: Strick',
  image: 'hgg-stack',
  imageLink: 'node_hgg-strick',
  textBoxes: [
    part(textElement, {
      look: 'headline',
      text: {
        de: 'Strick mit Platz',
        en: 'Knitwear with room',
        cs: 'Úplet, ve kterém je místo',
        pl: 'Dzianina z zapasem',
        nl: 'Breiwerk met ruimte',
        fr: 'De la maille qui laisse respirer',
      },
    }),
    part(textElement, {
      text: {
        de: 'Merinowolle, auch in 6XL ohne Naht am Bauch.',
        en: 'Merino wool, without a seam at the front even in 6XL.',
        cs: 'Merino bez švu na břiše, i ve velikosti 6XL.',
        pl: 'Merynos bez szwu na brzuchu, także w 6XL.',
        nl: 'Merinowol zonder naad op de buik, ook in 6XL.',
        fr: 'Mérinos sans couture sur le ventre, même en 6XL.',
      },
    }),
  ],
  teaserWidth: 'half',
});

/**
 * An auto-change text is hidden during its window, so a window in the distant future keeps it
 * visible.
 */
const ticker = ({ farAhead, fartherAhead }: Instants) =>
  entry(autoChangeText, 'hgg-home-ticker', {
    text_1: {
      de: 'Rücksendung kostenlos',
      en: 'Returns are free of charge',
      cs: 'Vrácení zboží zdarma',
      pl: 'Bezpłatny zwrot',
      nl: 'Gratis retourneren',
      fr: 'Retour gratuit',
    },
    text_2: {
      de: 'Größenberatung am Telefon, Montag bis Samstag',
      en: 'Size advice by telephone, Monday to Saturday',
      cs: 'Poradíme s velikostí po telefonu, pondělí až sobota',
      pl: 'Doradzimy rozmiar przez telefon, od poniedziałku do soboty',
      nl: 'Maatadvies per telefoon, maandag tot en met zaterdag',
      fr: 'Conseil taille par téléphone, du lundi au samedi',
    },
    tone: 'soft',
    startDateTime: farAhead,
    endDateTime: fartherAhead,
  });

const overTheBorder = (words: string, label: string) =>
  richText(paragraph(words, linkTo('node_hgg-lieferung-schweiz', label)));

/** One per country: the difference between `/de-de`, `/de-at` and `/de-ch`. */
const shipping = [
  entry(textBox, 'hgg-home-shipping-de', {
    title: 'HGG Start: Lieferung Deutschland',
    headline: FREE_DELIVERY,
    body: {
      de: richText('Ihr Paket ist in zwei bis drei Werktagen bei Ihnen, auf Wunsch im Paketshop.'),
      en: richText(
        'Your parcel arrives in two to three working days, at a parcel shop if you wish.',
      ),
      cs: richText('Balík doručíme za dva až tři pracovní dny, na přání na výdejní místo.'),
      pl: richText(
        'Paczka dotrze w ciągu dwóch–trzech dni roboczych, na życzenie do punktu odbioru.',
      ),
      nl: richText(
        'Je pakket is er binnen twee tot drie werkdagen, desgewenst bij een afhaalpunt.',
      ),
      fr: richText(
        'Votre colis arrive en deux à trois jours ouvrés, en point relais si vous le souhaitez.',
      ),
    },
    alignment: 'centre',
    countries: 'DE',
  }),
  entry(textBox, 'hgg-home-shipping-at', {
    title: 'HGG Start: Lieferung Österreich',
    headline: {
      de: 'Lieferung nach Österreich',
      en: 'Delivery to Austria',
      cs: 'Doručení do Rakouska',
      pl: 'Dostawa do Austrii',
      nl: 'Bezorging in Oostenrijk',
      fr: 'Livraison en Autriche',
    },
    body: {
      de: richText('Drei bis vier Werktage mit der Post. Rücksendungen nimmt jede Filiale an.'),
      en: richText('Three to four working days by post. Every post office takes returns.'),
      cs: richText('Tři až čtyři pracovní dny poštou. Vrácené zboží přijme každá pobočka.'),
      pl: richText('Trzy–cztery dni robocze pocztą. Zwroty przyjmuje każda placówka.'),
      nl: richText(
        'Drie tot vier werkdagen per post. Retouren kun je bij elk postkantoor afgeven.',
      ),
      fr: richText('Trois à quatre jours ouvrés par la poste. Chaque bureau accepte les retours.'),
    },
    alignment: 'centre',
    countries: 'AT',
  }),
  entry(textBox, 'hgg-home-shipping-ch', {
    title: 'HGG Start: Lieferung Schweiz',
    headline: {
      de: 'Lieferung in die Schweiz',
      en: 'Delivery to Switzerland',
      cs: 'Doručení do Švýcarska',
      pl: 'Dostawa do Szwajcarii',
      nl: 'Bezorging in Zwitserland',
      fr: 'Livraison en Suisse',
    },
    body: {
      de: overTheBorder('Zoll und Steuer sind im Preis enthalten. ', 'So kommt Ihr Paket an'),
      en: overTheBorder('Duties and taxes are included in the price. ', 'How your parcel arrives'),
      cs: overTheBorder('Clo a daně jsou v ceně. ', 'Jak vám balík doručíme'),
      pl: overTheBorder('Cło i podatki są wliczone w cenę. ', 'Jak dociera paczka'),
      nl: overTheBorder('Invoerrechten en belasting zitten in de prijs. ', 'Zo komt je pakket aan'),
      fr: overTheBorder(
        'Droits de douane et taxes sont compris dans le prix. ',
        'Comment votre colis arrive',
      ),
    },
    alignment: 'centre',
    countries: 'CH;LI',
  }),
];

export function hggHome(instants: Instants): SeedEntry {
  return entry(page, 'hgg-page-home', {
    title: 'HGG Startseite',
    main: [
      hero,
      hggReasons,
      hggWays,
      hggNew,
      hggBrandStrip,
      shirts,
      knitwear,
      ...hggTimed(instants),
      hggArticle,
      hggAdvice,
      hggParka,
      hggMagazine,
      ticker(instants),
      ...shipping,
      giftCard,
    ],
  });
}
