import type Stripe from 'stripe';
import { newId } from '#store/identifier';
import type { Transaction } from '#store/database';
import { onlyRow } from '#store/database';
import { epochSeconds } from '#store/identifier';
import { WALLETS, type Wallet } from '#payments/wallet';
import { recordEvent } from '#webhooks/event';
import {
  lockSession,
  sessionObject,
  setupIntentId,
  type BillingDetails,
  type SessionRow,
  type SetupRow,
} from './session';

/** Test accounts of the wallets; one of them has an address that cannot be delivered to. */
export const ACCOUNTS = ['completeAccount', 'incompleteAccount', 'americanAccount'] as const;
export type Account = (typeof ACCOUNTS)[number];

export const isAccount = (text: string): text is Account => ACCOUNTS.some((each) => each === text);

const GERMAN = {
  name: 'Jan Novák',
  phone: '+49 89 123456',
  address: {
    line1: 'Am Markt 12',
    line2: null,
    postal_code: '80331',
    city: 'München',
    country: 'DE',
    state: null,
  },
};

const PEOPLE: Readonly<Record<Account, Omit<BillingDetails, 'email' | 'tax_id'>>> = {
  completeAccount: GERMAN,
  incompleteAccount: { ...GERMAN, address: { ...GERMAN.address, postal_code: null } },
  americanAccount: {
    name: 'Jane Doe',
    phone: '+1 212 555 0100',
    address: {
      line1: '350 Fifth Ave',
      line2: 'Floor 21',
      postal_code: '10118',
      city: 'New York',
      country: 'US',
      state: 'NY',
    },
  },
};

/** Only wallets can be set up; each account has a different address in each session. */
export const setupWallets = ({ details }: SessionRow): Wallet[] =>
  (details.allowedTypes ?? []).filter((type): type is Wallet => Object.hasOwn(WALLETS, type));

/**
 * Completes a session of mode `setup`: no money moves.
 * @returns undefined if the session is no longer open
 */
export async function setUp(
  transaction: Transaction,
  id: string,
  { wallet, account }: { wallet: Wallet; account: Account },
): Promise<SessionRow | undefined> {
  const locked = await lockSession(transaction, id);
  if (locked?.status !== 'open') return undefined;
  const email = locked.details.customerEmail ?? `buyer-${id.slice(-12)}@example.com`;
  const setup: SetupRow = {
    id: setupIntentId(locked) ?? newId('seti'),
    paymentMethod: newId('pm'),
    wallet,
    billing: { ...PEOPLE[account], email, tax_id: null },
  };
  const { rows } = await transaction.query<SessionRow>(
    `update payment.session set status = 'complete', setup = $2 where id = $1 returning *`,
    [id, setup],
  );
  const session = onlyRow(rows);
  await recordEvent(transaction, 'checkout.session.completed', sessionObject(session));
  return session;
}

/** Constant fields of a setup intent, for features that no session requests. */
const ABSENT = {
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: null,
  latest_attempt: null,
  managed_payments: null,
  mandate: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  single_use_mandate: null,
} satisfies Partial<Stripe.SetupIntent>;

/**
 * The setup intent of a session of mode `setup`, which exists from its start. Its payment method is
 * an id once a wallet was chosen.
 */
export function setupIntentObject(row: SessionRow): Stripe.SetupIntent | null {
  const id = setupIntentId(row);
  if (id === null) return null;
  const { setup, status, details } = row;
  const isCanceled = !setup && status === 'expired';
  return {
    id,
    object: 'setup_intent',
    ...ABSENT,
    cancellation_reason: isCanceled ? 'abandoned' : null,
    client_secret: `${id}_secret_unused`,
    created: epochSeconds(row.created_at),
    livemode: false,
    payment_method: setup?.paymentMethod ?? null,
    payment_method_types: details.allowedTypes ?? ['card'],
    status: setup ? 'succeeded' : isCanceled ? 'canceled' : 'requires_payment_method',
    usage: 'off_session',
  };
}

/** The wallet that was set up, with its owner; null before. */
export function setupMethodObject({ setup, created_at }: SessionRow): Stripe.PaymentMethod | null {
  if (!setup) return null;
  const { paymentMethod, wallet, billing } = setup;
  return {
    id: paymentMethod,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    created: epochSeconds(created_at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: wallet,
    ...walletOf(setup),
  };
}

function walletOf({ wallet, paymentMethod, billing }: SetupRow): Partial<Stripe.PaymentMethod> {
  if (wallet !== 'paypal') return { [wallet]: {} };
  return {
    paypal: {
      country: billing.address?.country ?? null,
      payer_email: billing.email,
      payer_id: paymentMethod.slice(-13).toUpperCase(),
    },
  };
}
