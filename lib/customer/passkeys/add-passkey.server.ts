import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import { storeChallenge, takeChallenge } from './challenges.server';
import type { PasskeyHost } from './passkey-host.server';
import { shownEmail } from '@/lib/shop/address/shown-email.server';

/** Enough for all devices of a customer. */
const MAX_PASSKEYS = 10;

// outside: webauthn-runtime, webauthn-algorithms
/**
 * COSE numbers of Ed25519, ECDSA and RSA, which every supported version of Node can verify. The
 * library's default depends on the runtime, but passkeys are stored for years.
 */
const ALGORITHMS = [-8, -7, -257];

interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Options for creating a passkey in a browser, with user verification.
 * @returns `null` if the customer has ten
 */
export async function beginPasskey(owner: Owner, { host }: PasskeyHost) {
  const known = await database()
    .select({ id: customerPasskeys.id, transports: customerPasskeys.transports })
    .from(customerPasskeys)
    .where(and(eq(customerPasskeys.customerId, owner.id), eq(customerPasskeys.host, host)));
  if (known.length >= MAX_PASSKEYS) return null;
  const options = await generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userName: shownEmail(owner.email),
    // outside: webauthn-user-id
    userID: new TextEncoder().encode(owner.id),
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    excludeCredentials: known,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // outside: webauthn-challenge
  await storeChallenge(options.challenge, { purpose: 'add', host, customerId: owner.id });
  return options;
}

/**
 * Stores the public key of a new passkey.
 * @param response of the browser, untrusted
 * @param name browser and system
 * @returns whether it belongs to this customer, this host and a current challenge
 * @throws Error for an unreadable response
 */
export async function storePasskey(
  { customerId, name }: { customerId: string; name: string },
  { host, origin }: PasskeyHost,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: (challenge) =>
      takeChallenge(challenge, { purpose: 'add', host, customerId }),
  });
  if (!verified) return false;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const inserted = await database()
    .insert(customerPasskeys)
    .values({ id, customerId, host, publicKey, counter, transports: transports ?? [], name })
    .onConflictDoNothing()
    .returning({ id: customerPasskeys.id });
  return inserted.length > 0;
}
