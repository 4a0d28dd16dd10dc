import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  PASSWORD,
  withAccountApi,
  type Client,
} from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.passkey_challenges'));

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`${ACCOUNT}/passkey/${name}`, body);

const encoded = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** An authenticator's response without a valid signature. */
const forged = (type: string, challenge: string) => ({
  id: encoded('key'),
  rawId: encoded('key'),
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: encoded({ type, challenge, origin: 'http://hgg.localhost:3000' }),
    authenticatorData: encoded('x'.repeat(37)),
    signature: encoded('x'),
    attestationObject: encoded('x'),
  },
});

/** A passkey without an authenticator. */
const keep = (customerId: string, id = encoded('key'), host = 'hgg.localhost') =>
  rows(
    `INSERT INTO shop.customer_passkeys (id, customer_id, host, public_key, counter, name)
      VALUES ($1, $2, $3, '\\x00', 0, 'Chrome, Linux')`,
    [id, customerId, host],
  );

const names = async () => (await rows('SELECT id FROM shop.customer_passkeys')).map(({ id }) => id);

test('LGN-01: creating a passkey requires the password and binds it to customer and host', async () => {
  const { client, id } = await customer();
  const prepare = (password: string) => call(client, 'prepare', { passkeyPassword: password });
  expect(bodyOf(await prepare('not this one')).fields).toEqual({
    passkeyPassword: 'passwordWrong',
  });
  expect((await call(visitor(), 'prepare', { passkeyPassword: PASSWORD })).status).toBe(401);
  expect(await rows('SELECT 1 FROM shop.passkey_challenges')).toEqual([]);
  await keep(id);
  const { options } = bodyOf(await prepare(PASSWORD));
  expect(options).toMatchObject({
    rp: { id: 'hgg.localhost' },
    user: { name: 'max@example.org' },
    excludeCredentials: [expect.objectContaining({ id: encoded('key') })],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await rows('SELECT purpose, host, customer_id FROM shop.passkey_challenges')).toEqual([
    { purpose: 'add', host: 'hgg.localhost', customer_id: id },
  ]);
});

test('LGN-01: the options for a login are the same for everyone', async () => {
  await customer();
  const { options } = bodyOf(await call(visitor(), 'challenge'));
  expect(options).toMatchObject({ rpId: 'hgg.localhost', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
});

test('LGN-01: a forged, an unknown and another host’s passkey are rejected alike', async () => {
  const { id } = await customer();
  const responses = [];
  for (const host of ['hgg.localhost', 'hrm.localhost', null]) {
    await rows('DELETE FROM shop.customer_passkeys');
    if (host) await keep(id, encoded('key'), host);
    const { challenge } = bodyOf(await call(visitor(), 'challenge')).options;
    const credential = forged('webauthn.get', challenge);
    const { status, text } = await call(visitor(), 'login', { credential });
    responses.push(`${status} ${text}`);
  }
  expect(responses[0]).toContain('401');
  expect(new Set(responses).size).toBe(1);
});

test.each([null, 'x', {}, { id: 1 }, { ...forged('webauthn.get', 'x'), response: {} }])(
  'LGN-01: %j is rejected as a passkey',
  async (credential) => {
    const { client } = await customer();
    expect((await call(visitor(), 'login', { credential })).status).toBe(401);
    expect((await call(client, 'add', { credential })).status).toBe(401);
    expect(await names()).toEqual([]);
  },
);

test('LGN-01: a challenge can be used once, with any result', async () => {
  const { client, id } = await customer();
  await keep(id);
  const { challenge } = bodyOf(await call(visitor(), 'challenge')).options;
  // A challenge for a login, not for a new passkey.
  await call(client, 'add', { credential: forged('webauthn.create', challenge) });
  expect(await rows('SELECT 1 FROM shop.passkey_challenges')).toHaveLength(1);
  await call(visitor(), 'login', { credential: forged('webauthn.get', challenge) });
  expect(await rows('SELECT 1 FROM shop.passkey_challenges')).toEqual([]);
});

test('LGN-01: a customer can only remove their own passkeys', async () => {
  const { client, id } = await customer();
  const { client: stranger } = await customer({ email: 'stranger@example.org' });
  await keep(id);
  const remove = (who: Client) => call(who, 'remove', { passkey: encoded('key') });
  expect((await remove(stranger)).status).toBe(401);
  expect(await names()).toHaveLength(1);
  expect((await remove(client)).status).toBe(200);
  expect(await names()).toEqual([]);
});
