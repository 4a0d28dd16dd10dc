import { expect, type Page } from '@playwright/test';
import { sendRequest, shopUrl, type Project } from './hosts';
import { ownAddress } from './own-address';

export const PASSWORD = 'Blaue Leinenhose 77';

/** Name for a new account, unless a test sets another one. */
export const NAME = { firstName: 'Jan', lastName: 'Novák', street: 'Am Markt', city: 'München' };

const BIRTHDAY = { birthdayDay: '29', birthdayMonth: '2', birthdayYear: '1980' };
const ADDRESS = { streetNumber: '12', postalCode: '80331', country: 'DE' };

/**
 * Creates an account without its page, for tests that start with a customer: sends the registration
 * form as without scripts, and logs in the page's visitor.
 */
export async function openAccount(
  page: Page,
  email: string,
  { street, ...named } = NAME,
  project: Project = 'hgg',
): Promise<void> {
  const shop = shopUrl(project, '');
  const context = page.context();
  const cookies = await context.cookies(`${shop}/`);
  const fields = { ...named, streetName: street, ...BIRTHDAY, ...ADDRESS };
  const sent = { locale: 'de-de', ...fields, email, password: PASSWORD, newsletterTall: 'on' };
  const { status, headers, body } = await sendRequest(
    `${project}.localhost`,
    '/api/account/register',
    {
      method: 'POST',
      headers: {
        ...ownAddress(),
        origin: shop,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(sent).toString(),
    },
  );
  expect([status, headers.location], body.slice(0, 300)).toEqual([
    303,
    '/de-de/account/WelcomePage',
  ]);
  await context.addCookies((headers['set-cookie'] ?? []).map((line) => cookieOf(line, shop)));
}

/** A cookie as the browser would store it. */
function cookieOf(line: string, shop: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const end = pair.indexOf('=');
  const has = (wanted: string) => attributes.some((each) => each.toLowerCase() === wanted);
  return {
    name: pair.slice(0, end),
    value: pair.slice(end + 1),
    url: `${shop.replace('http:', 'https:')}/`,
    httpOnly: has('httponly'),
    secure: has('secure'),
    sameSite: 'Lax' as const,
  };
}
