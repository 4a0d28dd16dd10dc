import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { staffInvitation } from '@/lib/messaging/outbox/staff-invitation-email.server';
import { isEditor } from '@/lib/studio/editor/editor-session.server';
import { newAuthenticator } from './authenticator.fixture';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, PASSWORD, withStaff } from './signed-in.fixture';

// Set before the environment is read, which happens once.
beforeAll(() =>
  Object.assign(process.env, {
    CONTENTFUL_MANAGEMENT_TOKEN: 'token',
    SESSION_SECRET: 'a secret of this test',
  }),
);
withoutContent();
withUnreachableProvider(openTestDatabase);
const { newBrowser, signedIn } = withStaff();

const NEW = 'neu@example.org';
const ORIGIN = 'http://hgg.localhost:3000';

beforeEach(() =>
  rows(`DELETE FROM shop.outbox; DELETE FROM shop.staff_passkeys; DELETE FROM shop.staff_links;
    UPDATE shop.staff SET disabled_at = NULL, role = split_part(email, '@', 1)
    WHERE split_part(email, '@', 1) IN ('service', 'marketing', 'administrator')`),
);

const propsOf = ({ text }: { text: string }) => JSON.parse(text);

const idOf = async (email: string) =>
  (await rows<{ id: string }>('SELECT id FROM shop.staff WHERE email = $1', [email]))[0]?.id ?? '';

const invite = (browser: CounterBrowser, email = NEW, role = 'service') =>
  browser.submit('/counter/staff', { step: 'invite', email, role });

/** Writes the last invitation, as it would be sent now. */
async function lastInvitation() {
  const [queued] = await rows<{ key: string; payload: object }>(
    `SELECT key, payload FROM shop.outbox WHERE kind = 'staff-invitation' ORDER BY id DESC LIMIT 1`,
  );
  return queued ? staffInvitation(queued.key, queued.payload) : null;
}

/** Address of the link in the last invitation. */
async function invitedTo(): Promise<string> {
  const part = (await lastInvitation())?.letter.parts.find(({ kind }) => kind === 'link');
  const { pathname, search } = new URL(part?.kind === 'link' ? part.url : ORIGIN);
  return `${pathname}${search}`;
}

const setPassword = (address: string) =>
  newBrowser().submit('/counter/set-password', {
    link: new URL(address, ORIGIN).searchParams.get('link') ?? '',
    password: PASSWORD,
  });

const enter = (browser: CounterBrowser, email: string) =>
  browser.submit('/counter/sign-in', { email, password: PASSWORD });

test('CNT-02: somebody invited from the page gets a link by email, valid once', async () => {
  const administrator = await signedIn('administrator');
  expect((await invite(administrator)).headers.location).toBe('/counter/staff?done');
  expect(await lastInvitation()).toMatchObject({
    to: NEW,
    project: 'hgg',
    letter: { language: 'de' },
  });
  const address = await invitedTo();
  expect((await setPassword(address)).headers.location).toBe('/counter/sign-in?set');
  expect((await setPassword(address)).status).toBe(410);
  expect((await enter(newBrowser(), NEW)).headers.location).toBe('/counter');
  expect(await lastInvitation()).toBeNull();
});

test('CNT-02: somebody who is invited has the role of the invitation, and no other', async () => {
  const email = 'packer@example.org';
  await invite(await signedIn('administrator'), email, 'warehouse');
  await setPassword(await invitedTo());
  const browser = newBrowser();
  await enter(browser, email);
  const statuses = [];
  for (const page of ['packing', 'staff', 'customers', 'numbers'])
    statuses.push((await browser.open(`/counter/${page}`)).status);
  expect(statuses).toEqual([200, 403, 403, 403]);
});

test('CNT-02: a link of an invitation ends after a day', async () => {
  await invite(await signedIn('administrator'), 'spaet@example.org');
  const address = await invitedTo();
  await rows(`UPDATE shop.staff_links SET expires_at = expires_at - interval '24 hours'`);
  expect((await setPassword(address)).status).toBe(410);
});

test('CNT-02: an invitation does not reset the account that somebody has', async () => {
  const administrator = await signedIn('administrator');
  const service = await signedIn('service');
  const reply = await invite(administrator, 'Service@example.org');
  expect([reply.status, propsOf(reply).error]).toEqual([422, 'staffKnown']);
  expect((await service.open('/counter')).status).toBe(200);
});

test('CNT-02: an administrator changes roles, which count from the next request, and is logged', async () => {
  const administrator = await signedIn('administrator');
  const service = await signedIn('service');
  const id = await idOf('service@example.org');
  await administrator.submit('/counter/staff', { step: 'role', id, role: 'marketing' });
  expect((await service.open('/counter/returns')).status).toBe(403);
  expect((await actionsOf('staff.role-changed')).at(-1)?.detail).toEqual({
    staff: id,
    role: 'marketing',
  });
});

test('CNT-02: an administrator signs others out, and ends their access, but not their own', async () => {
  const administrator = await signedIn('administrator');
  const service = await signedIn('service');
  const id = await idOf('service@example.org');
  await administrator.submit('/counter/staff', { step: 'sign-out', id });
  expect((await service.open('/counter/account')).status).toBe(303);
  await administrator.submit('/counter/staff', { step: 'disable', id });
  expect((await enter(newBrowser(), 'service@example.org')).status).toBe(401);
  const own = await idOf('administrator@example.org');
  for (const step of ['disable', 'sign-out', 'role', 'invite-again'])
    expect(
      (await administrator.submit('/counter/staff', { step, id: own, role: 'service' })).status,
    ).toBe(400);
  // Nobody else's test may miss them.
  await rows(`DELETE FROM shop.staff_sessions WHERE staff_id = $1`, [id]);
  await rows(
    `UPDATE shop.staff SET disabled_at = NULL, password_hash = (SELECT password_hash FROM shop.staff WHERE id = $2) WHERE id = $1`,
    [id, own],
  );
});

