import type { ProjectId } from './projects';

const DEFAULT_HOSTS = 'hgg=hgg.localhost,localhost,127.0.0.1;hrm=hrm.localhost;eck=eck.localhost';
const PROJECT_IDS: readonly ProjectId[] = ['hgg', 'hrm', 'eck'];
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/**
 * Host names of each project, without ports, the public one first.
 * @param setting `hgg=www.example.com,example.com;hrm=…`, from `PROJECT_HOSTS`. A build input:
 *   the host rules are compiled into the routes.
 * @throws Error that names the part of the setting that cannot be read.
 */
export function projectHosts(setting = DEFAULT_HOSTS): Record<ProjectId, readonly string[]> {
  const hosts: Partial<Record<ProjectId, readonly string[]>> = {};
  for (const part of setting.split(';').filter(Boolean)) {
    const [id, list = ''] = part.split('=');
    const project = PROJECT_IDS.find((candidate) => candidate === id?.trim());
    const names = list.split(',').map((name) => name.trim().toLowerCase());
    if (!project || !names.every((name) => HOST_NAME.test(name)))
      throw new Error(`PROJECT_HOSTS: cannot read "${part}", expected <project>=<host>[,<host>]`);
    hosts[project] = names;
  }
  const { hgg, hrm, eck } = hosts;
  if (!hgg || !hrm || !eck) throw new Error('PROJECT_HOSTS: hgg, hrm and eck each need a host');
  return { hgg, hrm, eck };
}
