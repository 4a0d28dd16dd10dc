import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from './configuration';

/** Owns the cluster, the database of the same name and everything in it. */
export const OWNER = 'selvedge';

/** Reads and writes the rows it is granted. */
export const SHOP = 'selvedge_shop';

const OWNER_FILE = 'database-owner-url';
const SHOP_FILE = 'database-url';

function readUrl(file: string): URL | null {
  return existsSync(file) ? new URL(readFileSync(file, 'utf8').trim()) : null;
}

const newUrl = (account: string) =>
  new URL(`postgres://${account}:${randomBytes(24).toString('hex')}@127.0.0.1/${OWNER}`);

/** Keeps a connection string for others (mode 600), with the port of this start. */
function keep(file: string, url: URL, port: number): URL {
  url.port = String(port);
  writeFileSync(`${file}.new`, `${url.href}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return url;
}

/**
 * The owner's connection string. Its password is drawn once, before the cluster is made, so that no
 * crash can leave a cluster without it. A state directory from before there were two accounts has
 * it in the shop's file.
 */
export function ownerUrl({ stateDirectory, port }: Configuration): URL {
  const file = path.join(stateDirectory, OWNER_FILE);
  const only = readUrl(path.join(stateDirectory, SHOP_FILE));
  const earlier = only?.username === OWNER ? only : null;
  return keep(file, readUrl(file) ?? earlier ?? newUrl(OWNER), port);
}

/** The shop's connection string; request it after the owner's, whose earlier file it takes over. */
export function shopUrl({ stateDirectory, port }: Configuration): URL {
  const file = path.join(stateDirectory, SHOP_FILE);
  const known = readUrl(file);
  return keep(file, known?.username === SHOP ? known : newUrl(SHOP), port);
}
