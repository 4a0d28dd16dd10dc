import type Stripe from 'stripe';
import type { ExpressMethod } from '@/lib/commerce/delivery/methods';
import { callStripe } from './stripe.server';

/** What a wallet tells of its owner; each may be left out. */
export interface WalletOwner {
  name: string | null;
  email: string | null;
  phone: string | null;
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  state: string | null;
}

/** A page of a wallet on which a visitor says who is going to pay. */
interface WalletPage {
  method: ExpressMethod;
  /** Names the visit that it is for; no other visitor can use it. */
  reference: string;
  language: Stripe.Checkout.SessionCreateParams.Locale;
  /** Lower case. */
  currency: string;
  /** Where the visitor comes back to; `{CHECKOUT_SESSION_ID}` in it is replaced. */
  returnUrl: string;
  cancelUrl: string;
}

const WALLETS = { payPal: 'paypal', amazonPay: 'amazon_pay' } as const;

/**
 * Opens the page of a wallet. No money moves: the order is paid after its review.
 * @returns the page's address
 * @throws PaymentUnavailable
 */
export async function createWalletPage(page: WalletPage): Promise<string> {
  const session = await callStripe((client) =>
    client.checkout.sessions.create({
      mode: 'setup',
      currency: page.currency,
      allowed_payment_method_types: [WALLETS[page.method]],
      billing_address_collection: 'required',
      client_reference_id: page.reference,
      locale: page.language,
      success_url: page.returnUrl,
      cancel_url: page.cancelUrl,
    }),
  );
  if (!session.url) throw new Error('the provider opened a session without a page');
  return session.url;
}

function ownerOf(method: Stripe.PaymentMethod): WalletOwner {
  const { name, email, phone, address } = method.billing_details;
  return {
    name,
    email,
    phone,
    line1: address?.line1 ?? null,
    line2: address?.line2 ?? null,
    postalCode: address?.postal_code ?? null,
    city: address?.city ?? null,
    country: address?.country ?? null,
    state: address?.state ?? null,
  };
}

/**
 * Whose wallet was chosen on its page.
 * @returns `null` while none was, and for a page of another visit
 * @throws PaymentUnavailable
 */
export async function readWallet(id: string, reference: string): Promise<WalletOwner | null> {
  const expand = ['setup_intent.payment_method'];
  const session = await callStripe((client) => client.checkout.sessions.retrieve(id, { expand }));
  if (session.client_reference_id !== reference || session.status !== 'complete') return null;
  const { setup_intent: intent } = session;
  const method = typeof intent === 'object' ? intent?.payment_method : null;
  return typeof method === 'object' && method ? ownerOf(method) : null;
}
