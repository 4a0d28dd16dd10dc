import type { Configuration } from './configuration';

type Service = Pick<Configuration, 'port' | 'secretKey' | 'certificate'>;

/** The fields of an object of the API that are read here. */
interface Created {
  id: string;
  payment_intent: string;
}

const PAID = '4242424242424242';
const DEBITED = { succeeded: 'DE89370400440532013000', failed: 'DE62370400440532013001' };

const originOf = ({ certificate, port }: Service) =>
  `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`;

/** @throws Error with the service's message */
async function post(
  service: Service,
  path: string,
  parameters: Record<string, string>,
): Promise<Created> {
  const response = await fetch(`${originOf(service)}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.secretKey}` },
    body: new URLSearchParams(parameters),
  });
  if (!response.ok) throw new Error(await response.text());
  // The service's own responses have these fields.
  return (await response.json()) as Created;
}

const createSession = (service: Service, method: 'card' | 'sepa_debit') =>
  post(service, 'checkout/sessions', {
    mode: 'payment',
    success_url: 'https://example.com/success',
    'allowed_payment_method_types[0]': method,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1500',
    'line_items[0][price_data][product_data][name]': 'T-shirt',
  });

/** Pays on the session's page. @returns the session's id */
async function pay(
  service: Service,
  method: 'card' | 'sepa_debit',
  fields: Record<string, string>,
): Promise<string> {
  const { id } = await createSession(service, method);
  const page = `${originOf(service)}/pay/${id}`;
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text())?.[1] ?? '';
  const body = new URLSearchParams({ ...fields, token });
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`the payment page responded ${response.status}`);
  return id;
}

const payByCard = (service: Service) =>
  pay(service, 'card', { number: PAID, cvc: '123', expiry: `12/${new Date().getFullYear() + 1}` });

async function refund(service: Service): Promise<string> {
  const id = await payByCard(service);
  const response = await fetch(`${originOf(service)}/v1/checkout/sessions/${id}`, {
    headers: { authorization: `Bearer ${service.secretKey}` },
  });
  // The service's own responses have these fields.
  const { payment_intent } = (await response.json()) as Created;
  await post(service, 'refunds', { payment_intent });
  return id;
}

async function expire(service: Service): Promise<string> {
  const { id } = await createSession(service, 'card');
  await post(service, `checkout/sessions/${id}/expire`, {});
  return id;
}

const TRIGGERS: Readonly<Record<string, (service: Service) => Promise<string>>> = {
  'checkout.session.completed': payByCard,
  'checkout.session.async_payment_succeeded': (service) =>
    pay(service, 'sepa_debit', { iban: DEBITED.succeeded }),
  'checkout.session.async_payment_failed': (service) =>
    pay(service, 'sepa_debit', { iban: DEBITED.failed }),
  'checkout.session.expired': expire,
  'charge.refunded': refund,
};

/**
 * Causes an event through the API and the payment page, as `stripe trigger` does.
 * @returns the id of the session that was created for it
 * @throws Error for an event that the service does not have
 */
export function triggerEvent(type: string, service: Service): Promise<string> {
  const run = Object.hasOwn(TRIGGERS, type) ? TRIGGERS[type] : undefined;
  if (run) return run(service);
  throw new Error(`trigger needs one of: ${Object.keys(TRIGGERS).join(', ')}`);
}
