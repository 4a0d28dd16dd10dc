import { newId } from '#store/identifier';

export interface PaidDebit {
  paymentMethod: string;
  debit: 'sepa_debit';
  country: string;
  last4: string;
}

/** Final result of a payment that completes after the session, and its time. */
export interface DelayedOutcome {
  settlesAs: 'succeeded' | 'failed';
  afterMs: number;
}

export interface Iban {
  iban: string;
}

const SOON_MS = 2_000;
const THREE_MINUTES_MS = 3 * 60_000;

/** @see https://docs.stripe.com/payments/sepa-debit/accept-a-payment#test-integration */
const TEST_ACCOUNTS = new Map<string, DelayedOutcome>([
  ['DE89370400440532013000', { settlesAs: 'succeeded', afterMs: SOON_MS }],
  ['DE08370400440532013003', { settlesAs: 'succeeded', afterMs: THREE_MINUTES_MS }],
  ['DE62370400440532013001', { settlesAs: 'failed', afterMs: SOON_MS }],
  ['DE78370400440532013004', { settlesAs: 'failed', afterMs: THREE_MINUTES_MS }],
]);

/** A simulated debit: the account alone decides. @returns null if it is not a test account */
export function debit({ iban }: Iban): { processing: PaidDebit; outcome: DelayedOutcome } | null {
  const outcome = TEST_ACCOUNTS.get(iban);
  if (!outcome) return null;
  const account = { country: iban.slice(0, 2), last4: iban.slice(-4) };
  const processing = { paymentMethod: newId('pm'), debit: 'sepa_debit' as const, ...account };
  return { processing, outcome };
}

/** The entered account, or null if it cannot be debited in test mode. */
export function readIban(form: URLSearchParams): Iban | null {
  const iban = (form.get('iban') ?? '').replace(/\s/g, '').toUpperCase();
  return TEST_ACCOUNTS.has(iban) ? { iban } : null;
}
