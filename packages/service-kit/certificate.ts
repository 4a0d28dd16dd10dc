import { readFileSync } from 'node:fs';

/** A certificate and its private key, both as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * The certificate of a service that is served by https: the files that `<PREFIX>_TLS_CERT` and
 * `<PREFIX>_TLS_KEY` name.
 * @param faults receives one line for each variable that is missing or names no readable file
 * @returns undefined if neither is set: the service is served by http
 */
export function readCertificate(
  env: NodeJS.ProcessEnv,
  prefix: string,
  faults: string[],
): Certificate | undefined {
  const names = { cert: `${prefix}_TLS_CERT`, key: `${prefix}_TLS_KEY` };
  if (!env[names.cert] && !env[names.key]) return undefined;
  const read = (name: string): string => {
    const path = env[name];
    try {
      if (path) return readFileSync(path, 'utf8');
      faults.push(`${name} is not set`);
    } catch {
      faults.push(`${name} names no readable file`);
    }
    return '';
  };
  return { cert: read(names.cert), key: read(names.key) };
}
