import type { Tasks } from '@/lib/platform/jobs/add-job.server';
import type { Changes } from './shop-tables.fixture.server';

/** Age of the rows → what a job then does to them. Rows that are not listed stay unchanged. */
export type ChangesByAge = Readonly<Record<string, Changes>>;

/** The basket that every visitor had. */
const COUNTED = ['deleted conversion_steps'];

const FORGOTTEN_GUEST = ['changed orders.session_id', 'deleted baskets', 'deleted sessions'];
const SENT = ['changed outbox.message_id', 'changed outbox.sent_at'];
const CANCELLED = [
  'changed orders.cancelled_at',
  'changed orders.status',
  'changed payments.changed_at',
  'changed payments.status',
];
/** Their vouchers are also returned. */
const CANCELLED_AT_PAYMENT_PAGE = [...CANCELLED, 'deleted voucher_redemptions'];
const STALE_EMAIL = ['deleted outbox', 'deleted send-email jobs'];
/** Row of the stock that an order took. */
const MOVED = 'deleted stock_movements';
const CHECKED = ['changed payments.changed_at'];
const DEBIT_CHECKED: Changes = { 'an order paid by debit, on its way': CHECKED };
const RESERVATION_ENDED: ChangesByAge = {
  '2 days': {
    'a reservation': ['changed reservations.ended_at', 'changed reservations.status'],
    'the catalogue': ['changed store_stock.stock'],
  },
};

const PRICE_APPLIED: Changes = {
  new: ['added catalogue_changes', 'added past_prices'],
  'staff and editors': ['changed planned_prices.ended_at', 'changed planned_prices.status'],
  'the catalogue': ['changed prices.price', 'changed prices.strike_price'],
};

const RETENTION: ChangesByAge = {
  '1 minute': { 'a guest': ['deleted session_transfers'] },
  '2 hours': {
    'a customer': [
      'deleted basket_lines',
      'deleted customer_tokens',
      'deleted form_drafts',
      'deleted wishlist_items',
    ],
    'a guest': ['deleted basket_lines', 'deleted form_drafts', 'deleted wishlist_items'],
    'a paid order': ['deleted order_readers'],
    // Due prices whose own job was lost begin then.
    ...PRICE_APPLIED,
    'staff and editors': [
      'changed planned_prices.ended_at',
      'changed planned_prices.status',
      'deleted staff_drafts',
      'deleted used_editor_links',
    ],
    'what passes': [
      'deleted passkey_challenges',
      'deleted request_limits',
      'deleted used_captchas',
    ],
  },
  '2 days': {
    'a customer': ['deleted basket_intents'],
    'an import, open': ['deleted import_batches', 'deleted import_parts', 'deleted imports'],
    'a guest': ['deleted basket_intents'],
    'an unverified account': ['deleted customer_tokens'],
    'staff and editors': ['deleted staff_links', 'deleted staff_sessions'],
  },
  '8 days': {
    'a customer': ['deleted customer_devices'],
    'a deleted account’s order': ['deleted baskets', 'deleted sessions'],
    'a form, unconfirmed': ['deleted contact_messages', 'deleted form_entries'],
    'a guest': [
      'deleted basket_lines',
      'deleted basket_vouchers',
      'deleted baskets',
      'deleted checkouts',
      'deleted customer_devices',
      'deleted reservation_baskets',
      'deleted reservation_lines',
      'deleted sessions',
      'deleted wishlist_items',
      'deleted wishlists',
    ],
    'a paid order': FORGOTTEN_GUEST,
    'a subscription, unconfirmed': [
      'deleted newsletter_events',
      'deleted newsletter_subscriptions',
    ],
    'an alert, unconfirmed': ['deleted article_notices'],
    'an order at the payment page': [
      'changed orders.session_id',
      'deleted basket_lines',
      'deleted baskets',
      'deleted checkouts',
      'deleted sessions',
    ],
    'an order by invoice, unpaid': FORGOTTEN_GUEST,
    'an order cancelled unpaid': FORGOTTEN_GUEST,
    'an order cancelled, its money owed': FORGOTTEN_GUEST,
    'an order paid by debit, on its way': FORGOTTEN_GUEST,
    'an order that waits for its transfer': FORGOTTEN_GUEST,
    'an order with an open refund': FORGOTTEN_GUEST,
  },
  // Articles are no longer new.
  '29 days': {
    new: ['added catalogue_changes'],
    'the catalogue': ['changed articles.noted_as_new'],
  },
  '31 days': {
    'an unverified account': ['deleted customers'],
    'an order cancelled unpaid': [
      'changed addresses.city',
      'changed addresses.first_name',
      'changed addresses.house_number',
      'changed addresses.last_name',
      'changed addresses.postal_code',
      'changed addresses.street',
      'changed orders.email',
      'changed orders.fingerprint',
    ],
  },
  // Emails that no server has accepted, jobs that were never run, and movements of stock.
  '91 days': {
    'a deleted account’s order': [...STALE_EMAIL, MOVED],
    'a paid order': [...STALE_EMAIL, MOVED],
    'a reservation that ended': ['deleted reservation_items', 'deleted reservations'],
    'an email, claimed': ['deleted outbox'],
    'an email, given up': STALE_EMAIL,
    'an email, sent': ['deleted outbox'],
    'an email, waiting': ['deleted outbox'],
    'an import, ended': ['deleted imports'],
    'an order at the payment page': ['deleted expire-order jobs', MOVED],
    'an order by invoice, unpaid': ['deleted expire-order jobs', ...STALE_EMAIL, MOVED],
    'an order cancelled unpaid': [...STALE_EMAIL, MOVED],
    'an order cancelled, its money owed': [...STALE_EMAIL, MOVED],
    'an order paid by debit, on its way': ['deleted expire-order jobs', ...STALE_EMAIL, MOVED],
    'an order that waits for its transfer': [...STALE_EMAIL, MOVED],
    'an order with an open refund': [
      'deleted expire-order jobs',
      ...STALE_EMAIL,
      'deleted settle-refund jobs',
      MOVED,
    ],
    'a webhook': ['deleted webhook_deliveries', 'deleted webhook_events'],
    'what passes': ['deleted payment_events'],
  },
  // Due seven days after the order.
  '364 days': {
    'a deleted account’s order': ['deleted expire-order jobs'],
    'a paid order': ['deleted expire-order jobs'],
    'an order cancelled unpaid': ['deleted expire-order jobs'],
    'an order cancelled, its money owed': ['deleted expire-order jobs'],
    'an order that waits for its transfer': ['deleted expire-order jobs'],
  },
  '366 days': {
    'a form': ['deleted contact_messages'],
    'staff and editors': ['deleted editor_comments'],
  },
  '10 years': {
    'a customer': COUNTED,
    'a deleted account’s order': COUNTED,
    'a guest': COUNTED,
    'a paid order': COUNTED,
    'an order at the payment page': COUNTED,
    'an order by invoice, unpaid': COUNTED,
    'an order cancelled unpaid': COUNTED,
    'an order cancelled, its money owed': COUNTED,
    'an order paid by debit, on its way': COUNTED,
    'an order that waits for its transfer': COUNTED,
    'an order with an open refund': COUNTED,
    'staff and editors': ['deleted staff_audit'],
  },
};

