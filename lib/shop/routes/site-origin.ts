import type { ProjectId } from '@/lib/shop/project/projects';

/**
 * Origin of a project's public addresses: its first host, with the scheme and port of the site.
 * @param siteUrl for example `http://localhost:3000`.
 */
export function siteOrigin(
  project: ProjectId,
  siteUrl: string,
  hosts: Readonly<Record<ProjectId, readonly string[]>>,
): string {
  const url = new URL(siteUrl);
  url.hostname = hosts[project][0] ?? url.hostname;
  return url.origin;
}
