import { invalid, missing } from '#http/api-error';
import type { Parameters } from '#http/parameters';
import { WALLETS } from '#payments/wallet';
import { newId } from '#store/identifier';
import type { SessionDetails, SessionLine } from './session';

export interface NewSession {
  details: SessionDetails;
  currency: string;
  amountTotal: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** @see https://docs.stripe.com/api/checkout/sessions/create, `expires_at` */
const MIN_LIFETIME_S = 30 * 60;
const MAX_LIFETIME_S = 24 * 60 * 60;
const MAX_LINES = 100;
/** Amounts have at most eight digits. */
const MAX_AMOUNT = 99_999_999;
/** @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_AMOUNTS: Record<string, number> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW';

/**
 * Parses the parameters of a new session.
 * @throws ApiError for anything that the hosted API would reject or this service lacks
 */
export function readNewSession(parameters: Parameters, nowS: number): NewSession {
  if (!parameters.has('mode')) throw missing('mode');
  const mode = parameters.oneOf('mode', ['payment', 'setup']) ?? 'payment';
  parameters.oneOf('ui_mode', ['hosted_page']);
  const { currency, lines } =
    mode === 'payment' ? readLines(parameters) : { currency: readSetup(parameters), lines: [] };
  const details = {
    mode,
    lines,
    successUrl: parameters.url('success_url') ?? '',
    cancelUrl: parameters.url('cancel_url') ?? null,
    clientReferenceId: parameters.text('client_reference_id', 200) ?? null,
    customerEmail: readEmail(parameters),
    displayName: parameters.text('branding_settings[display_name]', 5000) ?? null,
    locale: parameters.oneOf('locale', LOCALES.split(' ')) ?? null,
    allowedTypes: readAllowedTypes(parameters),
    metadata: parameters.metadata('metadata'),
    intentMetadata: mode === 'payment' ? parameters.metadata('payment_intent_data[metadata]') : {},
  };
  const expiresAt = readExpiry(parameters, nowS);
  if (details.successUrl === '') throw missing('success_url');
  const amountTotal = mode === 'payment' ? totalOf(lines, currency) : 0;
  parameters.rejectUnread();
  return { details, currency, amountTotal, expiresAt };
}

/** Older versions of the API call this `payment_method_types`, a name that this version rejects. */
function readAllowedTypes(parameters: Parameters): string[] | null {
  const elements = parameters.elements('allowed_payment_method_types');
  const known = ['card', 'sepa_debit', ...Object.keys(WALLETS)];
  const types = elements.flatMap((element) => parameters.oneOf(element, known) ?? []);
  return types.length > 0 ? [...new Set(types)] : null;
}

/** A session that takes no money has no line items; its currency determines the wallets. */
function readSetup(parameters: Parameters): string {
  parameters.oneOf('billing_address_collection', ['required']);
  return readCurrency(parameters, 'currency');
}

function readLines(parameters: Parameters): { currency: string; lines: SessionLine[] } {
  const elements = parameters.elements('line_items');
  if (elements.length === 0) throw missing('line_items');
  if (elements.length > MAX_LINES) {
    throw invalid(`At most ${MAX_LINES} line items are allowed.`, 'line_items');
  }
  const [currency = '', ...others] = elements.map((element) =>
    readCurrency(parameters, `${element}[price_data][currency]`),
  );
  if (others.some((other) => other !== currency)) {
    throw invalid('All line items must have the same currency.', 'line_items');
  }
  return { currency, lines: elements.map((element) => readLine(parameters, element)) };
}

function readCurrency(parameters: Parameters, name: string): string {
  const currency = parameters.requiredText(name).toLowerCase();
  if (Intl.supportedValuesOf('currency').includes(currency.toUpperCase())) return currency;
  throw invalid(`Invalid currency: ${currency}.`, name);
}

function readLine(parameters: Parameters, element: string): SessionLine {
  const amount = `${element}[price_data][unit_amount]`;
  const unitAmount = parameters.integer(amount, 0, MAX_AMOUNT);
  if (unitAmount === undefined) throw missing(amount);
  const quantity = parameters.integer(`${element}[quantity]`, 1, 999_999);
  if (quantity === undefined) throw missing(`${element}[quantity]`);
  return {
    id: newId('li'),
    priceId: newId('price'),
    productId: newId('prod'),
    name: parameters.requiredText(`${element}[price_data][product_data][name]`, 1500),
    quantity,
    unitAmount,
  };
}

function readEmail(parameters: Parameters): string | null {
  const email = parameters.text('customer_email', 512);
  if (email === undefined) return null;
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return email;
  throw invalid(`Invalid email address: ${email}`, 'customer_email', 'email_invalid');
}

function readExpiry(parameters: Parameters, nowS: number): number {
  const expiresAt = parameters.integer('expires_at', 0, 9_999_999_999) ?? nowS + MAX_LIFETIME_S;
  if (expiresAt < nowS + MIN_LIFETIME_S) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (expiresAt > nowS + MAX_LIFETIME_S) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expiresAt;
}

function totalOf(lines: SessionLine[], currency: string): number {
  const total = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  const min = MIN_AMOUNTS[currency] ?? 50;
  if (total < min) {
    const message = `The Checkout Session's total amount must be at least ${min} in ${currency}'s minor unit.`;
    throw invalid(message, 'line_items', 'amount_too_small');
  }
  if (total > MAX_AMOUNT) {
    const message = `The Checkout Session's total amount must be at most ${MAX_AMOUNT}.`;
    throw invalid(message, 'line_items', 'amount_too_large');
  }
  return total;
}
