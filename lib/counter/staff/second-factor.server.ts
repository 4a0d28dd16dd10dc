import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staff } from '@/lib/platform/db/schema-staff';
import { writeAudit } from './audit-log.server';
import {
  isSealedBefore,
  openTotpSecret,
  readTotpSecret,
  sealTotpSecret,
  totpStepOf,
} from './totp.server';

/** Whether a member of staff has a second factor. */
export async function hasSecondFactor(staffId: string): Promise<boolean> {
  const found = await database()
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNotNull(staff.totpSecret)));
  return found.length > 0;
}

/**
 * Whether the code of a second factor is right; each code is accepted once. Without a second factor every
 * code is.
 */
export async function takeCode(
  on: Pick<Database, 'select' | 'update'>,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const [found] = await on
    .select({ totpSecret: staff.totpSecret })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (!found?.totpSecret) return found !== undefined;
  const secret = openTotpSecret(found.totpSecret);
  const step = secret && totpStepOf(secret, typed, Date.now());
  if (!step) return false;
  const used = await on
    .update(staff)
    .set({
      totpStep: step,
      // The key of before is no longer needed once everybody has signed in.
      ...(isSealedBefore(found.totpSecret) && { totpSecret: sealTotpSecret(secret) }),
    })
    .where(
      and(eq(staff.id, staffId), eq(staff.totpSecret, found.totpSecret), lt(staff.totpStep, step)),
    );
  return used.rowCount === 1;
}

/**
 * Sets a second factor that its owner's app knows.
 * @param written secret that the page has shown
 * @param code that the app shows for it
 * @returns false for a wrong code, and if there is a second factor already
 */
export async function setSecondFactor(
  staffId: string,
  written: string,
  code: string,
): Promise<boolean> {
  const secret = readTotpSecret(written);
  const step = secret && totpStepOf(secret, code, Date.now());
  if (!secret || !step) return false;
  return inTransaction(async (transaction) => {
    const set = await transaction
      .update(staff)
      .set({ totpSecret: sealTotpSecret(secret), totpStep: step })
      .where(and(eq(staff.id, staffId), isNull(staff.totpSecret)));
    if (set.rowCount !== 1) return false;
    return writeAudit(transaction, { staffId, action: 'staff.second-factor-set' });
  });
}

/** Removes a second factor by one of its codes. @returns false for a wrong code */
export const removeSecondFactor = (staffId: string, code: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (!(await takeCode(transaction, staffId, code))) return false;
    await transaction
      .update(staff)
      .set({ totpSecret: null, totpStep: sql`0` })
      .where(eq(staff.id, staffId));
    return writeAudit(transaction, { staffId, action: 'staff.second-factor-removed' });
  });
