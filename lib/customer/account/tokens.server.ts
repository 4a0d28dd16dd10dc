import { and, eq, gt, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerTokens } from '@/lib/platform/db/schema-customers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';

type Row = typeof customerTokens.$inferSelect;
export type TokenPurpose = Row['purpose'];

/** Lifetime of emailed links in minutes. */
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

/** Creates the token of a link; stores only its hash. */
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

/** Looks up a token without using it. @param token from an address, untrusted */
export async function peekToken(token: string, purposes: readonly TokenPurpose[]) {
  if (!TOKEN.test(token)) return null;
  const [row] = await database().select().from(customerTokens).where(isGood(token, purposes));
  return row ?? null;
}

/** Uses a token, and with it all others of its customer for the same purpose. */
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

/** Deletes all tokens that could undo or repeat a customer's latest decision. */
export async function dropTokens(
  transaction: Transaction,
  customerId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await transaction
    .delete(customerTokens)
    .where(and(eq(customerTokens.customerId, customerId), eq(customerTokens.purpose, purpose)));
}
