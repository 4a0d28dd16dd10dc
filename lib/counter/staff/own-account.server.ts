import { and, eq } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staff, staffSessions } from '@/lib/platform/db/schema-staff';
import { writeAudit } from './audit-log.server';
import { closeStaffSession, closeStaffSessions, type SignedIn } from './staff-session.server';

/** Sets the language of the counter; `null` for the browser's. */
export const chooseLanguage = (signedIn: SignedIn, language: 'de' | 'en' | null): Promise<void> =>
  inTransaction(async (transaction) => {
    await transaction.update(staff).set({ language }).where(eq(staff.id, signedIn.id));
    await writeAudit(transaction, { staffId: signedIn.id, action: 'staff.language-chosen' });
  });

/**
 * Signs a member of staff out, here or in all browsers.
 * @returns the cookie that removes the session from this browser
 */
export const signOut = (
  headers: IncomingHttpHeaders,
  signedIn: SignedIn,
  { isEverywhere }: { isEverywhere: boolean },
): Promise<string> =>
  inTransaction(async (transaction) => {
    const cookie = await closeStaffSession(transaction, headers, signedIn);
    if (isEverywhere) await closeStaffSessions(transaction, signedIn.id);
    const action = isEverywhere ? 'staff.signed-out-everywhere' : 'staff.signed-out';
    await writeAudit(transaction, { staffId: signedIn.id, action });
    return cookie;
  });

/** Signs a member of staff out in one browser. @param id of a session of theirs, a UUID */
export const endSession = (signedIn: SignedIn, id: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const own = and(eq(staffSessions.id, id), eq(staffSessions.staffId, signedIn.id));
    const ended = await transaction.delete(staffSessions).where(own);
    if (ended.rowCount === 1)
      await writeAudit(transaction, { staffId: signedIn.id, action: 'staff.signed-out' });
  });
