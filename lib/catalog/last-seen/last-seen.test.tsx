import { lastSeen, rememberSeen, withSeen } from './last-seen';

beforeEach(() => localStorage.clear());

test('API-06, STO-02: up to ten articles are kept, newest first, none twice', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(20_310_000 + at));
  for (const number of numbers) rememberSeen(number);
  rememberSeen('20310005');
  expect(lastSeen()).toHaveLength(10);
  expect(lastSeen().slice(0, 3)).toEqual(['20310005', '20310011', '20310010']);
  expect(lastSeen()).not.toContain('20310001');
});

test.each(['{', 'null', '"20310000"', '[1, "20310000", "20310000", "<b>"]', '[]'])(
  'API-06: whatever lies in the browser’s storage (%s), a list comes of it',
  (stored) => {
    localStorage.setItem('storage_last_seen', stored);
    expect(lastSeen()).toEqual(stored.startsWith('[1') ? ['20310000'] : []);
  },
);

test('API-06: what is no article number is not kept', () => {
  expect(withSeen(['20310000'], '../../x')).toEqual(['20310000']);
});
