import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { onlyRow, type Transaction } from '#store/database';
import { epochSeconds, isId } from '#store/identifier';
import { noSuch } from '#http/api-error';
import type { Wallet } from '#payments/wallet';

export type BillingDetails = Stripe.PaymentMethod.BillingDetails;

/** The wallet that was set up, and its owner. */
export interface SetupRow {
  id: string;
  paymentMethod: string;
  wallet: Wallet;
  billing: BillingDetails;
}

export interface SessionLine {
  id: string;
  priceId: string;
  productId: string;
  name: string;
  quantity: number;
  /** In the currency's minor unit, like every amount here. */
  unitAmount: number;
}

export interface SessionDetails {
  /** `setup` takes no money and returns the customer's wallet account. */
  mode: 'payment' | 'setup';
  lines: SessionLine[];
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  /** Name of the shop on the page. */
  displayName?: string | null;
  locale: string | null;
  allowedTypes: string[] | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
}

export interface SessionRow {
  id: string;
  status: 'open' | 'complete' | 'expired';
  url: string;
  /** Proves that a payment was sent from this session's page. */
  page_token: string;
  currency: string;
  amount_total: number;
  details: SessionDetails;
  payment_intent: string | null;
  /** False if a complete session's payment is still processed. */
  is_paid: boolean;
  /** For mode `setup`, once the session is complete. */
  setup: SetupRow | null;
  created_at: Date;
  expires_at: Date;
}

/**
 * Locks a session for the rest of the transaction, so that paying, expiring and reading run one at
 * a time.
 * @returns undefined if there is none with this id
 */
export async function lockSession(
  transaction: Transaction,
  id: string,
): Promise<SessionRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await transaction.query<SessionRow>(
    'select * from payment.session where id = $1 for update',
    [id],
  );
  return rows[0];
}

export async function requireSession(transaction: Transaction, id: string): Promise<SessionRow> {
  const session = await lockSession(transaction, id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

export async function updateSession(
  transaction: Transaction,
  id: string,
  {
    status,
    paymentIntent,
    isPaid,
  }: { status: SessionRow['status']; paymentIntent: string | null; isPaid: boolean },
): Promise<SessionRow> {
  const { rows } = await transaction.query<SessionRow>(
    'update payment.session set status = $2, payment_intent = $3, is_paid = $4 where id = $1 returning *',
    [id, status, paymentIntent, isPaid],
  );
  return onlyRow(rows);
}

/** Constant fields of a session, for features that no caller requests. */
const ABSENT = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/**
 * The setup intent begins with its session, so its id derives from the session's; but not the other
 * way round, because that one opens the payment page.
 */
export function setupIntentId({ id, setup, details }: SessionRow): string | null {
  if (details.mode !== 'setup') return null;
  return setup?.id ?? `seti_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
}

/** The session as returned by the API, with the id of its payment intent and without line items. */
export function sessionObject(row: SessionRow): Stripe.Checkout.Session {
  const { details } = row;
  const isSetup = details.mode === 'setup';
  const isPaid = row.status === 'complete' && row.is_paid;
  return {
    id: row.id,
    object: 'checkout.session',
    ...ABSENT,
    allowed_payment_method_types: details.allowedTypes,
    ...(details.displayName && { branding_settings: branding(details.displayName) }),
    amount_subtotal: isSetup ? null : row.amount_total,
    amount_total: isSetup ? null : row.amount_total,
    cancel_url: details.cancelUrl,
    client_reference_id: details.clientReferenceId,
    created: epochSeconds(row.created_at),
    currency: row.currency,
    customer_details: customerDetails(details.customerEmail),
    customer_email: details.customerEmail,
    expires_at: epochSeconds(row.expires_at),
    livemode: false,
    locale: details.locale,
    metadata: details.metadata,
    mode: details.mode,
    payment_intent: row.payment_intent,
    payment_method_types: details.allowedTypes ?? ['card'],
    payment_status: isSetup ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
    setup_intent: setupIntentId(row),
    status: row.status,
    success_url: details.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: row.status === 'open' ? row.url : null,
  };
}

/** Appearance of the page, of which a session can set the name only. */
const branding = (displayName: string): Stripe.Checkout.Session.BrandingSettings => ({
  background_color: '#ffffff',
  border_style: 'rounded',
  button_color: '#0074d4',
  display_name: displayName,
  font_family: 'default',
  icon: null,
  logo: null,
});

function customerDetails(email: string | null): Stripe.Checkout.Session.CustomerDetails | null {
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}
