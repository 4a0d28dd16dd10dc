import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';
import { marketLocales } from '@/lib/shop/page-context/locale';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import type { ProjectId } from '@/lib/shop/project/projects';

type Reply = (
  project: ProjectId,
  path: readonly string[],
  response: NextApiResponse,
) => Promise<void>;

/** Context of a market's lists; `null` if the shop lacks the market. */
export function marketContext(project: ProjectId, locale: string): PageContext | null {
  if (!marketLocales(project).includes(locale)) return null;
  return pageContext({ project, locale, path: '/' }, Date.now());
}

/**
 * Endpoint that serves the lists of a shop to crawlers.
 * @param name of what failed, in the log
 * @param reply writes the list of a path, or 404
 */
export const xmlEndpoint =
  (name: string, reply: Reply) =>
  async (request: NextApiRequest, response: NextApiResponse): Promise<void> => {
    const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.setHeader('Allow', 'GET, HEAD').status(405).end();
    if (!project) return void response.status(404).end();
    try {
      await reply(project, [request.query['path'] ?? []].flat(), response);
    } catch (error) {
      report(`${name} failed`, { error });
      // A list that was cut off must not look complete.
      if (response.headersSent) response.destroy();
      else response.status(503).setHeader('Retry-After', '60').end();
    }
  };
