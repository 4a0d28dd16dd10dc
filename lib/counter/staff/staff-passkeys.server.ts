import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  createdPasskey,
  creationOptions,
  loginOptions,
  MAX_PASSKEYS,
  readCredential,
  usedCounter,
  verified,
} from '@/lib/customer/passkeys/credentials.server';
import type { PasskeyHost } from '@/lib/customer/passkeys/passkey-host.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staffPasskeys } from '@/lib/platform/db/schema-passkeys';
import { writeAudit } from './audit-log.server';

/** Reads what a script has put into a field of a form. */
function sentCredential(written: string) {
  try {
    return readCredential(JSON.parse(written));
  } catch {
    return null;
  }
}

const addedBy = (staffId: string, { host }: PasskeyHost) =>
  ({ purpose: 'staffAdd', host, customerId: null, staffId }) as const;

const usedOn = ({ host }: PasskeyHost) =>
  ({ purpose: 'staffLogin', host, customerId: null }) as const;

/** Passkeys of a member of staff on all hosts, newest first. */
export const listStaffPasskeys = (staffId: string) =>
  database()
    .select({
      id: staffPasskeys.id,
      name: staffPasskeys.name,
      host: staffPasskeys.host,
      createdAt: staffPasskeys.createdAt,
      transports: staffPasskeys.transports,
    })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(desc(staffPasskeys.createdAt));

/** Options for creating a passkey in a browser; `null` if there are ten on this host. */
export async function beginStaffPasskey(owner: { id: string; email: string }, on: PasskeyHost) {
  const { id, email } = owner;
  const known = (await listStaffPasskeys(id)).filter(({ host }) => host === on.host);
  if (known.length >= MAX_PASSKEYS) return null;
  const named = { id, userName: email, displayName: email };
  return creationOptions(named, known, addedBy(id, on));
}

/**
 * Stores a new passkey, and logs it.
 * @param written the browser's response as JSON, untrusted
 * @param name browser and system
 * @returns false unless it belongs to this person, this host and a current challenge
 */
export async function storeStaffPasskey(
  { staffId, name }: { staffId: string; name: string },
  on: PasskeyHost,
  written: string,
): Promise<boolean> {
  const sent = sentCredential(written);
  if (!sent) return false;
  // The library reads the other fields and rejects invalid ones.
  const response = sent as unknown as RegistrationResponseJSON;
  const created = await verified(() => createdPasskey(on, response, addedBy(staffId, on)));
  if (!created) return false;
  return inTransaction(async (transaction) => {
    const inserted = await transaction
      .insert(staffPasskeys)
      .values({ ...created, staffId, host: on.host, name })
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id });
    if (inserted.length === 0) return false;
    return writeAudit(transaction, { staffId, action: 'staff.passkey-added', detail: { name } });
  });
}

/** Removes a passkey if it belongs to this person, and logs it. @param id from a form, untrusted */
export const removeStaffPasskey = (staffId: string, id: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const removed = await transaction
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
      .returning({ name: staffPasskeys.name });
    const [detail] = removed;
    if (!detail) return false;
    return writeAudit(transaction, { staffId, action: 'staff.passkey-removed', detail });
  });

/** Options for signing in with a passkey; the same for everybody. */
export const beginStaffLogin = (on: PasskeyHost) => loginOptions(usedOn(on));

/**
 * Whose passkey was used; it verifies its user, so it stands for password and code.
 * @param written the browser's response as JSON, untrusted
 * @returns `null` for an unknown passkey, another host's, or another challenge
 */
export async function takeStaffPasskey(
  on: PasskeyHost,
  written: string,
): Promise<{ staffId: string; passkeyId: string } | null> {
  const sent = sentCredential(written);
  if (!sent) return null;
  const db = database();
  const own = and(eq(staffPasskeys.id, sent.id), eq(staffPasskeys.host, on.host));
  const [passkey] = await db.select().from(staffPasskeys).where(own);
  if (!passkey) return null;
  // The library reads it and rejects malformed fields.
  const response = sent as unknown as AuthenticationResponseJSON;
  const counter = await verified(() => usedCounter(on, response, passkey, usedOn(on)));
  if (counter === null) return null;
  await db
    .update(staffPasskeys)
    .set({ counter, usedAt: sql`now()` })
    .where(own);
  return { staffId: passkey.staffId, passkeyId: passkey.id };
}
