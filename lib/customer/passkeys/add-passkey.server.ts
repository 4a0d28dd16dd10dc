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

/** A customer has a phone, a computer and a key: more is a mistake. */
const MAX_PASSKEYS = 10;

/**
 * Ed25519, ECDSA and RSA, by their numbers in COSE: what every supported version of Node verifies.
 * The library's own choice depends on the runtime, but a passkey is kept for years.
 */
const ALGORITHMS = [-8, -7, -257];

interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The options with which a browser creates a passkey, after a check of finger, face or PIN.
 * @returns `null` when the customer has ten
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
    userID: new TextEncoder().encode(owner.id),
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    excludeCredentials: known,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(options.challenge, { purpose: 'add', host, customerId: owner.id });
  return options;
}

/**
 * Keeps the public key of a passkey that a browser has made.
 * @param response of the browser: anything of this shape
 * @param name browser and system
 * @returns whether it was made for this customer, on this host, just now
 * @throws Error for a response that cannot be read
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
  const kept = await database()
    .insert(customerPasskeys)
    .values({ id, customerId, host, publicKey, counter, transports: transports ?? [], name })
    .onConflictDoNothing()
    .returning({ id: customerPasskeys.id });
  return kept.length > 0;
}
