import { consentCookie, parseConsent, storedConsent } from './consent';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const kept = (cookie: string) => parseConsent(storedConsent(cookie.split(';')[0] ?? ''));

test('TRK-08: a choice is stored with its time', () => {
  expect(kept(consentCookie(['media', 'marketing'], NOON))).toEqual({
    categories: ['media', 'marketing'],
    givenAt: NOON,
  });
});

test('TRK-08: rejecting everything is a choice as well', () => {
  expect(kept(consentCookie([], NOON))).toEqual({ categories: [], givenAt: NOON });
});

test.each(['', 'yes', '1700000000', '1700000000.media; x=1', '17.media', '__proto__'])(
  'a cookie with the value %j is not a consent',
  (value) => expect(parseConsent(value)).toBeNull(),
);

test('ignores unknown categories and other cookies', () => {
  expect(parseConsent('1700000000.media~spies')?.categories).toEqual(['media']);
  expect(storedConsent('xconsent=1700000000.media; other=1')).toBe('');
});
