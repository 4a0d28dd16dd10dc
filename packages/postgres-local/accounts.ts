import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from './configuration';

export const DATABASE = 'selvedge';

/** The cluster's first role, which can be made no less: it makes the database and the other roles. */
export const SUPERUSER = 'selvedge';

/** Owns the database, and in it what migrations make. */
export const OWNER = 'selvedge_owner';

/** Reads and writes the rows it is granted. */
export const SHOP = 'selvedge_shop';

/** Services that keep a schema of their name, which is all they own and see. */
export const PARTS = ['content', 'search', 'payment'] as const;
export type Part = (typeof PARTS)[number];

export const roleOf = (part: Part) => `selvedge_${part}`;

const SUPERUSER_FILE = 'database-superuser-url';
/** Nobody can draw its password anew: it stands twice. */
const SUPERUSER_COPY = 'database-superuser-url.copy';
const OWNER_FILE = 'database-owner-url';
const SHOP_FILE = 'database-url';
/** Where the superuser stood before there were an owner, and an account for the shop, beside it. */
const EARLIER_FILES = [OWNER_FILE, `${OWNER_FILE}.copy`, SHOP_FILE];

/** `null`: it is not there, or a crash cut it short. */
function readUrl(file: string): URL | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.username && url.password && url.pathname === `/${DATABASE}` ? url : null;
}

const newUrl = (account: string) =>
  new URL(`postgres://${account}:${randomBytes(24).toString('hex')}@127.0.0.1/${DATABASE}`);

/** Keeps a connection string for others (mode 600), with the port of this start. */
function keep(file: string, url: URL, port: number): URL {
  url.port = String(port);
  writeFileSync(`${file}.new`, `${url.href}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return url;
}

/**
 * The superuser's connection string. Its password is drawn once, before the cluster is made, so that no
 * crash can leave a cluster without it. In an earlier state directory it stands in another file.
 * @throws Error that names the file when it is damaged, its copy too, and the cluster needs it
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

/** An account's connection string, with a new password when it is lost. */
function accountUrl({ stateDirectory, port }: Configuration, account: string, name: string): URL {
  const file = path.join(stateDirectory, name);
  const known = readUrl(file);
  return keep(file, known?.username === account ? known : newUrl(account), port);
}

/** The owner's; request it after the superuser's, whose earlier file it takes over. */
export const ownerUrl = (configuration: Configuration): URL =>
  accountUrl(configuration, OWNER, OWNER_FILE);

/** The shop's; request it after the superuser's, too. */
export const shopUrl = (configuration: Configuration): URL =>
  accountUrl(configuration, SHOP, SHOP_FILE);

/** A service's, in `database-{part}-url`. */
export const partUrl = (configuration: Configuration, part: Part): URL =>
  accountUrl(configuration, roleOf(part), `database-${part}-url`);
