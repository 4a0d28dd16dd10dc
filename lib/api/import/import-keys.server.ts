import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { importKeys, type KeyScope } from '@/lib/platform/db/schema-imports';
import type { Transaction } from '@/lib/platform/db/transaction';

const PREFIX = 'selvedge_';

/** What a key may do, and for whom. */
export interface KeyHolder {
  id: string;
  client: string;
  scopes: KeyScope[];
  /** The only shop whose orders and stock it reaches; `null` for all. */
  project: string | null;
}

const isValid = or(isNull(importKeys.expiresAt), gt(importKeys.expiresAt, sql`now()`));

/** What a new key may do. */
type KeyRights = Pick<KeyHolder, 'scopes' | 'project'>;

async function addKey(
  on: Pick<Transaction, 'insert'>,
  client: string,
  { scopes, project }: KeyRights,
): Promise<string> {
  const key = `${PREFIX}${newToken()}`;
  await on.insert(importKeys).values({ client, hash: tokenHash(key), scopes, project });
  return key;
}

const validKeys = (transaction: Transaction, client: string) =>
  transaction
    .select()
    .from(importKeys)
    .where(and(eq(importKeys.client, client), isValid))
    .for('update');

/**
 * Creates the first key of a client.
 * @param project the only shop whose orders and stock it reaches; imports are of any shop
 * @returns the key, which cannot be read again; `null` if the client has one
 */
export const createKey = (
  client: string,
  scopes: KeyScope[],
  project: string | null = null,
): Promise<string | null> =>
  inTransaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE shop.import_keys IN SHARE ROW EXCLUSIVE MODE`);
    const known = await validKeys(transaction, client);
    return known.length > 0 ? null : addKey(transaction, client, { scopes, project });
  });

/**
 * Creates another key with the scopes and shop of the newest one. The present ones end after some hours, in
 * which the client can be changed over.
 * @returns the key; `null` if the client has none that could be replaced
 */
export const rotateKey = (client: string, hours: number): Promise<string | null> =>
  inTransaction(async (transaction) => {
    const known = await validKeys(transaction, client);
    const newest = known.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
    if (!newest[0]) return null;
    await transaction
      .update(importKeys)
      .set({
        expiresAt: sql`least(${importKeys.expiresAt}, now() + make_interval(hours => ${hours}::int))`,
      })
      .where(and(eq(importKeys.client, client), isValid));
    return addKey(transaction, client, newest[0]);
  });

/** Ends all keys of a client at once. @returns how many */
export async function revokeKeys(client: string): Promise<number> {
  const { rowCount } = await database()
    .update(importKeys)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(importKeys.client, client), isValid));
  return rowCount ?? 0;
}

export const listKeys = () =>
  database()
    .select({
      client: importKeys.client,
      scopes: importKeys.scopes,
      project: importKeys.project,
      createdAt: importKeys.createdAt,
      expiresAt: importKeys.expiresAt,
      usedAt: importKeys.usedAt,
      isValid: sql<boolean>`${isValid}`,
    })
    .from(importKeys)
    .orderBy(importKeys.client, importKeys.createdAt);

/** Finds the holder of a key by its hash, and notes its use once a minute. */
export async function findKeyHolder(key: string): Promise<KeyHolder | null> {
  if (!key.startsWith(PREFIX)) return null;
  const [found] = await database()
    .select({
      id: importKeys.id,
      client: importKeys.client,
      scopes: importKeys.scopes,
      project: importKeys.project,
    })
    .from(importKeys)
    .where(and(eq(importKeys.hash, tokenHash(key)), isValid));
  if (!found) return null;
  const isStale = sql`coalesce(${importKeys.usedAt}, 'epoch') < now() - interval '1 minute'`;
  await database()
    .update(importKeys)
    .set({ usedAt: sql`now()` })
    .where(and(eq(importKeys.id, found.id), isStale));
  return found;
}
