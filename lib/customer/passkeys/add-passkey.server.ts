import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { customerPasskeys } from '@/lib/platform/db/schema-passkeys';
import { shownEmail } from '@/lib/shop/address/shown-email.server';
import { createdPasskey, creationOptions, MAX_PASSKEYS } from './credentials.server';
import type { PasskeyHost } from './passkey-host.server';

interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

const challengeUse = (customerId: string, { host }: PasskeyHost) =>
  ({ purpose: 'add', host, customerId }) as const;

/**
 * Options for creating a passkey in a browser, with user verification.
 * @returns `null` if the customer has ten
 */
export async function beginPasskey(owner: Owner, on: PasskeyHost) {
  const known = await database()
    .select({ id: customerPasskeys.id, transports: customerPasskeys.transports })
    .from(customerPasskeys)
    .where(and(eq(customerPasskeys.customerId, owner.id), eq(customerPasskeys.host, on.host)));
  if (known.length >= MAX_PASSKEYS) return null;
  const { id, email, firstName, lastName } = owner;
  const named = { id, userName: shownEmail(email), displayName: `${firstName} ${lastName}` };
  return creationOptions(named, known, challengeUse(id, on));
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
  on: PasskeyHost,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const created = await createdPasskey(on, response, challengeUse(customerId, on));
  if (!created) return false;
  const inserted = await database()
    .insert(customerPasskeys)
    .values({ ...created, customerId, host: on.host, name })
    .onConflictDoNothing()
    .returning({ id: customerPasskeys.id });
  return inserted.length > 0;
}
