import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import {
  ACCOUNT,
  bodyOf,
  KNOWN,
  lastQueued,
  textOf,
  withAccountApi,
} from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

/** One password as sent by two keyboards or clipboards. */
const KEYBOARDS = [
  ['Zo\u00EB trägt Blau', 'Zoe\u0308 tra\u0308gt Blau'],
  ['Blaue\u00A0Hose 77', 'Blaue Hose 77'],
  ['Nguy\u1EC5n 1980!', 'Nguye\u0302\u0303n 1980!'],
  ['Škoda žluťoučký', 'Škoda žluťoučký'.normalize('NFD')],
  ['한글 비밀번호', '한글 비밀번호'.normalize('NFD')],
  ['\u212Bngström 10', '\u00C5ngström 10'],
  ['全角\u3000ブランク', '全角 ブランク'],
] as const;

const login = async (password: string) =>
  (await visitor().post(`${ACCOUNT}/login`, { email: KNOWN.email, password })).status;

test('LGN-02: an account can be opened from any keyboard, whichever its password was set with', async () => {
  for (const pair of KEYBOARDS)
    for (const [set, typed] of [pair, pair.toReversed()]) {
      await rows('DELETE FROM shop.customers');
      await customer({ password: set });
      expect([set, typed, await login(typed ?? '')]).toEqual([set, typed, 200]);
    }
});

test('LGN-02: another letter, accent or case is another password on every keyboard', async () => {
  await customer({ password: 'Zo\u00EB trägt Blau' });
  for (const wrong of ['Zoe trägt Blau', 'Zo\u00E8 trägt Blau', 'zo\u00EB trägt blau'])
    expect([wrong, await login(wrong), await login(wrong.normalize('NFD'))]).toEqual([
      wrong,
      401,
      401,
    ]);
});

const [MAC, WINDOWS] = ['Mu\u0308ller 1980', 'M\u00FCller 1980'];

test('ACC-03: a password can be changed and an account deleted from any keyboard', async () => {
  const { client } = await customer({ password: MAC });
  const change = { oldPassword: WINDOWS, newPassword: `neu ${MAC}` };
  expect((await client.post(`${ACCOUNT}/password`, change)).status).toBe(200);
  const address = { email: 'new@example.org', password: `neu ${WINDOWS}` };
  expect((await client.post(`${ACCOUNT}/email`, address)).status).toBe(200);
  const deletion = { deletePassword: `neu ${WINDOWS}` };
  expect((await client.post(`${ACCOUNT}/delete`, deletion)).status).toBe(200);
});

test('PWD-03: a password set by a link can be repeated on another keyboard', async () => {
  await customer();
  await visitor().post(`${ACCOUNT}/reset`, { email: KNOWN.email });
  const row = await lastQueued('password-reset');
  const email = row && (await accountEmailOf(row.key, 'password-reset', row.payload));
  const token = /token=([\w-]{43})/.exec(textOf(email ?? null))?.[1] ?? '';
  const sent = { token, newPass: MAC, confirmationPass: WINDOWS };
  expect(bodyOf(await visitor().post(`${ACCOUNT}/resetPassword`, sent)).success).toBe(true);
  expect([await login(MAC), await login(WINDOWS)]).toEqual([200, 200]);
});

test('LGN-02: an address with an internationalised domain works in every spelling', async () => {
  await customer({ email: 'max@müller.de' });
  const kept = await rows('SELECT email FROM shop.customers');
  expect(kept).toEqual([{ email: 'max@xn--mller-kva.de' }]);
  for (const email of ['max@müller.de', 'MAX@MÜLLER.DE ', 'max@xn--mller-kva.de'])
    expect([
      email,
      (await visitor().post(`${ACCOUNT}/login`, { email, password: KNOWN.password })).status,
    ]).toEqual([email, 200]);
});
