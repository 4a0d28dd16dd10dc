import { lastSeen, rememberSeen, withSeen } from './last-seen';

beforeEach(() => localStorage.clear());

test('API-06, STO-02: stores up to ten articles, newest first, without duplicates', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(20_310_000 + at));
  for (const number of numbers) rememberSeen(number);
  rememberSeen('20310005');
  expect(lastSeen()).toHaveLength(10);
  expect(lastSeen().slice(0, 3)).toEqual(['20310005', '20310011', '20310010']);
  expect(lastSeen()).not.toContain('20310001');
});

test.each(['{', 'null', '"20310000"', '[1, "20310000", "20310000", ""]', '[]'])(
  'API-06: reads a list from any stored value (%s)',
  (stored) => {
    localStorage.setItem('storage_last_seen', stored);
    expect(lastSeen()).toEqual(stored.startsWith('[1') ? ['20310000'] : []);
  },
);

test('API-06: does not store an invalid article number', () => {
  expect(withSeen(['20310000'], 'x'.repeat(65))).toEqual(['20310000']);
});
