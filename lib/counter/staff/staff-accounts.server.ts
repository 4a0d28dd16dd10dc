import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staff, staffLinks } from '@/lib/platform/db/schema-staff';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { writeAudit } from './audit-log.server';
import type { StaffRole } from './permissions';
import { closeStaffSessions } from './staff-session.server';

/** Hours for which a link to set a password is valid. */
const LINK_HOURS = 24;

/** The spelling by which an address is found. */
export const staffEmail = (typed: string): string => cleanEmail(typed).toLowerCase();

/**
 * Invites a member of staff, or one who has forgotten the password again, by the command line. Sets the
 * role, and ends all sessions, the old password and the second factor.
 * @returns the token of the link
 */
export async function inviteStaff(typed: string, role: StaffRole): Promise<string> {
  const token = newToken();
  await inTransaction(async (transaction) => {
    const [invited] = await transaction
      .insert(staff)
      .values({ email: staffEmail(typed), role })
      .onConflictDoUpdate({
        target: staff.email,
        set: { role, disabledAt: null, passwordHash: null, totpSecret: null, totpStep: 0 },
      })
      .returning({ id: staff.id });
    if (!invited) throw new Error('the database kept no member of staff');
    await transaction.delete(staffLinks).where(eq(staffLinks.staffId, invited.id));
    await transaction.insert(staffLinks).values({
      tokenHash: tokenHash(token),
      staffId: invited.id,
      expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS}::int)`,
    });
    await closeStaffSessions(transaction, invited.id);
    const detail = { staff: invited.id, role };
    await writeAudit(transaction, { staffId: null, action: 'staff.invited', detail });
  });
  return token;
}

/** Ends the employment of a member of staff. @returns false for an unknown address */
export const disableStaff = (typed: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const [disabled] = await transaction
      .update(staff)
      .set({ disabledAt: sql`now()`, passwordHash: null })
      .where(and(eq(staff.email, staffEmail(typed)), isNull(staff.disabledAt)))
      .returning({ id: staff.id });
    if (!disabled) return false;
    await transaction.delete(staffLinks).where(eq(staffLinks.staffId, disabled.id));
    await closeStaffSessions(transaction, disabled.id);
    const detail = { staff: disabled.id };
    await writeAudit(transaction, { staffId: null, action: 'staff.disabled', detail });
    return true;
  });

/** Staff by address. */
export const listStaff = () =>
  database()
    .select({
      email: staff.email,
      role: staff.role,
      hasPassword: sql<boolean>`${staff.passwordHash} IS NOT NULL`,
      hasSecondFactor: sql<boolean>`${staff.totpSecret} IS NOT NULL`,
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
