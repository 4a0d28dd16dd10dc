import type Stripe from 'stripe';
import type { ExpressMethod } from '@/lib/commerce/delivery/methods';
import { callStripe } from './stripe.server';

/** Owner details from a wallet; each may be missing. */
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

/** A wallet's page on which a visitor chooses how to pay. */
interface WalletPage {
  method: ExpressMethod;
  /** Identifies the visit; no other visitor can use the page. */
  reference: string;
  language: Stripe.Checkout.SessionCreateParams.Locale;
  /** Lower case. */
  currency: string;
  /** Return address; `{CHECKOUT_SESSION_ID}` in it is replaced. */
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
  const session = await callStripe('checkout.session', (client) =>
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
 * Owner of the wallet chosen on its page.
 * @returns `null` if none was chosen yet, and for another visitor's page
 * @throws PaymentUnavailable
 */
export async function readWallet(id: string, reference: string): Promise<WalletOwner | null> {
  const expand = ['setup_intent.payment_method'];
  const session = await callStripe('checkout.session', (client) =>
    client.checkout.sessions.retrieve(id, { expand }),
  );
  if (session.client_reference_id !== reference || session.status !== 'complete') return null;
  const { setup_intent: intent } = session;
  const method = typeof intent === 'object' ? intent?.payment_method : null;
  return typeof method === 'object' && method ? ownerOf(method) : null;
}
