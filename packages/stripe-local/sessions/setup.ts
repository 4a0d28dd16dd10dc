import { newId } from '#store/identifier';
import type { Transaction } from '#store/database';
import { onlyRow } from '#store/database';
import { epochSeconds } from '#store/identifier';
import { WALLETS, type Wallet } from '#payments/wallet';
import { recordEvent } from '#webhooks/event';
import {
  lockSession,
  sessionObject,
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
    id: newId('seti'),
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

/** The fields of a setup intent that callers read, including the payment method. */
export function setupIntentObject({ setup, created_at }: SessionRow) {
  if (!setup) return null;
  const { id, paymentMethod, wallet, billing } = setup;
  return {
    id,
    object: 'setup_intent',
    status: 'succeeded',
    livemode: false,
    usage: 'off_session',
    created: epochSeconds(created_at),
    payment_method_types: [wallet],
    payment_method: {
      id: paymentMethod,
      object: 'payment_method',
      type: wallet,
      livemode: false,
      created: epochSeconds(created_at),
      billing_details: billing,
      [wallet]: {},
    },
  };
}
