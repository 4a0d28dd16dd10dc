import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from './configuration';

export const DATABASE = 'selvedge';

/** The cluster's first role, always a superuser: it creates the database and the other roles. */
export const SUPERUSER = 'selvedge';

/** Owns the database and everything that migrations create. */
export const OWNER = 'selvedge_owner';

/** Reads and writes the rows it is granted. */
export const SHOP = 'selvedge_shop';

/** Services with a schema of the same name, which is all they own and see. */
export const PARTS = ['content', 'search', 'payment'] as const;
export type Part = (typeof PARTS)[number];

export const roleOf = (part: Part) => `selvedge_${part}`;

const SUPERUSER_FILE = 'database-superuser-url';
/** The superuser's password cannot be reset, so it is stored twice. */
const SUPERUSER_COPY = 'database-superuser-url.copy';
const OWNER_FILE = 'database-owner-url';
const SHOP_FILE = 'database-url';
/** Files that had the superuser's URL before there were accounts for the owner and the shop. */
const EARLIER_FILES = [OWNER_FILE, `${OWNER_FILE}.copy`, SHOP_FILE];

/** `null` if it is missing or was truncated by a crash. */
function readUrl(file: string): URL | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.username && url.password && url.pathname === `/${DATABASE}` ? url : null;
}

const newUrl = (account: string) =>
  new URL(`postgres://${account}:${randomBytes(24).toString('hex')}@127.0.0.1/${DATABASE}`);

/** Stores a connection string (mode 600) with the port of this start. */
function keep(file: string, url: URL, port: number): URL {
  url.port = String(port);
  writeFileSync(`${file}.new`, `${url.href}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return url;
}

/**
 * The superuser's connection string. Its password is generated before the cluster is created, so
 * that a crash cannot leave a cluster without one. Earlier state directories have it in another
 * file.
 * @throws Error that names the file if it and its copy are damaged and the cluster needs it
 */
export function superuserUrl({ stateDirectory, port }: Configuration, hasCluster: boolean): URL {
  const [file = '', copy = '', ...earlier] = [SUPERUSER_FILE, SUPERUSER_COPY, ...EARLIER_FILES].map(
    (name) => path.join(stateDirectory, name),
  );
  const known = [file, copy, ...earlier].map(readUrl).find((url) => url?.username === SUPERUSER);
  if (!known && hasCluster)
    throw new Error(
      `${file} is missing or damaged, and so is ${copy}: put one of them back from a backup, ` +
        `or write a connection string with the password of the role ${SUPERUSER} into it`,
    );
  const url = known ?? newUrl(SUPERUSER);
  keep(copy, url, port);
  return keep(file, url, port);
}

/** An account's connection string, with a new password if it was lost. */
function accountUrl({ stateDirectory, port }: Configuration, account: string, name: string): URL {
  const file = path.join(stateDirectory, name);
  const known = readUrl(file);
  return keep(file, known?.username === account ? known : newUrl(account), port);
}

/**
 * The owner's connection string; to be called after `superuserUrl`, which reads the earlier file.
 */
export const ownerUrl = (configuration: Configuration): URL =>
  accountUrl(configuration, OWNER, OWNER_FILE);

/** The shop's connection string; to be called after `superuserUrl`. */
export const shopUrl = (configuration: Configuration): URL =>
  accountUrl(configuration, SHOP, SHOP_FILE);

/** A service's connection string, in `database-{part}-url`. */
export const partUrl = (configuration: Configuration, part: Part): URL =>
  accountUrl(configuration, roleOf(part), `database-${part}-url`);
