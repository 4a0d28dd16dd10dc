import type Stripe from 'stripe';
import { epochSeconds } from '#store/identifier';
import type { PaidCard } from './card';
import type { PaidDebit } from './debit';
import type { PaidMeans, PaymentIntentRow } from './payment-intent';
import type { Wallet } from './wallet';

/** Constant fields of a charge, for features that no session requests. */
const ABSENT = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

export function chargeObject(row: PaymentIntentRow): Stripe.Charge | null {
  const { card, charge_id: id, paid_at: paidAt } = row;
  if (card === null || id === null || paidAt === null) return null;
  return {
    id,
    object: 'charge',
    ...ABSENT,
    amount: row.amount,
    amount_captured: row.amount,
    amount_refunded: row.amount_refunded,
    captured: true,
    created: epochSeconds(paidAt),
    currency: row.currency,
    livemode: false,
    metadata: row.metadata,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: row.id,
    payment_method: card.paymentMethod,
    payment_method_details: methodDetails(card, row.amount),
    refunded: row.amount_refunded === row.amount,
    status: 'succeeded',
  };
}

const walletDetails: Record<Wallet, Stripe.Charge.PaymentMethodDetails> = {
  paypal: {
    type: 'paypal',
    paypal: {
      country: null,
      payer_email: null,
      payer_id: null,
      payer_name: null,
      seller_protection: null,
      transaction_id: null,
    },
  },
  amazon_pay: { type: 'amazon_pay', amazon_pay: { transaction_id: null } },
  klarna: {
    type: 'klarna',
    klarna: { payer_details: null, payment_method_category: null, preferred_locale: null },
  },
};

function methodDetails(paid: PaidMeans, amount: number): Stripe.Charge.PaymentMethodDetails {
  if ('wallet' in paid) return walletDetails[paid.wallet];
  if ('debit' in paid) return { type: 'sepa_debit', sepa_debit: debitDetails(paid) };
  return { type: 'card', card: cardDetails(paid, amount) };
}

const debitDetails = ({
  country,
  last4,
}: PaidDebit): Stripe.Charge.PaymentMethodDetails.SepaDebit => ({
  bank_code: null,
  branch_code: null,
  country,
  fingerprint: null,
  last4,
  mandate: null,
});

const cardDetails = (card: PaidCard, amount: number): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  funding: 'credit',
  installments: null,
  last4: card.last4,
  mandate: null,
  network: card.brand,
  network_token: null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});
