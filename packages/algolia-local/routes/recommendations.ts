import { badRequest } from '#http/api-error';
import { isObject } from '#http/json';
import type { Route } from '#http/routes';

/** Recommendations would need models; a request is rejected by the name of the model it wants. */
export const recommendationRoutes = (): Route[] => [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    acl: 'search',
    handle: ({ body }) => {
      const requests = isObject(body) && Array.isArray(body['requests']) ? body['requests'] : [];
      const models = requests.flatMap((one) => (isObject(one) ? [String(one['model'])] : []));
      const named = [...new Set(models)].join(', ').slice(0, 200);
      throw badRequest(`The embedded search service does not implement recommendations (${named})`);
    },
  },
];
