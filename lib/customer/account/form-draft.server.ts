import type { ZodError } from 'zod';
import type { JsonObject } from '@/lib/platform/http/json-object';
import { and, eq, gt, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { formDrafts } from '@/lib/platform/db/schema-visits';
import type { Session } from '@/lib/shop/page-context/session';
import type { EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { ACCOUNT_ERRORS, type AccountErrors } from './registration';
import { withShownEmail } from '@/lib/shop/address/shown-email.server';

/** Forms that are shown again as typed. */
export type DraftForm =
  | 'registration'
  | 'accountAddress'
  | 'loginData'
  | 'loyaltyCard'
  | 'orderLookup'
  | 'review'
  | 'businessDetails'
  | 'withdrawal';

export interface FormDraft {
  fields: Readonly<Record<string, string>>;
  errors: AccountErrors;
}

export const NO_DRAFT: FormDraft = { fields: {}, errors: {} };

/** Minutes after which a draft expires. */
const MINUTES = 60;

/**
 * Stores the values of the named fields, which never include a password, in full: only the request's
 * body limits them.
 */
export async function storeFormDraft(
  session: Session,
  form: DraftForm,
  { sent, fields, errors }: { sent: JsonObject; fields: readonly string[]; errors: AccountErrors },
): Promise<void> {
  const texts = fields.flatMap((field) => {
    const text = sent[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
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

/**
 * Stores the values of a form without scripts; a script still has them.
 * @returns the session, `null` for a script
 */
export async function keepTyped(
  { isForm, ensure, sent }: EndpointVisit,
  form: DraftForm,
  { fields, wrong }: { fields: readonly string[]; wrong?: ZodError | undefined },
): Promise<Session | null> {
  if (!isForm) return null;
  const isWrong = (field: string) => wrong?.issues.some(({ path }) => path[0] === field);
  const errors = fields.filter(isWrong).map((field) => [field, 'invalid'] as const);
  const session = await ensure();
  await storeFormDraft(session, form, { sent, fields, errors: Object.fromEntries(errors) });
  return session;
}

/** Stored values of a form; empty after an hour. */
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

/** Deletes the stored values after success. */
export async function dropDraft(session: Session, form: DraftForm): Promise<void> {
  await database()
    .delete(formDrafts)
    .where(and(eq(formDrafts.sessionId, session.id), eq(formDrafts.form, form)));
}
