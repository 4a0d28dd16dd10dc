import { projectHosts } from './project-hosts';
import type { ProjectId } from './projects';

/** Project of a request's host, or `null`. Ports are ignored. */
export function projectOfHost(host: string | undefined, setting?: string): ProjectId | null {
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  const hosts = Object.entries(projectHosts(setting));
  const match = hosts.find(([, names]) => names.includes(name));
  // The keys of projectHosts are project ids.
  return match ? (match[0] as ProjectId) : null;
}