/** Adds a passkey to the account of a browser. */
async function addPasskey(browser: CounterBrowser, password = PASSWORD) {
  const authenticator = newAuthenticator(ORIGIN);
  const options = await browser.submit('/counter/account', { step: 'passkey-options', password });
  if (options.status !== 200) return { status: options.status, authenticator, options: null };
  const credential = authenticator.create(propsOf(options).challenge);
  const { status } = await browser.submit('/counter/account', { step: 'passkey-add', credential });
  return { status, authenticator, options: propsOf(options) };
}

async function enterBy(authenticator: ReturnType<typeof newAuthenticator>) {
  const browser = newBrowser();
  const options = await browser.submit('/counter/passkey', { step: 'passkey-options' });
  const credential = authenticator.use(propsOf(options).challenge);
  const next = '/counter/returns';
  const reply = await browser.submit('/counter/sign-in', { credential, next });
  return { browser, reply, credential };
}

test('CNT-13: a passkey is added with the password, and signs in without password and code', async () => {
  const browser = await signedIn('service');
  const { status, authenticator, options } = await addPasskey(browser);
  expect(status).toBe(303);
  const algorithms = options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg);
  expect(algorithms).toEqual([-8, -7, -257]);
  const { browser: other, reply } = await enterBy(authenticator);
  expect(reply.headers.location).toBe('/counter/returns');
  expect((await other.open('/counter')).status).toBe(200);
  expect((await actionsOf('staff.signed-in')).at(-1)?.detail).toEqual({ by: 'passkey' });
});

test('CNT-13: a signature signs in once', async () => {
  const { authenticator } = await addPasskey(await signedIn('service'));
  const { credential } = await enterBy(authenticator);
  const again = await newBrowser().submit('/counter/sign-in', { credential });
  expect([again.status, propsOf(again).error]).toEqual([401, 'passkeyFailed']);
});

test('CNT-13: without the password no passkey is added', async () => {
  const browser = await signedIn('service');
  expect((await addPasskey(browser, 'another one')).status).toBe(400);
  const credential = newAuthenticator(ORIGIN).create('x'.repeat(43));
  expect(
    (await browser.submit('/counter/account', { step: 'passkey-add', credential })).status,
  ).toBe(422);
  expect(await rows('SELECT 1 FROM shop.staff_passkeys')).toEqual([]);
});

test('CNT-13: a challenge of one member of staff adds no passkey to another', async () => {
  const options = await (
    await signedIn('service')
  ).submit('/counter/account', { step: 'passkey-options', password: PASSWORD });
  const credential = newAuthenticator(ORIGIN).create(propsOf(options).challenge);
  const other = await signedIn('marketing');
  expect((await other.submit('/counter/account', { step: 'passkey-add', credential })).status).toBe(
    422,
  );
});

test.each(['passkey-remove', 'invite-again', 'disable'])(
  'CNT-13: a passkey does not sign in after the step %s',
  async (step) => {
    const administrator = await signedIn('administrator');
    const browser = await signedIn('marketing');
    const { authenticator } = await addPasskey(browser);
    const [passkey] = propsOf(await browser.open('/counter/account')).passkeys;
    const id = await idOf('marketing@example.org');
    if (step === 'passkey-remove')
      await browser.submit('/counter/account', { step, id: passkey.id });
    else await administrator.submit('/counter/staff', { step, id });
    expect((await enterBy(authenticator)).reply.status).toBe(401);
    const own = await idOf('administrator@example.org');
    await rows(
      `UPDATE shop.staff SET disabled_at = NULL, password_hash = (SELECT password_hash FROM shop.staff WHERE id = $2) WHERE id = $1`,
      [id, own],
    );
  },
);

describe('CNT-14: the studio', () => {
  /** Opens the studio by an account. @returns what its pages see */
  async function studioOf(browser: CounterBrowser) {
    const { cookie } = browser;
    const { headers } = await browser.open('/counter/studio?to=/studio/types');
    browser.cookie = cookie;
    const [, value = ''] = /selvedge_editor=([^;]*)/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
    return { location: headers.location, request: { cookies: { selvedge_editor: value } } };
  }

  test('is opened by an account, at the page that was left', async () => {
    const { location, request } = await studioOf(await signedIn('marketing'));
    expect([location, await isEditor(request)]).toEqual(['/studio/types', true]);
  });

  test('leads nowhere else', async () => {
    const browser = await signedIn('marketing');
    const { headers } = await browser.open('/counter/studio?to=//example.org');
    expect(headers.location).toBe('/studio');
  });

  test('is listed among the sessions, and ends with them', async () => {
    const browser = await signedIn('marketing');
    const { request } = await studioOf(browser);
    const { sessions } = propsOf(await browser.open('/counter/account'));
    expect(sessions.map(({ place }: { place: string }) => place)).toContain('studio');
    await browser.submit('/counter/account', { step: 'sign-out-everywhere' });
    expect(await isEditor(request)).toBe(false);
  });

  test('is closed to somebody whose role changes', async () => {
    const { request } = await studioOf(await signedIn('marketing'));
    await rows(`UPDATE shop.staff SET role = 'service' WHERE email = 'marketing@example.org'`);
    expect(await isEditor(request)).toBe(false);
  });

  test('is not opened by the counter’s own cookie', async () => {
    const browser = await signedIn('marketing');
    const token = browser.cookie.split('=')[1] ?? '';
    expect(await isEditor({ cookies: { selvedge_editor: token } })).toBe(false);
  });
});
