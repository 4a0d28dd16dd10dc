import { readdirSync, readFileSync } from 'node:fs';

const portOf = (host = '') => host.split(':')[1] ?? '';
const SERVICES = {
  content: `CONTENT_DELIVERY_PORT=${portOf(process.env.CONTENTFUL_HOST)}`,
  search: `SEARCH_PORT=${portOf(process.env.ALGOLIA_HOST)}`,
};
type Service = keyof typeof SERVICES;
const PACKAGES = { content: 'contentful-local', search: 'algolia-local' } as const;

/** Process of a service of the shop under test. */
function processOf(service: Service): number {
  const found = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1)
    .find((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!command.includes(`packages/${PACKAGES[service]}/`)) return false;
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(SERVICES[service]);
      } catch {
        return false;
      }
    });
  if (!found) throw new Error(`the ${service} service is not running on this machine`);
  return found;
}

/**
 * Runs `during` while a service of the shop under test accepts connections but does not respond.
 */
export async function without(service: Service, during: () => Promise<void>): Promise<void> {
  const pid = processOf(service);
  process.kill(pid, 'SIGSTOP');
  try {
    await during();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
