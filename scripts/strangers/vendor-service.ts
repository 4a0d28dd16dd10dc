import path from 'node:path';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { selfSigned } from '@/packages/service-kit/testing/self-signed';
import { openTestDatabase, type Template } from '@/packages/service-kit/testing/test-database';
import { compilePackages, programOf } from '@/scripts/stack/compile-packages.mjs';

export interface VendorService {
  databaseUrl: string;
  /** What a stranger's application needs to reach the service at the vendor's own addresses. */
  environment: NodeJS.ProcessEnv;
  /** The environment of the service, for its own commands. */
  own: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

interface Vendor {
  service: 'content' | 'search' | 'payment';
  /** The vendor's hosts, by the variable of the port that stands in for them. */
  hosts: Readonly<Record<string, readonly string[]>>;
  variables: Readonly<Record<string, string>>;
  /** Prefix of the variables of its certificate. */
  prefix: string;
  /** What its database has at first; nothing if omitted. */
  template?: Template;
}

/** Starts a service by https, with a certificate of the vendor's hosts. */
export async function startVendor(vendor: Vendor): Promise<VendorService> {
  await compilePackages();
  const database = await openTestDatabase(vendor.template);
  const certificate = await selfSigned(Object.values(vendor.hosts).flat());
  const ports: Record<string, number> = {};
  for (const name of Object.keys(vendor.hosts)) ports[name] = await freePort();
  const own: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    STATE_DIRECTORY: path.dirname(certificate.cert),
    [`${vendor.prefix}_TLS_CERT`]: certificate.cert,
    [`${vendor.prefix}_TLS_KEY`]: certificate.key,
    NODE_EXTRA_CA_CERTS: certificate.cert,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...vendor.variables,
  };
  const child = await startChild(programOf(vendor.service), [], own);
  const mapped = Object.entries(vendor.hosts).flatMap(([name, hosts]) =>
    hosts.map((host) => [host, ports[name]]),
  );
  return {
    databaseUrl: database.url,
    own,
    environment: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      // Some write a configuration file there.
      HOME: path.dirname(certificate.cert),
      NODE_OPTIONS: `--require ${path.resolve('scripts/strangers/map-hosts.cjs')}`,
      NODE_EXTRA_CA_CERTS: certificate.cert,
      MAPPED_HOSTS: JSON.stringify(Object.fromEntries(mapped)),
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      await database.drop();
      await certificate.remove();
    },
  };
}
