import type { ApiRequest } from '@/lib/platform/http/api-request';
import { localeHost } from '@/lib/cms/content/locale-host';
import { shopContext } from '@/lib/cms/content/shop-context.server';
import { env } from '@/lib/platform/env/env.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { startTransfer } from '@/lib/customer/session/session-transfer.server';

/** Where a visitor continues after changing to a country with its own domain. */
export interface Move {
  /** Origin of the domain: `https://www.example.at`. */
  origin: string;
  /** Opens the session there, once and within 60 seconds; `null` without a session. */
  temporarySessionId: string | null;
}

/** @returns `null` if the current domain sells to that country */
export async function moveToHost(
  request: ApiRequest,
  project: ProjectId,
  locale: string,
): Promise<Move | null> {
  const { PROJECT_HOSTS, SITE_URL } = env();
  const context = await shopContext(project, locale);
  const hosts = projectHosts(PROJECT_HOSTS)[project];
  const host = context && localeHost(context, request.headers.host ?? '', hosts);
  if (!host) return null;
  const url = new URL(SITE_URL);
  url.hostname = host;
  return { origin: url.origin, temporarySessionId: await startTransfer(request, host) };
}
