import { newId } from '#store/identifier';

/** Stored data of a charged card: never its number, never its check digits. */
export interface PaidCard {
  paymentMethod: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Why a valid card was not charged, in Stripe's terms. */
export interface CardDecline {
  code: 'card_declined';
  decline_code: 'generic_decline' | 'insufficient_funds' | 'test_mode_live_card';
  message: string;
}

/** Why a payment failed although the card was valid. */
export interface AttemptFailure {
  code: 'payment_intent_authentication_failure' | 'payment_intent_payment_attempt_failed';
  decline_code?: never;
  message: string;
}

export type PaymentFailure = CardDecline | AttemptFailure;

export type CardField = 'number' | 'expiry' | 'cvc';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
}

const declined = (
  decline_code: CardDecline['decline_code'],
  message = 'Your card was declined.',
): CardDecline => ({ code: 'card_declined', decline_code, message });

/** @see https://docs.stripe.com/testing */
const TEST_CARDS = new Map<string, CardDecline | null>([
  ['4242424242424242', null],
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')],
]);

const REAL_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

/** Test cards that require the holder's confirmation. */
const AUTHENTICATED = new Set(['4000002500003155', '4000002760003184']);

type Charged = { paid: PaidCard } | { authenticates: PaidCard } | { refused: CardDecline };

/** A simulated charge: the number alone decides. */
export function charge({ number, expMonth, expYear }: Card): Charged {
  const last4 = number.slice(-4);
  const card = { paymentMethod: newId('pm'), brand: 'visa', last4, expMonth, expYear };
  if (AUTHENTICATED.has(number)) return { authenticates: card };
  const failure = TEST_CARDS.get(number);
  return failure === null ? { paid: card } : { refused: failure ?? REAL_CARD };
}

/** The card entered on the payment page, or its invalid fields. */
export function readCard(form: URLSearchParams, now: Date): Card | { faults: CardField[] } {
  const number = (form.get('number') ?? '').replace(/[\s-]/g, '');
  const expiry = readExpiry(form.get('expiry') ?? '', now);
  const faults: CardField[] = [];
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) faults.push('number');
  if (!expiry) faults.push('expiry');
  if (!/^\d{3,4}$/.test((form.get('cvc') ?? '').trim())) faults.push('cvc');
  return expiry && faults.length === 0 ? { number, ...expiry } : { faults };
}

/** `MM/YY` or `MM/YYYY`, with or without blanks; a card is valid until the end of its month. */
function readExpiry(text: string, now: Date): { expMonth: number; expYear: number } | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*((?:20)?\d{2})\s*$/.exec(text) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (expMonth < 1 || expMonth > 12) return undefined;
  const isOver = Date.UTC(expYear, expMonth) <= now.getTime();
  return isOver ? undefined : { expMonth, expYear };
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
