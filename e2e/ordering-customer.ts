import { expect } from '@playwright/test';
import { sendRequest, type HostResponse, type Project } from './hosts';
import { ownAddress } from './own-address';

/** Succeeds at the vendor's test systems. @see https://docs.stripe.com/testing */
const CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123' };

const ADDRESS = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Beispielweg',
  houseNumber: '12',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

/**
 * A customer without JavaScript: every step posts a form, whose response is a 303. Uses its own
 * HTTP client, so that many can buy in parallel and the shop may be killed in between.
 */
export class Customer {
  readonly email: string;
  private readonly cookies = new Map<string, string>();
  private readonly host: string;
  private readonly port: number;
  private readonly locale: string;
  private readonly address = ownAddress();

  /** @param locale of the pages: `de-de` */
  constructor(
    project: Project,
    name: string,
    port = Number(process.env.PORT ?? 3000),
    locale = 'de-de',
  ) {
    this.email = `${name}@example.org`;
    this.host = `${project}.localhost`;
    this.port = port;
    this.locale = locale;
  }

  private async send(path: string, method: string, sent?: { type: string; body: string }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await sendRequest(this.host, path, {
      method,
      port: this.port,
      headers: {
        accept: 'text/html',
        ...this.address,
        ...(cookie && { cookie }),
        ...(sent && {
          'content-type': sent.type,
          origin: `http://${this.host}:${this.port}`,
        }),
      },
      ...(sent && { body: sent.body }),
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';', 1);
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }

  readonly get = (path: string): Promise<HostResponse> => this.send(path, 'GET');

  readonly postJson = (path: string, body: object): Promise<HostResponse> =>
    this.send(path, 'POST', { type: 'application/json', body: JSON.stringify(body) });

  /** @returns path and query of the redirect */
  async post(path: string, fields: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({ locale: this.locale, ...fields }).toString();
    const type = 'application/x-www-form-urlencoded';
    const response = await this.send(path, 'POST', { type, body });
    expect(response.status, `${path}: ${response.body.slice(0, 300)}`).toBe(303);
    return response.headers.location ?? '';
  }

  /** From an empty session to the review: basket, address, payment. */
  async reachReview(sku: string, paymentMethod = 'card'): Promise<void> {
    const basket = await this.post('/api/cart/cart/add', { sku, count: '1' });
    expect(basket).toBe(`/${this.locale}/checkout/cart`);
    const address = { ...ADDRESS, email: this.email };
    expect(await this.post('/api/checkout/address', address)).toContain('/checkout/payment');
    const choices = { shippingMethod: 'standard', paymentMethod };
    expect(await this.post('/api/checkout/payment', choices)).toContain('/checkout/review');
  }

  /** The fields of the review form, as a browser would send them. */
  async reviewForm(): Promise<Record<string, string>> {
    const { status, body } = await this.get(`/${this.locale}/checkout/review`);
    const [form] = /<form[^>]*action="\/api\/checkout\/order[^]*?<\/form>/.exec(body) ?? [];
    const inputs = form?.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
    const attribute = (input: string, name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    const fields = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
    expect(
      fields,
      `${status}: ${body
        .replace(/^[^]*<main/, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .slice(0, 500)}`,
    ).not.toEqual([]);
    return Object.fromEntries(fields);
  }

  /** Submits the review form. @returns the redirect: the payment page, or back with a reason */
  async order(form?: Record<string, string>): Promise<string> {
    return this.post('/api/checkout/order', form ?? (await this.reviewForm()));
  }
}

/**
 * Pays on the hosted payment page as a browser without JavaScript does.
 * @param by the fields of a card, or of another payment method
 * @returns the URL back to the shop
 */
export async function pay(
  paymentPage: string,
  by: Readonly<Record<string, string>> = CARD,
): Promise<string> {
  const page = await fetch(paymentPage);
  const html = await page.text();
  const [, token = ''] = /name="token"[^>]*value="([^"]*)"/.exec(html) ?? [];
  const paid = await fetch(paymentPage, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(paymentPage).origin },
    body: new URLSearchParams({ ...by, token }),
  });
  expect(paid.status).toBe(303);
  return paid.headers.get('location') ?? '';
}
