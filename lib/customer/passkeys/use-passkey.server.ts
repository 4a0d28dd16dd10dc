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

/** What a browser needs to log in with a passkey. It names nobody: the user chooses the account. */
export async function beginLogin({ host }: PasskeyHost) {
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required' as const,
  });
  await storeChallenge(options.challenge, { purpose: 'login', host, customerId: null });
  return options;
}

/**
 * Whose passkey a browser has used.
 * @param response of the browser: anything of this shape
 * @returns the customer's id; `null` for a passkey that is unknown, of another host, or signed something
 *   else
 * @throws Error for a response that cannot be read
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
