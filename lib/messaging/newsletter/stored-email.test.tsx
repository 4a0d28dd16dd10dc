import { storeEmail, storedEmail } from './stored-email';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/de-de/newsletter');
});

test('NAV-15: an address typed elsewhere is kept for the newsletter page', () => {
  expect(storedEmail()).toBe('');
  storeEmail('name@example.com');
  expect(storedEmail()).toBe('name@example.com');
});

test('NAV-15: without scripts it comes with the address of the page, and counts before an older one', () => {
  storeEmail('older@example.com');
  history.replaceState(null, '', '/de-de/newsletter?email=name%40example.com');
  expect(storedEmail()).toBe('name@example.com');
});

test('a browser that keeps nothing loses the address and nothing else', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeEmail('name@example.com')).not.toThrow();
  expect(storedEmail()).toBe('');
});
