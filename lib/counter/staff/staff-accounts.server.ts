import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { tokenHash } from '@/lib/customer/session/session.server';
import {
  issueStaffLink,
  type invitationForm,
} from '@/lib/messaging/outbox/staff-invitation-email.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staffPasskeys } from '@/lib/platform/db/schema-passkeys';
import { staff, staffLinks, staffViews } from '@/lib/platform/db/schema-staff';
import type { Transaction } from '@/lib/platform/db/transaction';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { writeAudit } from './audit-log.server';
import type { StaffRole } from './permissions';
import { closeStaffSessions } from './staff-session.server';

/** The spelling by which an address is found. */
export const staffEmail = (typed: string): string => cleanEmail(typed).toLowerCase();

/** Who does something to an account; `null` for the command line. */
type By = string | null;

/**
 * Creates an account, or resets one: sets the role, and ends all sessions, the old password, the second
 * factor and passkeys.
 * @returns its id
 */
async function resetStaff(
  transaction: Transaction,
  { typed, role, by }: { typed: string; role: StaffRole; by: By },
): Promise<string> {
  const [invited] = await transaction
    .insert(staff)
    .values({ email: staffEmail(typed), role })
    .onConflictDoUpdate({
      target: staff.email,
      set: {
        role,
        disabledAt: null,
        passwordHash: null,
        totpSecret: null,
        totpStep: 0,
        oidcSubject: null,
      },
    })
    .returning({ id: staff.id });
  if (!invited) throw new Error('the database kept no member of staff');
  await endAccess(transaction, invited.id);
  const detail = { staff: invited.id, role };
  await writeAudit(transaction, { staffId: by, action: 'staff.invited', detail });
  return invited.id;
}

/** Ends all by which somebody can sign in, but the password. */
async function endAccess(transaction: Transaction, staffId: string): Promise<void> {
  await transaction.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  await transaction.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  await closeStaffSessions(transaction, staffId);
}

/**
 * Invites a member of staff by the command line, or one who has forgotten the password again.
 * @returns the token of the link
 */
export const inviteStaff = (typed: string, role: StaffRole): Promise<string> =>
  inTransaction(async (transaction) =>
    issueStaffLink(transaction, await resetStaff(transaction, { typed, role, by: null })),
  );

/** Shop and language of an invitation. */
type Invitation = Omit<z.output<typeof invitationForm>, 'staffId'>;

/**
 * Invites a member of staff by email, or one again who has forgotten the password.
 * @param by administrator, who cannot invite themselves
 * @returns false for their own address
 */
export const inviteByEmail = (
  by: { id: string; email: string },
  { typed, role }: { typed: string; role: StaffRole },
  invitation: Invitation,
): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (staffEmail(typed) === by.email) return false;
    const staffId = await resetStaff(transaction, { typed, role, by: by.id });
    await queueEmail(transaction, {
      key: `staff-invitation:${randomUUID()}`,
      kind: 'staff-invitation',
      payload: { staffId, ...invitation } satisfies z.output<typeof invitationForm>,
    });
    return true;
  });

/** Gives somebody another role, which counts from their next request. @returns false for one's own */
export const changeRole = (by: string, staffId: string, role: StaffRole): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (by === staffId) return false;
    const changed = await transaction
      .update(staff)
      .set({ role })
      .where(and(eq(staff.id, staffId), ne(staff.role, role), isNull(staff.disabledAt)));
    const detail = { staff: staffId, role };
    if (changed.rowCount === 1)
      await writeAudit(transaction, { staffId: by, action: 'staff.role-changed', detail });
    return true;
  });

async function disable(transaction: Transaction, which: SQL, by: By): Promise<boolean> {
  const [disabled] = await transaction
    .update(staff)
    .set({ disabledAt: sql`now()`, passwordHash: null })
    .where(and(which, isNull(staff.disabledAt)))
    .returning({ id: staff.id });
  if (!disabled) return false;
  await endAccess(transaction, disabled.id);
  await transaction.delete(staffViews).where(eq(staffViews.staffId, disabled.id));
  const detail = { staff: disabled.id };
  await writeAudit(transaction, { staffId: by, action: 'staff.disabled', detail });
  return true;
}

/** Ends the employment of a member of staff. @returns false for an unknown address */
export const disableStaff = (typed: string): Promise<boolean> =>
  inTransaction((transaction) => disable(transaction, eq(staff.email, staffEmail(typed)), null));

/** Ends somebody's employment. @returns false for one's own, so that one administrator is left */
export const disableOther = (by: string, staffId: string): Promise<boolean> =>
  by === staffId
    ? Promise.resolve(false)
    : inTransaction((transaction) => disable(transaction, eq(staff.id, staffId), by));

/** Signs somebody out in all browsers, at the counter and in the studio. */
export const signOutOther = (by: string, staffId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    await closeStaffSessions(transaction, staffId);
    const entry = { action: 'staff.signed-out-everywhere', detail: { staff: staffId } } as const;
    await writeAudit(transaction, { staffId: by, ...entry });
  });

/** Staff by address. */
export const listStaff = () =>
  database()
    .select({
      id: staff.id,
      email: staff.email,
      role: staff.role,
      hasPassword: sql<boolean>`${staff.passwordHash} IS NOT NULL`,
      hasSecondFactor: sql<boolean>`${staff.totpSecret} IS NOT NULL`,
      passkeys: sql<number>`(SELECT count(*)::int FROM shop.staff_passkeys AS own WHERE own.staff_id = staff.id)`,
      disabledAt: staff.disabledAt,
    })
    .from(staff)
    .orderBy(staff.email);

/** An account to sign in to; `null` for an unknown or disabled one. */
export async function findStaffByEmail(typed: string) {
  const [found] = await database()
    .select({ id: staff.id, passwordHash: staff.passwordHash })
    .from(staff)
    .where(and(eq(staff.email, staffEmail(typed)), isNull(staff.disabledAt)));
  return found ?? null;
}

const isValid = (token: string) =>
  and(eq(staffLinks.tokenHash, tokenHash(token)), gt(staffLinks.expiresAt, sql`now()`));

/** Address of the account whose password a link sets; `null` for a used or expired link. */
export async function peekStaffLink(token: string): Promise<string | null> {
  const [found] = await database()
    .select({ email: staff.email })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(isValid(token));
  return found?.email ?? null;
}

/**
 * Sets the password by a link, which is used up, and ends all sessions.
 * @returns false for a used or expired link
 * @throws HashesBusy
 */
export async function setStaffPassword(token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(async (transaction) => {
    const [used] = await transaction
      .delete(staffLinks)
      .where(isValid(token))
      .returning({ staffId: staffLinks.staffId });
    if (!used) return false;
    const { staffId } = used;
    await transaction.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
    await closeStaffSessions(transaction, staffId);
    await writeAudit(transaction, { staffId, action: 'staff.password-set' });
    return true;
  });
}
