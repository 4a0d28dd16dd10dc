import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { rows } from '@/lib/commerce/orders/orders.fixture.server';
import type { StaffRole } from '@/lib/counter/staff/permissions';
import { withCounter, type CounterBrowser } from './counter-server.fixture';

export const PASSWORD = 'Siebzehn blaue Leinenhosen';
/** Id of no order. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';
export const OF_ORDERS: readonly StaffRole[] = [
  'service',
  'warehouse',
  'shopManager',
  'administrator',
];

/** Entries of the log. */
export const actionsOf = (action: string) =>
  rows<{ detail: object; order_id: string }>(
    'SELECT * FROM shop.staff_audit WHERE action = $1 ORDER BY id',
    [action],
  );

/** Opens the form of an action. @returns its props, and a function that submits it */
export async function openForm(browser: CounterBrowser, address: string) {
  const { text } = await browser.open(address);
  const { fields, order, sizes } = JSON.parse(text);
  const submit = (step: string, typed: Readonly<Record<string, string>>) =>
    browser.submit(address, { ...fields, ...typed, step });
  return { fields, order, sizes, submit };
}

/** The counter's pages, and browsers of staff with a role. */
export function withStaff() {
  const newBrowser = withCounter();
  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });
  beforeEach(() => rows('DELETE FROM shop.request_limits'));
  /** A browser in which a member of staff with the role is signed in. */
  async function signedIn(role: StaffRole): Promise<CounterBrowser> {
    const email = `${role}@example.org`;
    await rows(
      `INSERT INTO shop.staff (email, role, password_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [email.toLowerCase(), role, passwordHash],
    );
    const browser = newBrowser();
    const reply = await browser.submit('/counter/sign-in', { email, password: PASSWORD });
    if (reply.headers.location !== '/counter') throw new Error(`not signed in: ${reply.status}`);
    return browser;
  }
  return { newBrowser, signedIn };
}
