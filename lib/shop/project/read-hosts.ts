import type { ProjectId } from './projects';

export type ProjectHosts = Readonly<Record<ProjectId, readonly string[]>>;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * Host names of each project, without ports, the public one first.
 * @param setting `hgg=www.example.com,example.com;hrm=…`, from `PROJECT_HOSTS`. Read at build time,
 *   because the host rules are compiled into the routes.
 * @param defaults used without a setting; each of its projects needs a host
 * @throws Error that quotes the invalid part of the setting
 */
export function readHosts(setting: string | undefined, defaults: ProjectHosts): ProjectHosts {
  if (setting === undefined) return defaults;
  const hosts = new Map<string, readonly string[]>();
  for (const part of setting.split(';').filter(Boolean)) {
    const [id = '', list = ''] = part.split('=');
    const project = id.trim();
    const names = list.split(',').map((name) => name.trim().toLowerCase());
    if (!Object.hasOwn(defaults, project) || !names.every((name) => HOST_NAME.test(name)))
      throw new Error(`PROJECT_HOSTS: cannot read "${part}", expected <project>=<host>[,<host>]`);
    hosts.set(project, names);
  }
  const missing = Object.keys(defaults).filter((id) => !hosts.has(id));
  if (missing.length > 0) throw new Error(`PROJECT_HOSTS: no host for ${missing.join(', ')}`);
  return { ...defaults, ...Object.fromEntries(hosts) };
}
