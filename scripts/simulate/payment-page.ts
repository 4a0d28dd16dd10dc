/** Means of payment on the provider's page, with the numbers of its test mode. */
export const MEANS = {
  'by card': { number: '4242424242424242', expiry: '12/40', cvc: '123' },
  'with a card that is declined': { number: '4000000000000002', expiry: '12/40', cvc: '123' },
  'by debit, which arrives soon': { iban: 'DE89370400440532013000' },
  'by debit, which takes its time': { iban: 'DE08370400440532013003' },
  'by debit, which the bank returns': { iban: 'DE62370400440532013001' },
  'with PayPal': { wallet: 'paypal' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Means = keyof typeof MEANS;

/** Means by payment method; the page takes only the method that the order was placed with. */
const OF_METHOD: Readonly<Record<string, readonly Means[]>> = {
  card: ['by card', 'with a card that is declined'],
  sepaDebit: [
    'by debit, which arrives soon',
    'by debit, which takes its time',
    'by debit, which the bank returns',
  ],
  payPal: ['with PayPal'],
};

/** @param method of an order; one without a payment page is never paid there */
export const meansOf = (method: string): readonly Means[] => OF_METHOD[method] ?? ['by card'];

export const isMeans = (name: string): name is Means => Object.hasOwn(MEANS, name);

/** `done`: the provider has accepted the payment; the money of a debit arrives later. */
export type PaymentOutcome = 'done' | 'declined' | 'over' | 'unknown';

/**
 * Pays as a browser without JavaScript does.
 * @returns the outcome, and the path back to the shop
 */
export async function payAt(
  url: string,
  means: Means,
): Promise<{ outcome: PaymentOutcome; back: string }> {
  try {
    const page = await fetch(url);
    const [, token = ''] = /name="token"[^>]*value="([^"]*)"/.exec(await page.text()) ?? [];
    const paid = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(url).origin },
      body: new URLSearchParams({ ...MEANS[means], token }),
    });
    await paid.arrayBuffer();
    const location = paid.headers.get('location');
    if (paid.status === 303 && location) {
      const { pathname, search } = new URL(location);
      return { outcome: 'done', back: pathname + search };
    }
    if (paid.status === 402 || paid.status === 422) return { outcome: 'declined', back: '' };
    return { outcome: paid.status < 500 ? 'over' : 'unknown', back: '' };
  } catch {
    return { outcome: 'unknown', back: '' };
  }
}
