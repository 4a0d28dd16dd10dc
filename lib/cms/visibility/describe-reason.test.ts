import { describeReason, describeSpan } from './describe-reason';
import type { HiddenReason } from './verdict';
import { HOUR, NOON } from './visibility.fixture';

test.each([
  [0, 'less than a second'],
  [999, 'less than a second'],
  [-5_000, 'less than a second'],
  [1_000, '1 s'],
  [61_000, '1 min 1 s'],
  [3 * 86_400_000 + 4 * HOUR + 59_000, '3 d 4 h'],
  [86_400_000 + 5_000, '1 d 5 s'],
])('a duration of %d ms is %s', (milliseconds, words) => {
  expect(describeSpan(milliseconds)).toBe(words);
});

const window = { kind: 'window', start: NOON, end: NOON + HOUR } as const;

test.each<[HiddenReason, string]>([
  [{ kind: 'country', allowed: ['AT', 'CH'], territory: 'DE' }, 'only for AT, CH, not DE'],
  [{ kind: 'project', allowed: ['eck'] }, 'only for eck'],
  [{ kind: 'inactive' }, 'switched off'],
  [{ kind: 'missing', fields: ['image', 'videoSource'] }, 'nothing in image or videoSource'],
  [{ kind: 'unknown type', type: 'wheel' }, '“wheel” cannot stand here'],
  [{ kind: 'invalid', issues: [{ path: 'tone', message: 'is wrong' }] }, 'tone: is wrong'],
  [{ kind: 'unpublished link' }, 'not published or does not exist'],
  [{ kind: 'cycle', through: ['a', 'b', 'a'] }, 'a → b → a'],
  [{ kind: 'too large', limit: 5_000 }, 'more than 5000 entries'],
])('ED-02: gives the reason: %j', (reason, words) => {
  expect(describeReason(reason, NOON)).toContain(words);
});

test('ED-02: says how long a window still lasts, or that it is over', () => {
  const at = (phase: 'before' | 'inside' | 'after', now: number) =>
    describeReason({ ...window, phase }, now);
  expect(at('before', NOON - 2 * HOUR)).toContain('begins in 2 h');
  expect(at('inside', NOON + HOUR / 2)).toContain('hidden inside it for another 30 min');
  expect(at('after', NOON + HOUR)).toContain('is over');
  expect(at('before', NOON - HOUR)).toContain(
    '2026-11-20 13:00:00 – 2026-11-20 14:00:00 (Europe/Berlin)',
  );
  expect(describeReason({ ...window, start: null, phase: 'after' }, NOON)).toContain(
    'window open –',
  );
});