const RECONCILING: ChangesByAge = {
  '1 minute': {
    'an order at the payment page': CHECKED,
    'an order that waits for its transfer': CHECKED,
    ...DEBIT_CHECKED,
    new: ['added send-email jobs'],
  },
  '2 hours': {
    'an order at the payment page': CANCELLED_AT_PAYMENT_PAGE,
    'an order that waits for its transfer': CHECKED,
    ...DEBIT_CHECKED,
    'the catalogue': ['changed skus.stock', 'changed vouchers.balance'],
    new: ['added catalogue_changes', 'added stock_movements'],
  },
  '2 days': { 'an order that waits for its transfer': CHECKED, ...DEBIT_CHECKED },
  '6 days': { 'an order that waits for its transfer': CHECKED, ...DEBIT_CHECKED },
  '8 days': {
    'an order that waits for its transfer': CANCELLED,
    ...DEBIT_CHECKED,
    'the catalogue': ['changed skus.stock'],
    new: [
      'added catalogue_changes',
      'added outbox',
      'added send-email jobs',
      'added stock_movements',
    ],
  },
  '29 days': DEBIT_CHECKED,
  '31 days': DEBIT_CHECKED,
  '89 days': DEBIT_CHECKED,
  '91 days': DEBIT_CHECKED,
  '364 days': DEBIT_CHECKED,
  '366 days': DEBIT_CHECKED,
  '10 years': DEBIT_CHECKED,
};

/** What each job may change, of everything a shop has. */
export const WHAT_JOBS_CHANGE: Readonly<Record<keyof Tasks, ChangesByAge>> = {
  'apply-retention': RETENTION,
  'reconcile-orders': RECONCILING,
  'expire-due-reservations': RESERVATION_ENDED,
  'run-imports': {
    '0 seconds': {
      'an import, waiting': [
        'changed import_parts.body',
        'changed imports.attempts',
        'changed imports.finished_at',
        'changed imports.result',
        'changed imports.started_at',
        'changed imports.status',
        'deleted import_batches',
      ],
    },
  },
  'send-webhooks': {},
  'apply-planned-price': { '2 hours': PRICE_APPLIED },
  // Added to end the order: it does not check the time again.
  'expire-order': {
    '0 seconds': {
      'an order at the payment page': CANCELLED_AT_PAYMENT_PAGE,
      'an order that waits for its transfer': CANCELLED,
      'the catalogue': ['changed skus.stock', 'changed vouchers.balance'],
      new: [
        'added catalogue_changes',
        'added outbox',
        'added send-email jobs',
        'added stock_movements',
      ],
    },
  },
  'settle-refund': {
    '0 seconds': {
      'an order with an open refund': [
        'changed refunds.done_at',
        'changed refunds.provider_id',
        'changed refunds.status',
      ],
    },
  },
  'expire-reservation': RESERVATION_ENDED,
  'send-email': {
    '0 seconds': {
      'a deleted account’s order': SENT,
      // Its email contains the invoice.
      'a paid order': ['changed document_numbers.last', ...SENT],
      'an email, given up': SENT,
      'an email, waiting': SENT,
      'an order by invoice, unpaid': SENT,
      'an order cancelled unpaid': SENT,
      'an order cancelled, its money owed': SENT,
      'an order paid by debit, on its way': SENT,
      'an order that waits for its transfer': SENT,
      'an order with an open refund': SENT,
      // Added for when another email's claim expires.
      new: ['added documents', 'added send-email jobs'],
    },
    '2 hours': { 'an email, claimed': ['changed outbox.claimed_until', ...SENT] },
  },
};
