import { isAbsolute } from 'node:path';
import type { EmbargoMode } from './embargo/embargo';
import { type Certificate, readCertificate } from 'service-kit/certificate';
import { publicOrigin } from 'service-kit/public-origin';
import { readStrict } from 'service-kit/strict-mode';
import { type Fault, parseFault } from './http/fault';

export interface Configuration {
  databaseUrl: string;
  deliveryPort: number;
  previewPort: number;
  managementPort: number;
  spaceId: string;
  environmentId: string;
  deliveryToken: string;
  previewToken: string;
  managementToken: string;
  stateDirectory: string;
  /** `CONTENT_FAULT`: simulated fault of delivery and preview, for tests. */
  fault: Fault | undefined;
  /** `CONTENT_EMBARGOED_ASSETS`: files that are served only at signed URLs. */
  embargo: EmbargoMode;
  /** `CONTENT_ALLOWED_TARGETS`: private hosts that uploads and webhooks may use; none if empty. */
  allowedTargets: string[];
  /** `CONTENT_PUBLIC_URL`: scheme, host and port of the files, as seen by browsers. */
  publicOrigin: string;
  /**
   * `CONTENT_TRUSTED_PROXIES`: number of proxies in front of delivery, each appending to
   * `X-Forwarded-For`.
   */
  trustedProxies: number;
  /** `CONTENT_LOCALES`: locales of a new environment, if it names any; the first is the default. */
  locales: string[] | undefined;
  /**
   * `CONTENT_STRICT`: rate limits, size limits, and delays of what is published and of webhooks, as
   * the hosted service has them.
   */
  isStrict: boolean;
  /** `CONTENT_TLS_CERT` and `CONTENT_TLS_KEY`: served by https with them, by http without. */
  certificate: Certificate | undefined;
}

/** @throws Error with one line that names every missing or invalid variable */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const faults: string[] = [];
  const text = (name: string, preset?: string) => {
    const value = env[name] || preset;
    if (!value) faults.push(`${name} is not set`);
    return value ?? '';
  };
  const port = (name: string, preset: number) => {
    const value = Number(env[name] || preset);
    if (!Number.isInteger(value) || value < 0 || value > 65535) faults.push(`${name} is no port`);
    return value;
  };
  const proxies = env.CONTENT_TRUSTED_PROXIES || '0';
  if (!/^\d$/.test(proxies)) faults.push('CONTENT_TRUSTED_PROXIES is no number from 0 to 9');
  const embargo = env.CONTENT_EMBARGOED_ASSETS || 'none';
  if (!isEmbargoMode(embargo)) {
    faults.push('CONTENT_EMBARGOED_ASSETS is none of none, unpublished, all');
  }
  const deliveryPort = port('CONTENT_DELIVERY_PORT', 4100);
  const certificate = readCertificate(env, 'CONTENT', faults);
  const own = `${certificate ? 'https' : 'http'}://127.0.0.1:${deliveryPort}`;
  const origin = publicOrigin(env.CONTENT_PUBLIC_URL, own);
  if (origin === null) faults.push('CONTENT_PUBLIC_URL is no http address without a path');
  const configuration: Configuration = {
    allowedTargets: (env.CONTENT_ALLOWED_TARGETS ?? ownFiles(deliveryPort))
      .split(',')
      .filter((target) => target !== ''),
    locales: readLocales(env.CONTENT_LOCALES, faults),
    certificate,
    isStrict: readStrict(env, 'CONTENT', faults),
    embargo: isEmbargoMode(embargo) ? embargo : 'none',
    trustedProxies: Number(proxies),
    databaseUrl: text('DATABASE_URL'),
    deliveryPort,
    publicOrigin: origin ?? '',
    previewPort: port('CONTENT_PREVIEW_PORT', 4101),
    managementPort: port('CONTENT_MANAGEMENT_PORT', 4102),
    spaceId: text('CONTENTFUL_SPACE_ID'),
    environmentId: text('CONTENTFUL_ENVIRONMENT', 'master'),
    deliveryToken: text('CONTENTFUL_ACCESS_TOKEN'),
    previewToken: text('CONTENTFUL_PREVIEW_ACCESS_TOKEN'),
    managementToken: text('CONTENTFUL_MANAGEMENT_TOKEN'),
    stateDirectory: text('STATE_DIRECTORY'),
    fault: env.CONTENT_FAULT ? parseFault(env.CONTENT_FAULT) : undefined,
  };
  if (configuration.stateDirectory && !isAbsolute(configuration.stateDirectory)) {
    faults.push('STATE_DIRECTORY must be an absolute path');
  }
  if (faults.length > 0) throw new Error(faults.join(', '));
  return configuration;
}

/** By default, files of this service can be uploaded to it again, and nothing else is reached. */
const ownFiles = (port: number) => `127.0.0.1:${port},localhost:${port}`;

function readLocales(list: string | undefined, faults: string[]): string[] | undefined {
  if (!list) return undefined;
  const codes = list.split(',').map((code) => code.trim());
  const isValid = codes.every((code) => /^[a-zA-Z0-9-]{1,32}$/.test(code));
  if (!isValid || new Set(codes).size < codes.length) {
    faults.push('CONTENT_LOCALES is no list of different codes');
  }
  return codes;
}

const isEmbargoMode = (text: string): text is EmbargoMode =>
  text === 'none' || text === 'unpublished' || text === 'all';
