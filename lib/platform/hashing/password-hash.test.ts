import { hashPassword, HashesBusy, isPassword } from './password-hash.server';

const PASSWORD = 'Blaue Leinenhose 77';
/** Two are computed and 24 wait. */
const ACCEPTED = 26;

const kindOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : outcome.reason instanceof HashesBusy && 'busy';

const count = (outcomes: readonly PromiseSettledResult<unknown>[], kind: 'done' | 'busy') =>
  outcomes.filter((outcome) => kindOf(outcome) === kind).length;

// Comes first, because a hash that an earlier check has left behind would hide the failure.
test('LGN-02: addresses without an account are checked even if a hash has failed', async () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const failing = jest.spyOn(argon2, 'hash').mockRejectedValue(new Error('out of memory'));
  await expect(hashPassword(PASSWORD)).rejects.toThrow('out of memory');
  await isPassword(null, PASSWORD).catch(() => null);
  failing.mockRestore();
  expect(await isPassword(null, PASSWORD)).toBe(false);
});

test('LGN-02: stored passwords are Argon2id hashes with 19 MiB and two passes, and always differ', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect([await isPassword(one, PASSWORD), await isPassword(one, `${PASSWORD} `)]).toEqual([
    true,
    false,
  ]);
  expect(await isPassword(null, PASSWORD)).toBe(false);
});

test('LGN-02: of forty concurrent passwords, 26 are checked and the others are rejected at once', async () => {
  const stored = await hashPassword(PASSWORD);
  let isFirst = true;
  const busy: boolean[] = [];
  const checks = Array.from({ length: 40 }, () =>
    isPassword(stored, PASSWORD).then(
      () => (isFirst = false),
      (error: unknown) => {
        busy.push(isFirst);
        throw error;
      },
    ),
  );
  const outcomes = await Promise.allSettled(checks);
  expect([count(outcomes, 'done'), count(outcomes, 'busy')]).toEqual([ACCEPTED, 40 - ACCEPTED]);
  // Rejections come at once, before the first hash has finished.
  expect(busy.every(Boolean)).toBe(true);
  // The queue is empty afterwards.
  const again = Array.from({ length: ACCEPTED }, () => isPassword(stored, PASSWORD));
  expect(count(await Promise.allSettled(again), 'done')).toBe(ACCEPTED);
});

test('LGN-02: a malformed hash fails its check and frees its slot', async () => {
  const broken = Array.from({ length: 4 }, () => isPassword('no hash', PASSWORD));
  const outcomes = await Promise.allSettled(broken);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(count(outcomes, 'busy')).toBe(0);
  expect(await isPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
});
