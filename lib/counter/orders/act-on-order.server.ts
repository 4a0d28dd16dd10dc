import { and, eq, sql } from 'drizzle-orm';
import { cancelWithin } from '@/lib/commerce/orders/cancel-pieces.server';
import {
  changeOrder,
  ChangeRejected,
  type ChangeRejection,
  type LockedOrder,
} from '@/lib/commerce/orders/order-change.server';
import { allowWithin } from '@/lib/commerce/orders/return-pieces.server';
import { shipWithin } from '@/lib/commerce/orders/ship-pieces.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import {
  composeNews,
  isOrderNews,
  loadOrderNews,
  type LoadedNews,
} from '@/lib/messaging/outbox/order-news-emails.server';
import { inEditorsWords } from '@/lib/messaging/outbox/in-editors-words.server';
import { previewStored } from '@/lib/messaging/outbox/send-from-outbox.server';
import { renderLetter } from '@/lib/messaging/mail/render-letter.server';
import { orderNotes } from '@/lib/platform/db/schema-order-life';
import { outbox } from '@/lib/platform/db/schema-orders';
import { staffAudit } from '@/lib/platform/db/schema-staff';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import type { WantedAction } from './order-action';
import { emailKeys } from './order-emails.server';
import { orderRevision } from './order-revision.server';

export type ActionRejection = ChangeRejection | 'outdated';

export type ActionResult<Value> = { ok: true; value: Value } | { ok: false; code: ActionRejection };

/** Rolls back the transaction in which it is thrown: the page was made from another state. */
class OrderOutdated extends Error {
  override name = 'OrderOutdated';
}

/** Rolls back an action that was only tried, with the event that it would have caused. */
class ActionTried extends Error {
  override name = 'ActionTried';
  readonly news: LoadedNews | null;
  constructor(news: LoadedNews | null) {
    super('the action was only tried');
    this.news = news;
  }
}

/** Sends an email again; it has the same Message-ID, so a mail server may drop it as a duplicate. */
async function resend(transaction: Transaction, orderId: string, key: string): Promise<void> {
  if (!(await emailKeys(transaction, orderId)).includes(key))
    throw new ChangeRejected('nothing_left');
  const { rowCount } = await transaction
    .update(outbox)
    .set({ sentAt: null })
    .where(eq(outbox.key, key));
  if (!rowCount) throw new ChangeRejected('nothing_left');
  await addJob(transaction, 'send-email', { key }, { key });
}

/** @throws ChangeRejected */
async function apply(
  transaction: Transaction,
  locked: LockedOrder,
  wanted: WantedAction,
): Promise<void> {
  const { id: orderId } = locked.order;
  switch (wanted.action) {
    case 'ship': {
      const { carrier, parcel: number } = wanted;
      await shipWithin(transaction, locked, wanted.pieces, { carrier, number });
      return;
    }
    case 'cancel':
      return cancelWithin(transaction, locked, wanted.pieces);
    case 'refund':
      await allowWithin(transaction, locked, wanted.amount);
      return;
    case 'resend':
      return resend(transaction, orderId, wanted.email);
    case 'note':
      await transaction.insert(orderNotes).values({ orderId, text: wanted.text });
  }
}

/** What the log has of an action; the text of a note, which may be personal, is with the order. */
function detailOf(wanted: WantedAction): Readonly<Record<string, unknown>> {
  const { action: _, ...detail } = wanted;
  return wanted.action === 'note' ? {} : detail;
}

/** Form by which an action was requested. */
interface ActionRequest {
  staffId: string;
  orderId: string;
  /** Idempotency key of the form. */
  requestKey: string;
  /** {@link orderRevision} of the page with the form. */
  revision: string;
  wanted: WantedAction;
}

/** Whether a form with this key did the same to the same order. @throws ChangeRejected if not */
async function requireSameRequest(
  transaction: Transaction,
  { orderId, requestKey }: ActionRequest,
  action: string,
): Promise<void> {
  const same = await transaction
    .select({ id: staffAudit.id })
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.requestKey, requestKey),
        eq(staffAudit.action, action),
        eq(staffAudit.orderId, orderId),
      ),
    );
  if (same.length === 0) throw new ChangeRejected('key_used');
}

/**
 * Does an action and logs it in one transaction. A form that is submitted twice does it once; a form of an
 * outdated page does nothing.
 */
export async function actOnOrder(request: ActionRequest): Promise<ActionResult<void>> {
  const { staffId, orderId, requestKey, revision, wanted } = request;
  const action = `order.${wanted.action}`;
  try {
    return await changeOrder(orderId, async (transaction, locked) => {
      const entry = { staffId, action, orderId, detail: detailOf(wanted), requestKey };
      if (!(await writeAudit(transaction, entry)))
        return requireSameRequest(transaction, request, action);
      if ((await orderRevision(transaction, orderId)) !== revision) throw new OrderOutdated();
      return apply(transaction, locked, wanted);
    });
  } catch (error) {
    if (error instanceof OrderOutdated) return { ok: false, code: 'outdated' };
    throw error;
  }
}

/** The event that the transaction would notify the customer of. */
async function queuedNews(transaction: Transaction, orderId: string): Promise<LoadedNews | null> {
  const [queued] = await transaction
    .select({ kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        sql`${outbox.sentAt} IS NULL AND ${outbox.createdAt} = now()`,
        sql`${outbox.payload}->>'orderId' = ${orderId}`,
      ),
    );
  if (!queued || !isOrderNews(queued.kind)) return null;
  return loadOrderNews(queued.kind, { ...queued.payload, orderId }, transaction);
}

/** An email as the customer will receive it. */
export interface PreviewedEmail {
  to: string;
  subject: string;
  text: string;
}

/**
 * The email that an action will send: the action is done in a transaction that is rolled back, so that sums
 * and texts are those of the action itself.
 * @returns `null` for an action of which the customer is not notified
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function previewAction(
  orderId: string,
  revision: string,
  wanted: WantedAction,
): Promise<ActionResult<PreviewedEmail | null>> {
  try {
    const tried = await changeOrder(orderId, async (transaction, locked) => {
      if ((await orderRevision(transaction, orderId)) !== revision) throw new OrderOutdated();
      await apply(transaction, locked, wanted);
      throw new ActionTried(
        wanted.action === 'resend' ? null : await queuedNews(transaction, orderId),
      );
    });
    return tried.ok ? { ok: true, value: null } : tried;
  } catch (error) {
    if (error instanceof OrderOutdated) return { ok: false, code: 'outdated' };
    if (!(error instanceof ActionTried)) throw error;
    if (wanted.action === 'resend') return { ok: true, value: await previewStored(wanted.email) };
    if (!error.news) return { ok: true, value: null };
    const composed = await composeNews('preview', error.news);
    const { subject, text } = await renderLetter(await inEditorsWords(composed));
    return { ok: true, value: { to: composed.to, subject, text } };
  }
}
