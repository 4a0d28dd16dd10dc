import { and, eq, gt, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerTokens } from '@/lib/platform/db/schema-customers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';

type Row = typeof customerTokens.$inferSelect;
export type TokenPurpose = Row['purpose'];

/** Minutes an emailed link is good for. */
const MINUTES: Readonly<Record<TokenPurpose, number>> = {
  reset: 60,
  change: 60,
  confirm: 7 * 24 * 60,
  restore: 7 * 24 * 60,
  activate: 24 * 60,
};

const TOKEN = /^[\w-]{43}$/;

const isGood = (token: string, purposes: readonly TokenPurpose[]) =>
  and(
    eq(customerTokens.tokenHash, tokenHash(token)),
    sql`${customerTokens.purpose} = ANY(${sql.param([...purposes])}::text[])`,
    gt(customerTokens.expiresAt, sql`now()`),
  );

/** Makes the token of a link; only its hash is stored. */
export async function issueToken({
  customerId,
  purpose,
  email = null,
}: {
  customerId: string;
  purpose: TokenPurpose;
  email?: string | null;
}): Promise<string> {
  const token = newToken();
  await database()
    .insert(customerTokens)
    .values({
      customerId,
      purpose,
      email,
      tokenHash: tokenHash(token),
      expiresAt: sql`now() + make_interval(mins => ${MINUTES[purpose]})`,
    });
  return token;
}

/** What a link may still do; it is not used up. @param token of an address: anything */
export async function peekToken(token: string, purposes: readonly TokenPurpose[]) {
  if (!TOKEN.test(token)) return null;
  const [row] = await database().select().from(customerTokens).where(isGood(token, purposes));
  return row ?? null;
}

/** Uses a link up, with all others of its customer for the same purpose. */
export async function takeToken(
  transaction: Transaction,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<Row | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await transaction.delete(customerTokens).where(isGood(token, purposes)).returning();
  if (!row) return null;
  await transaction
    .delete(customerTokens)
    .where(
      and(eq(customerTokens.customerId, row.customerId), eq(customerTokens.purpose, row.purpose)),
    );
  return row;
}

/** Ends all links that could undo or repeat what a customer has just decided. */
export async function dropTokens(
  transaction: Transaction,
  customerId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await transaction
    .delete(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), eq(customerTokens.purpose, purpose)));
}
