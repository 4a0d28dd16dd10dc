import type { ProjectId } from './projects';

type HostsOf<Id extends string> = Readonly<Record<Id, readonly string[]>>;
export type ProjectHosts = HostsOf<ProjectId>;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

const LOCAL_NAMES: readonly string[] = ['localhost', '127.0.0.1'];

/** The first open project with the local names of closed ones, at which the studio and the counter are announced. */
function withLocalNames(defaults: HostsOf<string>, closed: readonly string[]): HostsOf<string> {
  const [first] = Object.entries(defaults).filter(([id]) => !closed.includes(id));
  const free = Object.entries(defaults)
    .filter(([id]) => closed.includes(id))
    .flatMap(([, names]) => names.filter((name) => LOCAL_NAMES.includes(name)));
  return first ? { [first[0]]: [...first[1], ...free] } : {};
}

/**
 * Host names of each project, without ports, the public one first.
 * @param setting `hgg=www.example.com,example.com;hrm=…`, from `PROJECT_HOSTS`. Read at build time,
 *   because the host rules are compiled into the routes.
 * @param defaults used without a setting; each of its projects needs a host
 * @param closed projects that have none, whatever the defaults say; this machine's own names, `localhost`
 *   for one, are then those of the first open project
 * @throws Error that quotes the invalid part of the setting
 */
export function readHosts<Id extends string>(
  setting: string | undefined,
  defaults: HostsOf<Id>,
  closed: readonly string[] = [],
): HostsOf<Id> {
  const none = Object.fromEntries(closed.map((id) => [id, []]));
  if (setting === undefined) return { ...defaults, ...none, ...withLocalNames(defaults, closed) };
  const hosts = new Map<string, readonly string[]>();
  for (const part of setting.split(';').filter(Boolean)) {
    const [id = '', list = ''] = part.split('=');
    const project = id.trim();
    const names = list.split(',').map((name) => name.trim().toLowerCase());
    if (
      !Object.hasOwn(defaults, project) ||
      closed.includes(project) ||
      !names.every((name) => HOST_NAME.test(name))
    )
      throw new Error(`PROJECT_HOSTS: cannot read "${part}", expected <project>=<host>[,<host>]`);
    hosts.set(project, names);
  }
  const missing = Object.keys(defaults).filter((id) => !hosts.has(id) && !closed.includes(id));
  if (missing.length > 0) throw new Error(`PROJECT_HOSTS: no host for ${missing.join(', ')}`);
  return { ...defaults, ...none, ...Object.fromEntries(hosts) };
}
