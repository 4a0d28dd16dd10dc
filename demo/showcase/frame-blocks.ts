import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { bannerTeaser } from '@/cms-schema/content-types/banner-teaser';
import { headerElement } from '@/cms-schema/content-types/header-element';
import { linkElement } from '@/cms-schema/content-types/link-element';
import { node } from '@/cms-schema/content-types/node';
import { textElement } from '@/cms-schema/content-types/parts';
import { spacer } from '@/cms-schema/content-types/spacer';
import { uspBar, uspItem } from '@/cms-schema/content-types/usp-bar';
import { video } from '@/cms-schema/content-types/video';
import { FREE_DELIVERY } from '@/demo/free-delivery';
import type { Instants } from '@/demo/instants';
import { STORE_HOURS, twelveHours } from '@/demo/opening-hours';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';

const NAME = inSix(
  'Bausteine',
  'Building blocks',
  'Stavební prvky',
  'Elementy stron',
  'Bouwstenen',
  'Les blocs',
);

/**
 * The node of the page with every block type, except lists, which need their own path. It is in no
 * navigation.
 */
export function showcaseNode(project: DemoShop): SeedEntry {
  return entry(node, `${project}-node-showcase`, {
    nodeId: `${project}-showcase`,
    nodeType: 'service',
    project,
    hideFromSearchEngines: true,
    name: NAME,
    path: inSix(
      '/bausteine',
      '/building-blocks',
      '/stavebni-prvky',
      '/elementy-stron',
      '/bouwstenen',
      '/les-blocs',
    ),
    parent: `${project}-node-home`,
    page: `${project}-page-showcase`,
    sort: 900,
    showInCategories: false,
  });
}

export function showcaseHeader(project: DemoShop): SeedEntry {
  return entry(headerElement, `${project}-showcase-header`, {
    source: `${project}-rail`,
    text: NAME,
    subline: inSix(
      'Woraus die Seiten dieses Shops bestehen: jeder Baustein einmal.',
      'What the pages of this shop are made of: each block once.',
      'Z čeho se skládají stránky tohoto obchodu: každý prvek jednou.',
      'Z czego składają się strony tego sklepu: każdy element raz.',
      'Waaruit de pagina’s van deze winkel bestaan: elke bouwsteen één keer.',
      'De quoi se composent les pages de cette boutique : chaque bloc une fois.',
    ),
  });
}

export function showcaseAnnouncement(project: DemoShop): SeedEntry {
  return entry(bannerTeaser, `${project}-showcase-announcement`, {
    teaserName: `${project.toUpperCase()} Bausteine: Hinweis`,
    active: true,
    textElements: [
      part(textElement, {
        text: inSix(
          `Am Samstag beraten wir Sie bis ${STORE_HOURS.until} Uhr`,
          `On Saturday we are here for you until ${twelveHours(STORE_HOURS.until)}`,
          `V sobotu vám poradíme do ${STORE_HOURS.until} hodin`,
          `W sobotę doradzamy Państwu do godziny ${STORE_HOURS.until}`,
          `Zaterdag adviseren we je tot ${STORE_HOURS.until} uur`,
          `Samedi, nous vous conseillons jusqu’à ${STORE_HOURS.until} heures`,
        ),
      }),
    ],
    tone: 'soft',
    showButton: true,
    buttonLabel: inSix(
      'So finden Sie uns',
      'How to find us',
      'Kde nás najdete',
      'Jak do nas trafić',
      'Zo vind je ons',
      'Nous trouver',
    ),
    buttonLink: `node_${project}-kontakt`,
  });
}

export function showcaseTicker(project: DemoShop, { farAhead, fartherAhead }: Instants): SeedEntry {
  return entry(autoChangeText, `${project}-showcase-ticker`, {
    text_1: inSix(
      'Rückgabe dreißig Tage lang kostenlos',
      'Free returns for thirty days',
      'Vrácení zdarma do třiceti dnů',
      'Bezpłatny zwrot przez trzydzieści dni',
      'Dertig dagen gratis retour',
      'Retours gratuits pendant trente jours',
    ),
    text_2: inSix(
      'Änderungen in unserer eigenen Schneiderei',
      'Alterations in our own workroom',
      'Úpravy v naší vlastní krejčovně',
      'Przeróbki w naszej własnej pracowni',
      'Vermaakwerk in ons eigen atelier',
      'Retouches dans notre propre atelier',
    ),
    tone: 'plain',
    startDateTime: farAhead,
    endDateTime: fartherAhead,
  });
}

/**
 * A reason to buy that promises free delivery, which applies within Germany only, is shown only
 * there.
 */
export function showcaseReasons(project: DemoShop): SeedEntry {
  return entry(uspBar, `${project}-showcase-reasons`, {
    title: `${project.toUpperCase()} Bausteine: Vorteile`,
    tone: 'soft',
    items: [
      part(uspItem, {
        icon: 'delivery',
        countries: 'DE',
        text: FREE_DELIVERY,
      }),
      part(uspItem, {
        icon: 'returns',
        text: inSix(
          'Rückgabe kostenlos',
          'Free returns',
          'Vrácení zdarma',
          'Bezpłatny zwrot',
          'Gratis retour',
          'Retours gratuits',
        ),
      }),
      part(uspItem, {
        icon: 'measure',
        text: inSix(
          'Eigene Schneiderei',
          'Our own tailors',
          'Vlastní krejčovna',
          'Własna pracownia krawiecka',
          'Eigen kleermakerij',
          'Notre propre atelier',
        ),
      }),
      part(uspItem, {
        icon: 'advice',
        link: '+49 89 99998 120',
        text: inSix(
          'Beratung am Telefon',
          'Advice by telephone',
          'Poradíme po telefonu',
          'Doradztwo telefoniczne',
          'Advies per telefoon',
          'Conseil par téléphone',
        ),
      }),
    ],
  });
}

export function showcaseLink(project: DemoShop, link: string): SeedEntry {
  return entry(linkElement, `${project}-showcase-link`, {
    label: inSix(
      'Zurück zur Startseite',
      'Back to the home page',
      'Zpět na úvodní stránku',
      'Wróć na stronę główną',
      'Terug naar de homepage',
      'Retour à l’accueil',
    ),
    link,
    look: 'secondary',
  });
}

export function showcaseRoom(project: DemoShop): SeedEntry {
  return entry(spacer, `${project}-showcase-room`, { size: 'small' });
}

/** A short film of the shop's own scenes (`npm run record:videos -- films`). */
export function showcaseFilm(project: DemoShop): SeedEntry {
  return entry(video, `${project}-showcase-film`, {
    title: inSix(
      'Ein Film ohne Worte',
      'A film without words',
      'Film beze slov',
      'Film bez słów',
      'Een film zonder woorden',
      'Un film sans paroles',
    ),
    source: `/videos/film-${project}.webm`,
    poster: `${project}-rail`,
    caption: inSix(
      'Sechs Sekunden aus unserem Haus. Er lädt erst, wenn Sie ihn starten.',
      'Six seconds from our house. It loads only when you start it.',
      'Šest sekund z našeho domu. Načte se, až když ho spustíte.',
      'Sześć sekund z naszego domu mody. Wczytuje się dopiero po uruchomieniu.',
      'Zes seconden uit ons huis. Hij laadt pas als je hem start.',
      'Six secondes de notre maison. Le film ne se charge que lorsque vous le lancez.',
    ),
  });
}
