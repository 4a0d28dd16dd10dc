import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import { storeChallenge, takeChallenge } from './challenges.server';
import type { PasskeyHost } from './passkey-host.server';

/** Options for logging in with a passkey. They name no customer: the user chooses the account. */
export async function beginLogin({ host }: PasskeyHost) {
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required' as const,
  });
  await storeChallenge(options.challenge, { purpose: 'login', host, customerId: null });
  return options;
}

/**
 * Finds the customer of a used passkey.
 * @param response of the browser, untrusted
 * @returns the customer's id; `null` if the passkey is unknown, belongs to another host, or signed
 *   another challenge
 * @throws Error for an unreadable response
 */
export async function usePasskey(
  { host, origin }: PasskeyHost,
  response: AuthenticationResponseJSON,
): Promise<string | null> {
  const db = database();
  const own = and(eq(customerPasskeys.id, response.id), eq(customerPasskeys.host, host));
  const [passkey] = await db.select().from(customerPasskeys).where(own);
  if (!passkey) return null;
  const { id, publicKey, counter, customerId } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: { id, publicKey, counter },
    // outside: webauthn-expected-challenge
    expectedChallenge: (challenge) =>
      takeChallenge(challenge, { purpose: 'login', host, customerId: null }),
  });
  if (!verified) return null;
  await db
    .update(customerPasskeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: sql`now()` })
    .where(own);
  return customerId;
}
