import type { JsonObject } from '@/lib/platform/http/json-object';
import { and, eq, gt, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { formDrafts } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import { ACCOUNT_ERRORS, type AccountErrors } from './registration';
import { withShownEmail } from '@/lib/shop/address/shown-email.server';

/** Forms of the account that are shown again as they were typed. */
export type DraftForm = 'registration' | 'accountAddress' | 'loginData' | 'loyaltyCard';

export interface FormDraft {
  fields: Readonly<Record<string, string>>;
  errors: AccountErrors;
}

export const NO_DRAFT: FormDraft = { fields: {}, errors: {} };

/** Characters of a field that are kept, right or wrong. */
const KEPT = 300;
/** Minutes after which nobody comes back to a form. */
const MINUTES = 60;

/** Keeps what was typed in the named fields; a password is never named. */
export async function storeFormDraft(
  session: Session,
  form: DraftForm,
  { sent, fields, errors }: { sent: JsonObject; fields: readonly string[]; errors: AccountErrors },
): Promise<void> {
  const texts = fields.flatMap((field) => {
    const text = sent[field];
    return typeof text === 'string' && text !== '' ? [[field, text.slice(0, KEPT)] as const] : [];
  });
  const row = {
    fields: Object.fromEntries(texts),
    errors: { ...errors } as Record<string, string>,
  };
  await database()
    .insert(formDrafts)
    .values({ sessionId: session.id, form, ...row })
    .onConflictDoUpdate({
      target: [formDrafts.sessionId, formDrafts.form],
      set: { ...row, changedAt: sql`now()` },
    });
}

/** What was typed before; nothing after an hour. */
export async function readDraft(session: Session | null, form: DraftForm): Promise<FormDraft> {
  if (!session) return NO_DRAFT;
  const [row] = await database()
    .select()
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.sessionId, session.id),
        eq(formDrafts.form, form),
        gt(formDrafts.changedAt, sql`now() - make_interval(mins => ${MINUTES})`),
      ),
    );
  if (!row) return NO_DRAFT;
  const errors = Object.entries(row.errors).flatMap(([field, code]) => {
    const known = ACCOUNT_ERRORS.find((error) => error === code);
    return known ? [[field, known] as const] : [];
  });
  return { fields: withShownEmail(row.fields), errors: Object.fromEntries(errors) };
}

/** Forgets what was typed, once it is done. */
export async function dropDraft(session: Session, form: DraftForm): Promise<void> {
  await database()
    .delete(formDrafts)
    .where(and(eq(formDrafts.sessionId, session.id), eq(formDrafts.form, form)));
}
