import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { database, type Database } from '@/lib/platform/db/database.server';
import { importKeys } from '@/lib/platform/db/schema-imports';
import { staff, staffAudit } from '@/lib/platform/db/schema-staff';
import type { AuditAction } from './audit-action';

/** Who does something: a member of staff, a key of `/api/erp`, or the command line if neither. */
export interface Actor {
  staffId: string | null;
  /** Id of the key. */
  keyId?: string | undefined;
}

export interface AuditEntry extends Actor {
  action: AuditAction;
  orderId?: string;
  /** Ids and amounts; no personal data of customers. */
  detail?: Readonly<Record<string, unknown>>;
  /** Idempotency key of a form or request. */
  requestKey?: string;
}

/**
 * Writes an entry, in the transaction of what it records.
 * @returns false if an entry with its key exists: the form was submitted before
 */
export async function writeAudit(
  on: Pick<Database, 'insert'>,
  { staffId, keyId, action, orderId, detail = {}, requestKey }: AuditEntry,
): Promise<boolean> {
  const written = await on
    .insert(staffAudit)
    .values({ staffId, keyId, action, orderId, detail, requestKey })
    .onConflictDoNothing()
    .returning({ id: staffAudit.id });
  return written.length > 0;
}

/** Details that are known only after a change, by which a repeated request is not compared. */
const RESULTS = sql`ARRAY['before', 'after']`;

/**
 * Whether a form or request with this key was done before.
 * @returns `same` if it wanted the same, `other` if not
 */
export async function findRequest(
  on: Pick<Database, 'select'>,
  {
    action,
    orderId,
    detail = {},
    requestKey,
  }: Omit<AuditEntry, 'staffId'> & { requestKey: string },
): Promise<'new' | 'same' | 'other'> {
  const isSame = and(
    eq(staffAudit.action, action),
    sql`${staffAudit.orderId} IS NOT DISTINCT FROM ${orderId ?? null}::uuid`,
    sql`${staffAudit.detail} - ${RESULTS} = ${JSON.stringify(detail)}::jsonb`,
  );
  const [found] = await on
    .select({ isSame: sql<boolean>`${isSame}` })
    .from(staffAudit)
    .where(eq(staffAudit.requestKey, requestKey));
  if (!found) return 'new';
  return found.isSame ? 'same' : 'other';
}

/** Address of a member of staff, or name of a client; `null` for the command line. */
export const actorName = sql<
  string | null
>`coalesce(${staff.email}, 'API ' || ${importKeys.client})`;

const entries = () =>
  database()
    .select({
      id: staffAudit.id,
      at: staffAudit.at,
      actor: actorName,
      action: staffAudit.action,
      orderId: staffAudit.orderId,
      detail: staffAudit.detail,
      /** With its microseconds, which a `Date` has not. */
      moment: sql<string>`${staffAudit.at}::text`,
    })
    .from(staffAudit)
    .leftJoin(staff, eq(staff.id, staffAudit.staffId))
    .leftJoin(importKeys, eq(importKeys.id, staffAudit.keyId));

/** Entries about an order, oldest first. */
export const loadAuditOf = (orderId: string) =>
  entries().where(eq(staffAudit.orderId, orderId)).orderBy(staffAudit.id);

/** Entries, newest first. @param before id of the last one shown */
export const loadAudit = (limit: number, before: number | null) =>
  entries()
    .where(before === null ? undefined : lt(staffAudit.id, before))
    .orderBy(desc(staffAudit.id))
    .limit(limit);

/** Quotes every field, so that no separator or line break is read as one. */
const csvLine = (fields: readonly string[]) =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(';')}\r\n`;

/** Rows read at once. */
const AT_ONCE = 1000;

/**
 * The log of a period as CSV, oldest first, in parts.
 * @param from first day, `2026-11-01` in Berlin; @param to last day, inclusive
 */
export async function* auditCsv(from: string, to: string): AsyncGenerator<string> {
  yield csvLine(['at', 'actor', 'action', 'order', 'detail']);
  let after: { moment: string; id: number } | undefined;
  for (;;) {
    const found = await entries()
      .where(
        and(
          sql`${staffAudit.at} >= ${from}::date::timestamp AT TIME ZONE 'Europe/Berlin'`,
          sql`${staffAudit.at} < (${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`,
          after &&
            sql`(${staffAudit.at}, ${staffAudit.id}) > (${after.moment}::timestamptz, ${after.id}::bigint)`,
        ),
      )
      .orderBy(staffAudit.at, staffAudit.id)
      .limit(AT_ONCE);
    for (const { at, actor, action, orderId, detail } of found)
      yield csvLine([at.toISOString(), actor ?? '', action, orderId ?? '', JSON.stringify(detail)]);
    if (found.length < AT_ONCE) return;
    after = found.at(-1);
  }
}
