import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { localeCookie } from '@/lib/cms/content/switch-locale.server';
import { env } from '@/lib/platform/env/env.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import { readBody } from '@/lib/platform/http/read-body.server';
import { parseLocale } from '@/lib/shop/page-context/locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';

/**
 * A page's path: begins with its locale and contains nothing that browsers would read as another
 * host.
 */
const PATH = /^\/(?<locale>[a-z]{2}-[a-z]{2})(?:\/[^\\\s?#]*)?$/;
const chosen = z.object({ path: z.string().max(2_000).regex(PATH) });

/**
 * Chooses a country without scripts: stores the choice and redirects to the page there. The
 * basket's page lists articles that are not sold there.
 */
export async function choosePage(request: ApiRequest): Promise<ApiResponse> {
  const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
  if (!project) return problem(404, 'No shop has this host name');
  const body = await readBody(request, chosen);
  if (!body.ok) return body.rejection;
  const { path } = body.value;
  const locale = PATH.exec(path)?.groups?.['locale'] ?? '';
  if (!parseLocale(project, locale)) return problem(400, 'This shop has no such locale');
  const response = seeOther(path);
  const cookie = localeCookie(request.headers, locale);
  return { ...response, headers: { ...response.headers, 'Set-Cookie': cookie } };
}
