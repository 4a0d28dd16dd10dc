import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/platform/env/env.server';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { siteOrigin } from '@/lib/shop/routes/site-origin';

/** Shop, address and language of an invitation: those of the administrator who sends it. */
export function invitationFrom<Language extends string>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  language: Language,
) {
  const { SITE_URL, PROJECT_HOSTS } = env();
  const project = projectOfHost(headers.host, PROJECT_HOSTS) ?? PROJECT_IDS[0];
  if (!project) throw new Error('there is no shop');
  const origin = siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS));
  return { language, project, origin, locale: projects[project].defaultLocale };
}
