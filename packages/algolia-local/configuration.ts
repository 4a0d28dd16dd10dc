import { type Certificate, readCertificate } from 'service-kit/certificate';
import { readStrict, STRICT_DELAY_MS } from 'service-kit/strict-mode';

export interface Configuration {
  databaseUrl: string;
  port: number;
  appId: string;
  /** Allows searching; browsers have it. */
  searchKey: string;
  adminKey: string;
  /** Maximum length of a record as JSON, in bytes. */
  maxRecordBytes: number;
  /** `SEARCH_STRICT`: delays, limits of tasks and reports, and short records, as the vendor has them. */
  isStrict?: boolean;
  /** `SEARCH_TASK_DELAY_MS`: time after which searches show a write and its task is published. */
  taskDelayMs?: number;
  /** `SEARCH_TLS_CERT` and `SEARCH_TLS_KEY`: served by https with them, by http without. */
  certificate?: Certificate | undefined;
}

/** Algolia's own limit depends on the plan: 10 kB or 100 kB. */
const MAX_RECORD_BYTES = 100_000;
const STRICT_RECORD_BYTES = 10_000;

/** @throws Error with one line that names every missing or invalid variable */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const faults: string[] = [];
  const text = (name: string) => {
    const value = env[name] ?? '';
    if (value === '') faults.push(`${name} is not set`);
    return value;
  };
  const whole = (name: string, preset: number, max: number, complaint: string) => {
    const value = Number(env[name] || preset);
    if (!Number.isInteger(value) || value < 0 || value > max) faults.push(`${name} ${complaint}`);
    return value;
  };
  const isStrict = readStrict(env, 'SEARCH', faults);
  const recordBytes = isStrict ? STRICT_RECORD_BYTES : MAX_RECORD_BYTES;
  const delayMs = isStrict ? STRICT_DELAY_MS : 0;
  const configuration = {
    isStrict,
    taskDelayMs: whole('SEARCH_TASK_DELAY_MS', delayMs, 60_000, 'is no time in milliseconds'),
    databaseUrl: text('DATABASE_URL'),
    port: whole('SEARCH_PORT', 4200, 65_535, 'is no port'),
    appId: text('ALGOLIA_APP_ID'),
    searchKey: text('ALGOLIA_SEARCH_API_KEY'),
    adminKey: text('ALGOLIA_ADMIN_API_KEY'),
    certificate: readCertificate(env, 'SEARCH', faults),
    maxRecordBytes: whole('SEARCH_MAX_RECORD_BYTES', recordBytes, 10_000_000, 'is no size'),
  };
  if (configuration.adminKey && configuration.adminKey === configuration.searchKey) {
    faults.push('ALGOLIA_SEARCH_API_KEY must not be the admin key');
  }
  if (faults.length > 0) throw new Error(faults.join(', '));
  return configuration;
}
