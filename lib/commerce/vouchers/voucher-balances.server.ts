import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { vouchers } from '@/lib/platform/db/schema-vouchers';
import type { ProjectId } from '@/lib/shop/project/projects';

/** What is left on gift cards of a shop, by code; minor units. Codes that it does not have are missing. */
export async function voucherBalances(
  project: ProjectId,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database()
    .select({ code: vouchers.code, balance: vouchers.balance })
    .from(vouchers)
    .where(and(eq(vouchers.project, project), inArray(vouchers.code, [...codes])));
  return new Map(rows.map(({ code, balance }) => [code, balance ?? 0]));
}
