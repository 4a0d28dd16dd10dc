import { storeEmail, storedEmail } from './stored-email';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/de-de/newsletter');
});

test('NAV-15: an address typed on another page is stored for the newsletter page', () => {
  expect(storedEmail()).toBe('');
  storeEmail('name@example.com');
  expect(storedEmail()).toBe('name@example.com');
});

test('NAV-15: without JavaScript the page’s address contains it, with precedence over a stored one', () => {
  storeEmail('older@example.com');
  history.replaceState(null, '', '/de-de/newsletter?email=name%40example.com');
  expect(storedEmail()).toBe('name@example.com');
});

test('a browser without storage loses only the address', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeEmail('name@example.com')).not.toThrow();
  expect(storedEmail()).toBe('');
});
