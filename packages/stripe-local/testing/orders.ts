import type Stripe from 'stripe';
import type { RunningService } from './running-service';

/** A session as the shop creates it: two articles and the shipping. */
export function order(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      line('Selvedge-Jeans "Indigo"', 12_995, 1),
      line('Socken', 995, 3),
      line('Versand', 495, 1),
    ],
    success_url: 'http://shop.localhost:3000/de-de/danke?order=1&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.localhost:3000/de-de/checkout/review?cancelled=1',
    client_reference_id: 'HGG-1000001',
    customer_email: 'kunde@example.org',
    branding_settings: { display_name: 'Haus & Garn' },
    metadata: { order: '1' },
    payment_intent_data: { metadata: { order: '1' } },
    locale: 'de',
    ...changes,
  };
}

export const TOTAL = 12_995 + 3 * 995 + 495;

const line = (name: string, unit_amount: number, quantity: number) => ({
  price_data: { currency: 'eur', unit_amount, product_data: { name } },
  quantity,
});

export const CARDS = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
};

export async function openPage(service: RunningService, id: string, headers: HeadersInit = {}) {
  const response = await fetch(`${service.origin}/pay/${id}`, { headers });
  const text = await response.text();
  return { status: response.status, text, token: /name="token" value="([^"]+)"/.exec(text)?.[1] };
}

export async function submitCard(
  service: RunningService,
  id: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: service.origin },
) {
  const expiry = `12 / ${(new Date().getFullYear() + 2) % 100}`;
  const response = await fetch(`${service.origin}/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ expiry, cvc: '123', ...fields }),
    headers,
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, text, location: response.headers.get('location') };
}

/** Creates a session and pays it through its page. @returns the session afterwards */
export async function payOrder(
  service: RunningService,
  params: Stripe.Checkout.SessionCreateParams = order(),
): Promise<Stripe.Checkout.Session> {
  const { id } = await service.stripe.checkout.sessions.create(params);
  const { token = '' } = await openPage(service, id);
  const { status } = await submitCard(service, id, { number: CARDS.success, token });
  if (status !== 303) throw new Error(`the payment was answered with ${status}`);
  return service.stripe.checkout.sessions.retrieve(id);
}
