import { normalizeCode, normalizeEmail } from './voucher';

test('BSK-11: a code is recognised however it is typed', () => {
  for (const typed of ['ABC123', ' abc 123 ', 'abc-123', 'ABC–123', 'ＡＢＣ１２３'])
    expect(normalizeCode(typed)).toBe('ABC123');
});

test('BSK-11: letter case, spaces and subaddress do not make another customer', () => {
  for (const typed of [' Max@Example.org ', 'max+shop@example.org', 'max+a+b@example.org'])
    expect(normalizeEmail(typed)).toBe('max@example.org');
  expect(normalizeEmail('"a@b"@example.org')).toBe('"a@b"@example.org');
});

test('BSK-11: invalid addresses are only trimmed and lower-cased', () => {
  expect(normalizeEmail('Max+1')).toBe('max+1');
});
