import { CARDS, openPage, order, payOrder, submitCard, TOTAL } from './testing/orders';
import { type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

/** A new session and the token of its page. */
async function openOrder(changes: Parameters<typeof order>[0] = {}) {
  const { id } = await service.stripe.checkout.sessions.create(order(changes));
  const { token = '' } = await openPage(service, id);
  return { id, token };
}

const retrieve = (id: string) =>
  service.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

test.each([
  ['de', '164,75 € bezahlen', 'Kartennummer'],
  ['en', 'Pay €164.75', 'Card number'],
  ['cs', 'Zaplatit 164,75 €', 'Číslo karty'],
  ['pl', 'Zapłać 164,75 €', 'Numer karty'],
  ['nl', '€ 164,75 betalen', 'Kaartnummer'],
  ['fr', 'Payer 164,75 €', 'Numéro de carte'],
] as const)('the page has the language %s', async (locale, button, label) => {
  const { id } = await openOrder({ locale });
  const { status, text } = await openPage(service, id);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(`<button>${button}</button>`);
  expect(text).toContain(`<label for="number">${label}</label>`);
  expect(text).toContain('href="http://shop.localhost:3000/de-de/checkout/review?cancelled=1"');
});

test('a page without a language uses the browser’s, else English', async () => {
  const { locale: _, ...params } = order();
  const { id } = await service.stripe.checkout.sessions.create(params);
  const french = await openPage(service, id, { 'accept-language': 'es, fr-CH;q=0.9, de;q=0.8' });
  expect(french.text).toContain('<html lang="fr">');
  const spanish = await openPage(service, id, { 'accept-language': 'es' });
  expect(spanish.text).toContain('<html lang="en">');
});

test('texts from the shop are shown as text, whatever they contain', async () => {
  const name = '<script>alert(1)</script>';
  const { id } = await openOrder({ branding_settings: { display_name: name } });
  const { text } = await openPage(service, id);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toContain('<script');
});

test('a payment completes the session and redirects to the shop', async () => {
  const { id, token } = await openOrder();
  const { status, location } = await submitCard(service, id, { number: CARDS.success, token });
  expect(status).toBe(303);
  expect(location).toBe(`http://shop.localhost:3000/de-de/danke?order=1&session=${id}`);
  expect(await retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      object: 'payment_intent',
      status: 'succeeded',
      amount: TOTAL,
      amount_received: TOTAL,
      metadata: { order: '1' },
    },
  });
});

test('the charge has the last four digits; the card number is not stored anywhere', async () => {
  const { payment_intent: intent } = await payOrder(service);
  const { latest_charge: charge } = await service.stripe.paymentIntents.retrieve(String(intent), {
    expand: ['latest_charge'],
  });
  expect(charge).toMatchObject({
    amount: TOTAL,
    paid: true,
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  });
  const stored = await service.query<{ rows: string }>(
    `select query_to_xml('select * from payment.' || table_name, true, true, '')::text as rows
     from information_schema.tables where table_schema = 'payment'`,
  );
  expect(stored.length).toBe(5);
  expect(JSON.stringify(stored)).not.toContain('424242424242');
});

test.each([
  ['paypal', 'PayPal'],
  ['amazon_pay', 'Amazon Pay'],
] as const)('a session that allows %s has a button for it, which pays', async (wallet, name) => {
  const { id, token } = await openOrder({ allowed_payment_method_types: ['card', wallet] });
  const { text } = await openPage(service, id);
  expect(text).toContain(`<button name="wallet" value="${wallet}">${name}</button>`);
  expect(await submitCard(service, id, { token, wallet })).toMatchObject({ status: 303 });
  const { payment_intent: intent } = await retrieve(id);
  expect(intent).toMatchObject({ status: 'succeeded', payment_method_types: [wallet] });
  const { latest_charge: charge } = await service.stripe.paymentIntents.retrieve(
    typeof intent === 'string' ? intent : String(intent?.id),
    { expand: ['latest_charge'] },
  );
  expect(charge).toMatchObject({ paid: true, payment_method_details: { type: wallet } });
});

test('a session that allows no cards has no fields for one', async () => {
  const { id } = await openOrder({ allowed_payment_method_types: ['paypal'] });
  const { text } = await openPage(service, id);
  expect(text).toContain('value="paypal"');
  expect(text).not.toContain('name="number"');
});

