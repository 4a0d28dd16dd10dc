import { LOCALE_SEGMENT } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { isProjectId } from '@/lib/shop/project/projects';
import { siteOrigin } from './site-origin';

interface Hosting {
  /** Project of the requested host. */
  project: ProjectId | null;
  hosts: Readonly<Record<ProjectId, readonly string[]>>;
  /** Scheme and port of the shops. */
  siteUrl: string;
}

/**
 * Public address of an internal path's segments, `['hgg', 'de-de', 'hemden']`.
 * @returns a path on the same host, an absolute URL for another project's host, or `null` if the
 *   segments contain no project or locale
 */
export function publicAddress(segments: readonly string[], hosting: Hosting): string | null {
  const [project = '', locale = '', ...path] = segments;
  if (!isProjectId(project) || !LOCALE_SEGMENT.test(locale)) return null;
  // Browsers would resolve empty and dot segments to another path or host.
  const steps = path.filter((segment) => !/^\.{0,2}$/.test(segment));
  const pathname = `/${[locale, ...steps.map((step) => encodeURIComponent(step))].join('/')}`;
  if (project === hosting.project) return pathname;
  return `${siteOrigin(project, hosting.siteUrl, hosting.hosts)}${pathname}`;
}

/**
 * Query of a request for an internal path, including `?`, to keep in the public address. If the
 * route is requested by its own name, the query contains the path as a parameter, and nothing is
 * kept.
 */
export function visitorsQuery(url: string): string {
  const [path, search] = url.split('?', 2);
  return search && /^\/[sqv]\//.test(path ?? '') ? `?${search}` : '';
}
