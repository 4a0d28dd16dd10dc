import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from './configuration';

/** Owns the cluster, the database of the same name and everything in it. */
export const OWNER = 'selvedge';

/** Reads and writes the rows it is granted. */
export const SHOP = 'selvedge_shop';

/** Services that keep a schema of their name, which is all they own and see. */
export const PARTS = ['content', 'search', 'payment'] as const;
export type Part = (typeof PARTS)[number];

export const roleOf = (part: Part) => `selvedge_${part}`;

const OWNER_FILE = 'database-owner-url';
const SHOP_FILE = 'database-url';
/** Nobody can draw the owner's password anew: it stands twice. */
const OWNER_COPY = 'database-owner-url.copy';

/** `null`: it is not there, or a crash cut it short. */
function readUrl(file: string): URL | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.username && url.password && url.pathname === `/${OWNER}` ? url : null;
}

const newUrl = (account: string) =>
  new URL(`postgres://${account}:${randomBytes(24).toString('hex')}@127.0.0.1/${OWNER}`);

/** Keeps a connection string for others (mode 600), with the port of this start. */
function keep(file: string, url: URL, port: number): URL {
  url.port = String(port);
  writeFileSync(`${file}.new`, `${url.href}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return url;
}

/**
 * The owner's connection string. Its password is drawn once, before the cluster is made, so that no
 * crash can leave a cluster without it. A state directory from before there were two accounts has
 * it in the shop's file.
 * @throws Error that names the file when it is damaged, its copy too, and the cluster needs it
 */
export function ownerUrl({ stateDirectory, port }: Configuration, hasCluster: boolean): URL {
  const file = path.join(stateDirectory, OWNER_FILE);
  const copy = path.join(stateDirectory, OWNER_COPY);
  const only = readUrl(path.join(stateDirectory, SHOP_FILE));
  const known = readUrl(file) ?? readUrl(copy) ?? (only?.username === OWNER ? only : null);
  if (!known && hasCluster)
    throw new Error(
      `${file} is missing or damaged, and so is ${copy}: put one of them back from a backup, ` +
        `or write a connection string with the password of the role ${OWNER} into it`,
    );
  const url = known ?? newUrl(OWNER);
  keep(copy, url, port);
  return keep(file, url, port);
}

/** An account's connection string, with a new password when it is lost. */
function accountUrl({ stateDirectory, port }: Configuration, account: string, name: string): URL {
  const file = path.join(stateDirectory, name);
  const known = readUrl(file);
  return keep(file, known?.username === account ? known : newUrl(account), port);
}

/** The shop's; request it after the owner's, whose earlier file it takes over. */
export const shopUrl = (configuration: Configuration): URL =>
  accountUrl(configuration, SHOP, SHOP_FILE);

/** A service's, in `database-{part}-url`. */
export const partUrl = (configuration: Configuration, part: Part): URL =>
  accountUrl(configuration, roleOf(part), `database-${part}-url`);
