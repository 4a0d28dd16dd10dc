import { z } from 'zod';
import { indexNames } from '@/lib/catalog/search/index-names';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { requestJson, unreachable, type Check, type Finding, type Variables } from './finding';

const INDICES = PROJECT_IDS.flatMap((project) =>
  LANGUAGES.map((language) => indexNames(project, language).products),
);

const hostOf = ({ ALGOLIA_HOST, ALGOLIA_APP_ID }: Variables) =>
  ALGOLIA_HOST ?? `${ALGOLIA_APP_ID}-dsn.algolia.net`;

function requestSearch(variables: Variables, key: string, path: string, body?: object) {
  const { ALGOLIA_HOST, ALGOLIA_APP_ID = '' } = variables;
  return requestJson({
    url: `${ALGOLIA_HOST ? 'http' : 'https'}://${hostOf(variables)}/1/${path}`,
    headers: {
      'x-algolia-application-id': ALGOLIA_APP_ID,
      'x-algolia-api-key': variables[key] ?? '',
    },
    ...(body && { body }),
  });
}

const rejected = (key: string): Finding => ({
  fault: `${key} is rejected`,
  mend: `Copy the key from the application ALGOLIA_APP_ID into ${key}.`,
});

const counted = z.object({ results: z.array(z.object({ nbHits: z.number() })) });
const listed = z.object({ items: z.array(z.object({ name: z.string() })) });

async function adminFindings(variables: Variables): Promise<Finding[]> {
  const { status, body } = await requestSearch(
    variables,
    'ALGOLIA_ADMIN_API_KEY',
    'indexes?page=0&hitsPerPage=1000',
  );
  if (status >= 400) return [rejected('ALGOLIA_ADMIN_API_KEY')];
  const there = new Set(listed.parse(body).items.map(({ name }) => name));
  const missing = INDICES.filter((name) => !there.has(name));
  return missing.length === 0
    ? []
    : [
        {
          fault: `${missing.length} of ${INDICES.length} indices are missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
          mend: 'Create them without articles: SELVEDGE_DEMO=none npm run seed -- catalogue',
        },
      ];
}

async function searchFindings(variables: Variables): Promise<Finding[]> {
  const requests = PROJECT_IDS.map((project) => ({
    indexName: indexNames(project, 'de').products,
    hitsPerPage: 0,
  }));
  const { status, body } = await requestSearch(
    variables,
    'ALGOLIA_SEARCH_API_KEY',
    'indexes/*/queries',
    { requests },
  );
  if (status === 401 || status === 403) return [rejected('ALGOLIA_SEARCH_API_KEY')];
  // A missing index is found by the admin key.
  const read = counted.safeParse(body);
  const isEmpty = read.data?.results.every(({ nbHits }) => nbHits === 0) ?? false;
  return isEmpty
    ? [
        {
          fault: 'no shop has an article in the index',
          mend: 'Import them: npm run catalogue -- import <file> (docs/catalogue-import.md)',
          isWarning: true,
        },
      ]
    : [];
}

export const checkSearch: Check = {
  part: 'search',
  needs: ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
  find: async (variables) => {
    try {
      return [
        ...(await searchFindings(variables)),
        ...(variables['ALGOLIA_ADMIN_API_KEY'] ? await adminFindings(variables) : []),
      ];
    } catch (error) {
      return [unreachable(hostOf(variables), 'ALGOLIA_HOST and ALGOLIA_APP_ID', error)];
    }
  },
};
