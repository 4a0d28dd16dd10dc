import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, withStaff } from './signed-in.fixture';

const CALLBACK = 'http://hgg.localhost:3000/counter/sso';
let provider: ChildProcess;

// Before the environment is read, which happens once.
beforeAll(async () => {
  const port = await freePort();
  provider = await startChild(path.join(__dirname, 'oidc-provider.fixture.mjs'), [
    String(port),
    CALLBACK,
  ]);
  provider.stdout?.resume();
  provider.stderr?.resume();
  Object.assign(process.env, {
    STAFF_OIDC_ISSUER: `http://127.0.0.1:${port}`,
    STAFF_OIDC_CLIENT_ID: 'counter',
    STAFF_OIDC_CLIENT_SECRET: 'secret of the counter',
  });
});
afterAll(() => stopChild(provider, 'SIGKILL'));
withoutContent();
withUnreachableProvider(openTestDatabase);
const { newBrowser, signedIn } = withStaff();

const EMAIL = 'service@example.org';
beforeEach(() => rows('UPDATE shop.staff SET oidc_subject = NULL, disabled_at = NULL'));

/** A browser at the provider, with its cookies there. */
class AtProvider {
  readonly #cookies = new Map<string, string>();
  async #send(address: string, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return reply;
  }
  /** Logs in and consents. @returns the address to which the provider sends the browser back */
  async logIn(location: string, login: string): Promise<URL> {
    let address = location;
    for (let step = 0; step < 12; step += 1) {
      if (address.startsWith(CALLBACK)) return new URL(address);
      const reply = await this.#send(address);
      const next = reply.headers.get('location');
      if (next) {
        address = new URL(next, address).href;
        continue;
      }
      const form = await reply.text();
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(form) ?? [];
      const fields = new URLSearchParams({ prompt, ...(prompt === 'login' && { login }) });
      const sent = await this.#send(address, fields);
      address = new URL(sent.headers.get('location') ?? '', address).href;
    }
    throw new Error(`the provider does not end: ${address}`);
  }
}

/** Signs in at the provider. @returns the counter's response, and the address to which the browser came back */
async function enter(browser: CounterBrowser, login: string, next = '/counter/returns') {
  const begun = await browser.open(`/counter/sso?${new URLSearchParams({ next })}`);
  const back = await new AtProvider().logIn(begun.headers.location ?? '', login);
  const flow = browser.cookie;
  const reply = await browser.open(`${back.pathname}${back.search}`);
  return { reply, flow, back };
}

/** The session's cookie, which is not the first that is set. */
const sessionOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  headers['set-cookie']
    ?.map((set) => set.split(';', 1)[0] ?? '')
    .find((set) => /counter=./.test(set)) ?? '';

test('CNT-16: staff sign in at the company’s provider, and the page they wanted opens', async () => {
  await signedIn('service');
  const browser = newBrowser();
  const { reply } = await enter(browser, EMAIL);
  expect([reply.status, JSON.parse(reply.text).next]).toEqual([200, '/counter/returns']);
  browser.cookie = sessionOf(reply);
  expect((await browser.open('/counter/returns')).status).toBe(200);
  expect((await actionsOf('staff.signed-in')).at(-1)?.detail).toEqual({ by: 'sso' });
});

test.each([
  ['nobody@example.org', 'has no account here'],
  ['serv+ice@example.org', 'has an address that the provider has not confirmed'],
])('CNT-16: %s does not sign in, who %s', async (login) => {
  await signedIn('service');
  const { reply } = await enter(newBrowser(), login);
  expect(reply.headers.location).toBe('/counter/sign-in?sso=failed');
});

test('CNT-16: a disabled account is not opened', async () => {
  await signedIn('service');
  await rows('UPDATE shop.staff SET disabled_at = now() WHERE email = $1', [EMAIL]);
  expect((await enter(newBrowser(), EMAIL)).reply.headers.location).toBe(
    '/counter/sign-in?sso=failed',
  );
});

test('CNT-16: an account stays with the person who opened it first, whoever gets the address', async () => {
  await signedIn('service');
  await rows(`UPDATE shop.staff SET oidc_subject = 'https://other someone' WHERE email = $1`, [
    EMAIL,
  ]);
  expect((await enter(newBrowser(), EMAIL)).reply.headers.location).toBe(
    '/counter/sign-in?sso=failed',
  );
});

test('CNT-16: a code is worth nothing in another browser, or twice', async () => {
  await signedIn('service');
  const begun = await newBrowser().open('/counter/sso');
  const back = await new AtProvider().logIn(begun.headers.location ?? '', EMAIL);
  const address = `${back.pathname}${back.search}`;
  expect((await newBrowser().open(address)).headers.location).toBe('/counter/sign-in?sso=failed');
  const other = newBrowser();
  await other.open('/counter/sso');
  expect((await other.open(address)).headers.location).toBe('/counter/sign-in?sso=failed');
  const browser = newBrowser();
  const { reply, flow, back: used } = await enter(browser, EMAIL);
  expect(reply.status).toBe(200);
  browser.cookie = flow;
  expect((await browser.open(`${used.pathname}${used.search}`)).headers.location).toBe(
    '/counter/sign-in?sso=failed',
  );
});
