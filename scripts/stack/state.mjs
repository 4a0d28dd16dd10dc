import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCheckout } from './checkout.mjs';
import { CannotStart } from './cannot-start.mjs';

/** Directory of everything that is not in git: data, secrets, logs. */
export const DEFAULT_STATE_DIRECTORY = path.resolve(
  process.env.STATE_DIRECTORY || inCheckout('.data'),
);

/**
 * @typedef {object} Secrets drawn once per state directory, so that clients pointed at the shop
 *   keep working after a restart
 * @property {string} CONTENTFUL_ACCESS_TOKEN
 * @property {string} CONTENTFUL_PREVIEW_ACCESS_TOKEN
 * @property {string} CONTENTFUL_MANAGEMENT_TOKEN
 * @property {string} ALGOLIA_SEARCH_API_KEY
 * @property {string} ALGOLIA_ADMIN_API_KEY
 * @property {string} CONTENTFUL_PREVIEW_SECRET
 * @property {string} CONTENTFUL_REVALIDATE_SECRET
 * @property {string} MEDIA_WRITE_TOKEN
 * @property {string} SESSION_SECRET
 * @property {string} STRIPE_SECRET_KEY
 * @property {string} STRIPE_WEBHOOK_SECRET
 */

const random = () => randomBytes(32).toString('base64url');

/**
 * Writes a file atomically, even across a power cut, readable by its owner only.
 * @param {string} file @param {string} text
 */
export function writePrivately(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** @param {string} file @returns {Partial<Secrets> | null} `null` if it is missing or truncated */
function readSecrets(file) {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'));
    const isWhole = typeof read === 'object' && Object.values(read ?? {}).length > 0;
    return isWhole ? read : null;
  } catch {
    return null;
  }
}

/** @param {string} stateDirectory @returns {Secrets} */
export function secretsOf(stateDirectory) {
  mkdirSync(path.join(stateDirectory, 'logs'), { recursive: true });
  const file = path.join(stateDirectory, 'secrets.json');
  const copy = path.join(stateDirectory, 'secrets.copy.json');
  const known = readSecrets(file) ?? readSecrets(copy);
  if (!known && existsSync(file))
    throw new CannotStart(
      `${file} is damaged, and so is ${copy}. Put one of them back from a backup, or delete both: ` +
        'new secrets are drawn then, everybody is logged out and clients need the new tokens.',
    );
  const secrets = {
    CONTENTFUL_ACCESS_TOKEN: random(),
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: random(),
    CONTENTFUL_MANAGEMENT_TOKEN: `CFPAT-${random()}`,
    ALGOLIA_SEARCH_API_KEY: randomBytes(16).toString('hex'),
    ALGOLIA_ADMIN_API_KEY: randomBytes(16).toString('hex'),
    CONTENTFUL_PREVIEW_SECRET: random(),
    CONTENTFUL_REVALIDATE_SECRET: random(),
    MEDIA_WRITE_TOKEN: random(),
    SESSION_SECRET: random(),
    STRIPE_SECRET_KEY: `sk_test_${random()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
    ...known,
  };
  for (const each of [copy, file]) {
    const text = `${JSON.stringify(secrets, null, 2)}\n`;
    const isWritten = existsSync(each) && readFileSync(each, 'utf8') === text;
    if (!isWritten) writePrivately(each, text);
  }
  return secrets;
}

/** @param {string} stateDirectory */
export const envFileOf = (stateDirectory) => path.join(stateDirectory, 'env');

/**
 * Formats a variable as a line that dotenv and shells read alike. @param {[string, string]}
 * variable
 */
const line = ([name, value]) =>
  /^[\w./:@,+=-]*$/.test(value)
    ? `${name}=${value}`
    : `${name}='${value.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes how to reach the embedded services, for any client: `set -a; . .data/env`.
 * @param {string} stateDirectory
 * @param {Record<string, string>} variables
 */
export function writeEnvFile(stateDirectory, variables) {
  const lines = Object.entries(variables).map(line);
  writePrivately(envFileOf(stateDirectory), `${lines.join('\n')}\n`);
}

/**
 * Removes the state directory, and the cluster if PostgreSQL keeps it elsewhere. @param {string}
 * stateDirectory
 */
export function removeState(stateDirectory) {
  const pointer = path.join(stateDirectory, 'postgres-home');
  if (existsSync(pointer)) {
    const home = readFileSync(pointer, 'utf8').trim();
    // Only folders that packages/postgres-local creates are removed.
    if (path.dirname(home) === '/var/lib/selvedge') rmSync(home, { recursive: true, force: true });
  }
  rmSync(stateDirectory, { recursive: true, force: true });
}
