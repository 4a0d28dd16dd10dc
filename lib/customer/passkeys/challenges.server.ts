import { and, eq, gt, isNull, lte, sql, type AnyColumn } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { passkeyChallenges } from '@/lib/platform/db/schema-passkeys';

/** Lifetime of a challenge in minutes. */
const MINUTES = 5;

/** Scope of a challenge. */
export interface ChallengeUse {
  purpose: 'add' | 'login' | 'staffAdd' | 'staffLogin';
  /** Host name, without a port. */
  host: string;
  /** Customer who adds a passkey; `null` for a login, and for staff. */
  customerId: string | null;
  /** Member of staff who adds a passkey. */
  staffId?: string;
}

const isOwner = (column: AnyColumn, owner: string | null) =>
  owner === null ? isNull(column) : eq(column, owner);

/** Stores a challenge for a browser, and deletes expired ones. */
export async function storeChallenge(challenge: string, use: ChallengeUse): Promise<void> {
  const db = database();
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
  await db.insert(passkeyChallenges).values({
    challenge,
    ...use,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
}

/** Whether a challenge was issued for this use and is unused; marks it as used. */
export async function takeChallenge(challenge: string, use: ChallengeUse): Promise<boolean> {
  const { purpose, host, customerId, staffId = null } = use;
  const taken = await database()
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.host, host),
        isOwner(passkeyChallenges.customerId, customerId),
        isOwner(passkeyChallenges.staffId, staffId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}
