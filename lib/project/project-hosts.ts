import defaultHosts from './hosts.json';
import type { ProjectId } from './projects';

type Hosts = Record<ProjectId, readonly string[]>;

// Keys of that very object.
const PROJECT_IDS = Object.keys(defaultHosts) as ProjectId[];
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * Host names of each project, without ports, the public one first.
 * @param setting `hgg=www.example.com,example.com;hrm=…`, from `PROJECT_HOSTS`. A build input:
 *   the host rules are compiled into the routes.
 * @throws Error that names the part of the setting that cannot be read.
 */
export function projectHosts(setting?: string): Hosts {
  if (setting === undefined) return defaultHosts;
  const hosts: Partial<Hosts> = {};
  for (const part of setting.split(';').filter(Boolean)) {
    const [id, list = ''] = part.split('=');
    const project = PROJECT_IDS.find((candidate) => candidate === id?.trim());
    const names = list.split(',').map((name) => name.trim().toLowerCase());
    if (!project || !names.every((name) => HOST_NAME.test(name)))
      throw new Error(`PROJECT_HOSTS: cannot read "${part}", expected <project>=<host>[,<host>]`);
    hosts[project] = names;
  }
  const missing = PROJECT_IDS.filter((id) => !hosts[id]);
  if (missing.length > 0) throw new Error(`PROJECT_HOSTS: ${missing.join(', ')} each need a host`);
  return { ...defaultHosts, ...hosts };
}
