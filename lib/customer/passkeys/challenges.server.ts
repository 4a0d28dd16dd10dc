import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { passkeyChallenges } from '@/lib/platform/db/schema-passkeys';

/** Minutes in which a customer finds their finger or their phone. */
const MINUTES = 5;

/** What a challenge is good for. */
export interface ChallengeUse {
  purpose: 'add' | 'login';
  /** Name of the host, without a port. */
  host: string;
  /** The customer who adds a passkey; `null` for a login. */
  customerId: string | null;
}

/** Remembers a challenge that a browser is given. Those that nobody came back with are deleted. */
export async function storeChallenge(challenge: string, use: ChallengeUse): Promise<void> {
  const db = database();
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
  await db.insert(passkeyChallenges).values({
    challenge,
    ...use,
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
}

/** Whether a challenge was given out for this and is not used yet: it is now. */
export async function takeChallenge(challenge: string, use: ChallengeUse): Promise<boolean> {
  const { purpose, host, customerId } = use;
  const taken = await database()
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.host, host),
        customerId === null
          ? isNull(passkeyChallenges.customerId)
          : eq(passkeyChallenges.customerId, customerId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}