test('a wallet that the session does not allow has no button and cannot pay', async () => {
  const { id, token } = await openOrder();
  expect((await openPage(service, id)).text).not.toContain('name="wallet"');
  expect(await submitCard(service, id, { token, wallet: 'paypal' })).toMatchObject({
    status: 422,
  });
});

test.each([
  ['declined', 'Ihre Karte wurde abgelehnt', 'generic_decline'],
  ['insufficientFunds', 'nicht ausreichend gedeckt', 'insufficient_funds'],
] as const)('a card that is %s leaves the session open for another', async (card, text, code) => {
  const { id, token } = await openOrder();
  const response = await submitCard(service, id, { number: CARDS[card], token });
  expect(response.status).toBe(402);
  expect(response.text).toMatch(new RegExp(`<p role="alert">[^<]*${text}`));
  expect(await retrieve(id)).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: code },
    },
  });
  const second = await submitCard(service, id, { number: CARDS.success, token });
  expect(second.status).toBe(303);
  expect((await retrieve(id)).payment_intent).toMatchObject({ status: 'succeeded' });
});

test('a declined payment ends with its session', async () => {
  const { id, token } = await openOrder();
  await submitCard(service, id, { number: CARDS.declined, token });
  await service.stripe.checkout.sessions.expire(id);
  expect((await retrieve(id)).payment_intent).toMatchObject({ status: 'canceled' });
});

test('invalid entries are reported at their field and not sent back', async () => {
  const { id, token } = await openOrder();
  const fields = { number: '4242 4242 4242 4241', expiry: '13/20', cvc: 'x9', token };
  const { status, text } = await submitCard(service, id, fields);
  expect(status).toBe(422);
  for (const name of ['number', 'expiry', 'cvc']) {
    expect(text).toContain(`aria-describedby="${name}-fault"`);
    expect(text).toContain(`id="${name}-fault"`);
  }
  // Random tokens may contain such characters too.
  expect(text).not.toMatch(/value="[^"]*(?:4241|13\/20)|value="x9"/);
  const stranger = await submitCard(service, id, { number: '5555555555554444', token });
  expect(stranger.text).toContain('nur Testkarten');
});

test('two tabs that pay at once charge only once', async () => {
  const { id, token } = await openOrder();
  const pay = () => submitCard(service, id, { number: CARDS.success, token });
  const statuses = (await Promise.all([pay(), pay(), pay()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([303, 409, 409]);
  const late = await pay();
  expect(late.text).toContain('Bereits bezahlt');
  expect(late.text).toContain('href="http://shop.localhost:3000/de-de/danke');
  expect((await openPage(service, id)).text).toContain('Bereits bezahlt');
  const charges = await service.query(
    'select 1 from payment.payment_intent where session_id = $1',
    [id],
  );
  expect(charges).toHaveLength(1);
});

test('the page of an expired session says so and cannot pay', async () => {
  const { id, token } = await openOrder();
  await service.stripe.checkout.sessions.expire(id);
  const { status, text } = await submitCard(service, id, { number: CARDS.success, token });
  expect(status).toBe(410);
  expect(text).toContain('Zeit abgelaufen');
  expect((await openPage(service, id)).status).toBe(410);
  expect((await openPage(service, 'cs_test_0')).status).toBe(404);
});

test.each<[string, Record<string, string>]>([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another origin', { origin: 'http://evil.example' }],
  ['from no origin', { origin: 'null' }],
])('rejects a payment %s', async (_, headers) => {
  const { id, token } = await openOrder();
  const sent = await submitCard(service, id, { number: CARDS.success, token }, headers);
  expect(sent.status).toBe(403);
  expect(await retrieve(id)).toMatchObject({ status: 'open' });
});

test('rejects a payment without the token of its own page', async () => {
  const { id } = await openOrder();
  const { token } = await openOrder();
  for (const fields of [{ number: CARDS.success }, { number: CARDS.success, token }]) {
    expect((await submitCard(service, id, fields)).status).toBe(403);
  }
  expect(await retrieve(id)).toMatchObject({ status: 'open' });
});

test('the page loads nothing, is not cached and may only send forms to itself and the shop', async () => {
  const { id } = await openOrder();
  const { headers } = await fetch(`${service.origin}/pay/${id}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/shop\.localhost:3000; /,
  );
});
