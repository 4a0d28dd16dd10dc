import { keepEmail, keptEmail } from './kept-email';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/de-de/newsletter');
});

test('NAV-15: an address typed elsewhere is kept for the newsletter page', () => {
  expect(keptEmail()).toBe('');
  keepEmail('name@example.com');
  expect(keptEmail()).toBe('name@example.com');
});

test('NAV-15: without scripts it comes with the address of the page, and counts before an older one', () => {
  keepEmail('older@example.com');
  history.replaceState(null, '', '/de-de/newsletter?email=name%40example.com');
  expect(keptEmail()).toBe('name@example.com');
});

test('a browser that keeps nothing loses the address and nothing else', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepEmail('name@example.com')).not.toThrow();
  expect(keptEmail()).toBe('');
});
