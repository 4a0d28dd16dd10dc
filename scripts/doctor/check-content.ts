import { z } from 'zod';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { requestJson, unreachable, type Check, type Finding, type Variables } from './finding';

interface Api {
  /** Variables that name host and token. */
  host: string;
  token: string;
  usual: string;
}

const DELIVERY: Api = {
  host: 'CONTENTFUL_HOST',
  token: 'CONTENTFUL_ACCESS_TOKEN',
  usual: 'cdn.contentful.com',
};
const OTHERS: readonly Api[] = [
  {
    host: 'CONTENTFUL_PREVIEW_HOST',
    token: 'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
    usual: 'preview.contentful.com',
  },
  {
    host: 'CONTENTFUL_MANAGEMENT_HOST',
    token: 'CONTENTFUL_MANAGEMENT_TOKEN',
    usual: 'api.contentful.com',
  },
];

async function requestApi({ host, token, usual }: Api, variables: Variables, path: string) {
  const scheme = variables['CONTENTFUL_INSECURE'] === 'true' ? 'http' : 'https';
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: name = 'master' } = variables;
  return requestJson({
    url: `${scheme}://${variables[host] ?? usual}/spaces/${space}/environments/${name}/${path}`,
    headers: { authorization: `Bearer ${variables[token]}` },
  });
}

/** What a status says about token, space and environment. */
function rejected({ token }: Api, status: number): Finding[] {
  if (status === 401 || status === 403)
    return [
      { fault: `${token} is rejected`, mend: `Create one for this space, and set ${token}.` },
    ];
  if (status === 404)
    return [
      {
        fault: `${token} finds no such space or environment`,
        mend: 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT, and that the token may read them.',
      },
    ];
  return status < 400
    ? []
    : [{ fault: `the content API responds with ${status}`, mend: 'Try again later.' }];
}

const total = z.object({ total: z.number() });
const shops = z.object({
  items: z.array(z.object({ fields: z.object({ projectId: z.string().optional() }) })),
});

async function contentFindings(variables: Variables): Promise<Finding[]> {
  const types = await requestApi(DELIVERY, variables, 'content_types?limit=1');
  const found = rejected(DELIVERY, types.status);
  if (found.length > 0) return found;
  if (total.parse(types.body).total === 0)
    return [
      { fault: 'the space has no content types', mend: 'Create them: npm run migrate -- up' },
    ];
  const projects = await requestApi(DELIVERY, variables, 'entries?content_type=project&limit=100');
  const read = shops.safeParse(projects.body);
  const known = new Set(read.data?.items.map(({ fields }) => fields.projectId));
  const without = PROJECT_IDS.filter((id) => !known.has(id));
  return without.length === 0
    ? []
    : [
        {
          fault: `the space has no content of ${without.join(', ')}`,
          mend: 'Write the first pages: SELVEDGE_DEMO=none npm run seed, or publish the entries of type project.',
        },
      ];
}

async function otherFindings(api: Api, variables: Variables): Promise<Finding[]> {
  if (!variables[api.token]) return [];
  try {
    const { status } = await requestApi(api, variables, 'content_types?limit=1');
    return rejected(api, status);
  } catch (error) {
    return [unreachable(variables[api.host] ?? api.usual, api.host, error)];
  }
}

export const checkContent: Check = {
  part: 'content',
  needs: ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN'],
  find: async (variables) => {
    const delivery = await contentFindings(variables).catch((error: unknown) => [
      unreachable(variables['CONTENTFUL_HOST'] ?? DELIVERY.usual, 'CONTENTFUL_HOST', error),
    ]);
    const others = await Promise.all(OTHERS.map((api) => otherFindings(api, variables)));
    return [...delivery, ...others.flat()];
  },
};
