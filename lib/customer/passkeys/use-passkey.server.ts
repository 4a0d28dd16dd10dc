import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import { loginOptions, usedCounter } from './credentials.server';
import type { PasskeyHost } from './passkey-host.server';

const challengeUse = ({ host }: PasskeyHost) =>
  ({ purpose: 'login', host, customerId: null }) as const;

/** Options for logging in with a passkey. They name no customer: the user chooses the account. */
export const beginLogin = (on: PasskeyHost) => loginOptions(challengeUse(on));

/**
 * Finds the customer of a used passkey.
 * @param response of the browser, untrusted
 * @returns the customer's id; `null` if the passkey is unknown, belongs to another host, or signed
 *   another challenge
 * @throws Error for an unreadable response
 */
export async function usePasskey(
  on: PasskeyHost,
  response: AuthenticationResponseJSON,
): Promise<string | null> {
  const db = database();
  const own = and(eq(customerPasskeys.id, response.id), eq(customerPasskeys.host, on.host));
  const [passkey] = await db.select().from(customerPasskeys).where(own);
  if (!passkey) return null;
  const counter = await usedCounter(on, response, passkey, challengeUse(on));
  if (counter === null) return null;
  await db
    .update(customerPasskeys)
    .set({ counter, usedAt: sql`now()` })
    .where(own);
  return passkey.customerId;
}
