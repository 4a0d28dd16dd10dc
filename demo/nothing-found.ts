import { basketLink } from '@/cms-schema/content-types/basket-link';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { zeroResult } from '@/cms-schema/content-types/zero-result';
import { articleRow } from './articles/article-row';
import { entry, type SeedEntry } from './seed-entry';
import type { ProjectId } from '@/lib/shop/project/projects';
import { inSix } from './showcase/in-six';

/** Page of a search without results, linked from the project entry. */
export const nothingFoundTarget = (shop: ProjectId): string => `node_${shop}-nichts-gefunden`;

const answer = (shop: ProjectId) =>
  entry(zeroResult, `${shop}-nothing-found`, {
    title: `${shop.toUpperCase()} Suche ohne Treffer`,
    text: inSix(
      'Prüfen Sie die Schreibweise, oder suchen Sie mit weniger Wörtern.',
      'Check the spelling, or search with fewer words.',
      'Zkontrolujte pravopis nebo zkuste zadat méně slov.',
      'Proszę sprawdzić pisownię lub wpisać mniej słów.',
      'Controleer de spelling of zoek met minder woorden.',
      'Vérifiez l’orthographe ou cherchez avec moins de mots.',
    ),
    // Categories of the catalogue, each of which has results.
    suggestions: inSix(
      ['Hemden', 'Hosen', 'Pullover', 'Sakkos', 'Mäntel'],
      ['Shirts', 'Trousers', 'Jumpers', 'Blazers', 'Coats'],
      ['Košile', 'Kalhoty', 'Svetry', 'Saka', 'Kabáty'],
      ['Koszule', 'Spodnie', 'Swetry', 'Marynarki', 'Płaszcze'],
      ['Overhemden', 'Broeken', 'Truien', 'Colberts', 'Overjassen'],
      ['Chemises', 'Pantalons', 'Pulls', 'Vestes', 'Manteaux'],
    ),
    incentives: [
      articleRow(
        `${shop}-nothing-found-articles`,
        inSix(
          'Vielleicht gefällt Ihnen das',
          'You may like these',
          'Mohlo by se vám líbit',
          'To może się Państwu spodobać',
          'Misschien iets voor jou',
          'Cela pourrait vous plaire',
        ),
        [],
        'OTHER',
      ),
    ],
  });

/** Articles that the visitor has recently viewed or added, shown when a search finds nothing. */
const chosenBefore = (shop: ProjectId) =>
  entry(basketLink, `${shop}-nothing-found-basket`, {
    title: `${shop.toUpperCase()} Suche ohne Treffer: Warenkorb`,
    variant: 'image',
  });

/** The page of searches without results, and its node; no navigation links to it. */
export const nothingFound = (shop: ProjectId): SeedEntry[] => [
  entry(page, `${shop}-page-nichts-gefunden`, {
    title: `${shop.toUpperCase()} Nichts gefunden`,
    main: [answer(shop), chosenBefore(shop)],
  }),
  entry(node, `${shop}-node-nichts-gefunden`, {
    nodeId: `${shop}-nichts-gefunden`,
    nodeType: 'service',
    project: shop,
    hideFromSearchEngines: true,
    name: inSix(
      'Nichts gefunden',
      'Nothing found',
      'Nic jsme nenašli',
      'Brak wyników',
      'Niets gevonden',
      'Aucun résultat',
    ),
    path: inSix(
      '/nichts-gefunden',
      '/nothing-found',
      '/nic-nenalezeno',
      '/brak-wynikow',
      '/niets-gevonden',
      '/aucun-resultat',
    ),
    parent: `${shop}-node-home`,
    page: `${shop}-page-nichts-gefunden`,
    sort: 990,
    showInCategories: false,
  }),
];
