import { lookup } from 'node:dns/promises';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { Check, Finding } from './finding';
import { PROJECT_IDS } from '@/lib/shop/project/projects';

const isOnThisMachine = (host: string) =>
  /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/.test(host);

async function unknownHost(host: string): Promise<Finding[]> {
  try {
    await lookup(host);
    return [];
  } catch {
    return [{ fault: `the name ${host} does not resolve`, mend: `Add a DNS record for ${host}.` }];
  }
}

export const checkHosts: Check = {
  part: 'hosts',
  needs: ['SITE_URL'],
  find: async ({ SITE_URL = '', PROJECT_HOSTS }) => {
    const site = new URL(SITE_URL);
    let hosts: string[];
    try {
      hosts = Object.values(projectHosts(PROJECT_HOSTS)).flat();
    } catch (error) {
      const mend = `Name every shop that is open: ${PROJECT_IDS.map((id) => `${id}=www.${id}.example`).join(';')}`;
      return [{ fault: error instanceof Error ? error.message : String(error), mend }];
    }
    const isLocal = isOnThisMachine(site.hostname);
    const own: Finding[] = [
      ...(hosts.includes(site.hostname) || isLocal
        ? []
        : [
            {
              fault: `no shop responds at ${site.hostname}, the host of SITE_URL`,
              mend: 'Name it in PROJECT_HOSTS, and build again: hosts are compiled in.',
            },
          ]),
      ...(site.protocol === 'http:' && !isLocal
        ? [
            {
              fault: 'SITE_URL has no https',
              mend: 'Cookies and payment pages need https: put a proxy with a certificate in front.',
            },
          ]
        : []),
    ];
    const named = hosts.filter((host) => !isOnThisMachine(host));
    const unknown = await Promise.all([...new Set(named)].map(unknownHost));
    return [...own, ...unknown.flat()];
  },
};
