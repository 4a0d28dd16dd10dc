import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ScrollUp } from './scroll-up';

const HEIGHT = 800;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { innerHeight: HEIGHT, scrollTo: jest.fn() });
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  render(
    <MessagesProvider messages={messagesFor('en')}>
      <a href="#main">Skip to content</a>
      <ScrollUp />
    </MessagesProvider>,
  );
});
afterEach(() => jest.useRealTimers());

function scroll(y: number, restMs = 100) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(restMs));
}

const isShown = () => screen.queryByRole('button', { name: 'Back to top' }) !== null;

test('NAV-13: is shown from two viewport heights', () => {
  scroll(1_599);
  expect(isShown()).toBe(false);
  scroll(1_700);
  expect(isShown()).toBe(true);
});

test('NAV-13: is shown when scrolling up past 150 px, and hidden when scrolling down before two viewport heights', () => {
  scroll(1_000);
  expect(isShown()).toBe(false);
  scroll(900);
  expect(isShown()).toBe(true);
  scroll(1_200);
  expect(isShown()).toBe(false);
});

test('NAV-13: is hidden below 150 px, inclusive', () => {
  scroll(1_700);
  scroll(149);
  expect(isShown()).toBe(false);
  scroll(500);
  scroll(150);
  expect(isShown()).toBe(false);
});

test('NAV-13: ignores movements under 75 px since the last decision', () => {
  scroll(1_000);
  scroll(926);
  expect(isShown()).toBe(false);
  scroll(925);
  expect(isShown()).toBe(true);
});

test('NAV-13, CST-01: decides 100 ms after the last scroll event', () => {
  scroll(1_700, 99);
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isShown()).toBe(true);
});

test('takes scroll position and focus to the top', () => {
  scroll(1_700);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('link')).toHaveFocus();
});
