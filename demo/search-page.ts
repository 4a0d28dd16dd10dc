import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import { searchResults } from '@/cms-schema/content-types/search-results';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

/** The page of search results; its path is the same in every language. */
export function searchPage(project: ProjectId): SeedEntry[] {
  const title = `${project.toUpperCase()} Suche`;
  const pageId = `${project}-page-suche`;
  return [
    entry(page, pageId, {
      title,
      main: [entry(searchResults, `${pageId}-results`, { title: `${title}: Ergebnisse` })],
    }),
    entry(node, `${project}-node-suche`, {
      nodeId: `${project}-suche`,
      nodeType: 'service',
      project,
      name: inSix('Suche', 'Search', 'Hledání', 'Wyszukiwanie', 'Zoeken', 'Recherche'),
      path: { de: '/search' },
      parent: `${project}-node-home`,
      page: pageId,
      sort: 990,
      showInCategories: false,
    }),
  ];
}
