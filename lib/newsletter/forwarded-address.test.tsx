import { renderHook } from '@testing-library/react';
import { forwardAddress, useForwardedAddress } from './forwarded-address';

const arrived = () => renderHook(useForwardedAddress).result.current;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/de-de/newsletter');
});

test('NAV-15: an address typed elsewhere arrives on the newsletter page, once', () => {
  forwardAddress('name@example.com');
  expect(arrived()).toBe('name@example.com');
  expect(arrived()).toBe('');
});

test('NAV-15: without scripts it comes with the address of the page', () => {
  history.replaceState(null, '', '/de-de/newsletter?email=name%40example.com');
  expect(arrived()).toBe('name@example.com');
});

test('a browser that keeps nothing loses the address and nothing else', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => forwardAddress('name@example.com')).not.toThrow();
  expect(arrived()).toBe('');
});
