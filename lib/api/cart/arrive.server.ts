import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { z } from 'zod';
import { localeCookie } from '@/lib/cms/content/switch-locale.server';
import { env } from '@/lib/platform/env/env.server';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import { limitRequests, writeLimit } from '@/lib/platform/http/limit-requests.server';
import { readBody } from '@/lib/platform/http/read-body.server';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { parseLocale } from '@/lib/shop/page-context/locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import type { ProjectId } from '@/lib/shop/project/projects';
import { finishTransfer } from '@/lib/customer/session/session-transfer.server';

/**
 * A page's path: begins with its locale and contains nothing that browsers would read as another
 * host.
 */
const PATH = /^\/(?<locale>[a-z]{2}-[a-z]{2})(?:[/?][^\\\s]*)?$/;

const arrival = z.object({
  temporarySessionId: z.string().max(64).default(''),
  path: z.string().max(2_000).regex(PATH),
});

/**
 * Whether a page of the same shop has sent the form. Otherwise an attacker could give visitors a
 * session that is not theirs.
 */
function isFromShop({ headers }: ApiRequest, project: ProjectId): boolean {
  const { origin = '' } = headers;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !isHttps(headers));
  return isSafe && projectOfHost(host, env().PROJECT_HOSTS) === project;
}

/**
 * Handles the arrival from another domain of the shop: redirects to the page, with the session from
 * there. A visitor who arrives too late continues without it.
 */
export async function arrive(request: ApiRequest, response: ServerResponse): Promise<ApiResponse> {
  const project = projectOfHost(request.headers.host, env().PROJECT_HOSTS);
  if (!project) return problem(404, 'No shop has this host name');
  if (!isFromShop(request, project)) return problem(403, 'Only pages of this shop may do this');
  const limited = await limitRequests(request, writeLimit());
  if (limited) return limited;
  const body = await readBody(request, arrival);
  if (!body.ok) return body.rejection;
  const { path, temporarySessionId } = body.value;
  const locale = PATH.exec(path)?.groups?.['locale'] ?? '';
  if (!parseLocale(project, locale)) return problem(400, 'This shop has no such locale');
  if (temporarySessionId) await finishTransfer(request, response, temporarySessionId, project);
  response.appendHeader('Set-Cookie', localeCookie(request.headers, locale));
  return seeOther(path);
}
