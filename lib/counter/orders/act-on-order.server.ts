import { createHash } from 'node:crypto';
import { and, asc, sql } from 'drizzle-orm';
import {
  changeOrder,
  ChangeRejected,
  type ChangeRejection,
} from '@/lib/commerce/orders/order-change.server';
import { findRequest, writeAudit, type Actor } from '@/lib/counter/staff/audit-log.server';
import { isOrderNews, loadOrderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { loadPaidOrder } from '@/lib/messaging/outbox/order-paid-email.server';
import {
  previewNews,
  previewPaid,
  previewStored,
} from '@/lib/messaging/outbox/send-from-outbox.server';
import { outbox } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { ContentUnavailable } from '@/lib/platform/http/content-unavailable';
import { applyAction, kindOf } from './apply-action.server';
import type { WantedAction } from './order-action';
import { orderRevision } from './order-revision.server';

export type ActionRejection = ChangeRejection | 'outdated';

export type ActionResult<Value> = { ok: true; value: Value } | { ok: false; code: ActionRejection };

/** Rolls back the transaction in which it is thrown: the page was made from another state. */
class OrderOutdated extends Error {
  override name = 'OrderOutdated';
}

/** An email that an action would send. */
interface QueuedEmail {
  kind: string;
  /** Composes it from what was read in the transaction; `null` for a kind that has no preview. */
  preview: (() => Promise<PreviewedEmail['letter']>) | null;
}

/** Rolls back an action that was only tried, with the emails that it would have sent. */
class ActionTried extends Error {
  override name = 'ActionTried';
  readonly queued: readonly QueuedEmail[];
  constructor(queued: readonly QueuedEmail[]) {
    super('the action was only tried');
    this.queued = queued;
  }
}

const hashOf = (text: string) => ({ sha256: createHash('sha256').update(text).digest('hex') });

/**
 * Details of an action in the log. The text of a note and an address, which are personal, are with the order;
 * their hash tells whether a form was submitted twice with the same text.
 */
function detailOf(wanted: WantedAction): Readonly<Record<string, unknown>> {
  const { action, ...detail } = wanted;
  if (action === 'note') return hashOf(wanted.text);
  return action === 'address' ? hashOf(JSON.stringify(wanted.address)) : detail;
}

/** Form or API request for an action. */
interface ActionRequest extends Actor {
  orderId: string;
  /** Idempotency key of the form or request. */
  requestKey: string;
  /** {@link orderRevision} of what the sender has seen. */
  revision: string;
  wanted: WantedAction;
}

/**
 * Does an action and logs it in one transaction. A form or request that is sent twice does it once; one that was
 * made from an outdated order does nothing.
 */
export async function actOnOrder(request: ActionRequest): Promise<ActionResult<void>> {
  const { staffId, keyId, orderId, requestKey, revision, wanted } = request;
  const action = `order.${wanted.action}` as const;
  try {
    return await changeOrder(orderId, async (transaction, locked) => {
      const entry = { staffId, keyId, action, orderId, detail: detailOf(wanted), requestKey };
      if (!(await writeAudit(transaction, entry))) {
        if ((await findRequest(transaction, entry)) === 'same') return;
        throw new ChangeRejected('key_used');
      }
      if ((await orderRevision(transaction, orderId)) !== revision) throw new OrderOutdated();
      return applyAction(transaction, locked, wanted);
    });
  } catch (error) {
    if (error instanceof OrderOutdated) return { ok: false, code: 'outdated' };
    throw error;
  }
}

async function previewOf(
  kind: string,
  about: Parameters<typeof loadOrderNews>[1],
  transaction: Transaction,
): Promise<QueuedEmail['preview']> {
  if (kind === 'order-paid') {
    const paid = await loadPaidOrder(about.orderId, transaction);
    return paid && (() => previewPaid(paid));
  }
  const news = isOrderNews(kind) ? await loadOrderNews(kind, about, transaction) : null;
  return news && (() => previewNews(news));
}

/** Emails to the customer that the transaction has queued, in the order in which they are sent. */
async function queuedEmails(transaction: Transaction, orderId: string): Promise<QueuedEmail[]> {
  const rows = await transaction
    .select({ kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        sql`${outbox.sentAt} IS NULL AND ${outbox.createdAt} = now()`,
        sql`${outbox.payload}->>'orderId' = ${orderId}`,
      ),
    )
    .orderBy(asc(outbox.id));
  const queued: QueuedEmail[] = [];
  for (const { kind, payload } of rows) {
    const about = { ...payload, orderId };
    queued.push({ kind, preview: await previewOf(kind, about, transaction) });
  }
  return queued;
}

/** An email as the customer will receive it. */
export interface PreviewedEmail {
  kind: string;
  /** `null` if its text cannot be shown before it is sent, or not now. */
  letter: { to: string; subject: string; text: string } | null;
}

/** An email with its text, or without it while the content API is unavailable. */
async function previewed(
  kind: string,
  preview: () => Promise<PreviewedEmail['letter']>,
): Promise<PreviewedEmail> {
  try {
    return { kind, letter: await preview() };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return { kind, letter: null };
  }
}

/** Tries an action in a transaction that is rolled back. @returns the emails that it would send */
async function tryAction(
  orderId: string,
  revision: string,
  wanted: WantedAction,
): Promise<ActionResult<readonly QueuedEmail[]>> {
  try {
    return await changeOrder(orderId, async (transaction, locked) => {
      if ((await orderRevision(transaction, orderId)) !== revision) throw new OrderOutdated();
      await applyAction(transaction, locked, wanted);
      throw new ActionTried(
        wanted.action === 'resend' ? [] : await queuedEmails(transaction, orderId),
      );
    });
  } catch (error) {
    if (error instanceof OrderOutdated) return { ok: false, code: 'outdated' };
    if (error instanceof ActionTried) return { ok: true, value: error.queued };
    throw error;
  }
}

/**
 * The emails that an action will send: the action is done in a transaction that is rolled back, so that sums
 * and texts are those of the action itself.
 */
export async function previewAction(
  orderId: string,
  revision: string,
  wanted: WantedAction,
): Promise<ActionResult<readonly PreviewedEmail[]>> {
  const tried = await tryAction(orderId, revision, wanted);
  if (!tried.ok) return tried;
  if (wanted.action === 'resend') {
    const { email } = wanted;
    return { ok: true, value: [await previewed(kindOf(email), () => previewStored(email))] };
  }
  const emails: PreviewedEmail[] = [];
  for (const { kind, preview } of tried.value)
    emails.push(await previewed(kind, async () => (preview ? preview() : null)));
  return { ok: true, value: emails };
}
