import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Countdown } from './countdown';

const UNTIL = Date.parse('2026-11-30T22:59:00Z');
const TWO_DAYS_BEFORE = Date.parse('2026-11-28T19:54:54.600Z');

const countdown = (onComplete = () => undefined as void) => (
  <MessagesProvider messages={messagesFor('de')}>
    <Countdown until={UNTIL} onComplete={onComplete} />
  </MessagesProvider>
);
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const seconds = () => screen.getByText('Sek.').textContent;
const spoken = () => screen.getByText(/^Noch /).textContent;

beforeEach(() => jest.useFakeTimers({ now: TWO_DAYS_BEFORE }));
afterEach(() => jest.useRealTimers());

test('hydration matches the server’s HTML', () => {
  const container = document.createElement('div');
  // With a document the server-side branch does not run, so this is its output.
  container.innerHTML = renderToString(countdown()).replace('class="end">', '$&Bis 30. November');
  const onRecoverableError = jest.fn();
  render(countdown(), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('Bis 30. November');
  expect(container).toHaveTextContent('03Std.');
});

test('ticks on whole seconds of the remaining time', () => {
  render(countdown());
  expect(seconds()).toBe('06Sek.');
  advance(399);
  expect(seconds()).toBe('06Sek.');
  advance(1);
  expect(seconds()).toBe('05Sek.');
  advance(1_000);
  expect(seconds()).toBe('04Sek.');
});

test('announces changes by the minute, not by the second', () => {
  render(countdown());
  const first = spoken();
  expect(first).toBe('Noch 2 Tage, 3 Stunden und 4 Minuten');
  advance(5_000);
  expect(spoken()).toBe(first);
  advance(2_000);
  expect(spoken()).toBe('Noch 2 Tage, 3 Stunden und 3 Minuten');
});

test('completes once, at its end', () => {
  const onComplete = jest.fn();
  render(countdown(onComplete));
  advance(UNTIL - TWO_DAYS_BEFORE - 1);
  expect(onComplete).not.toHaveBeenCalled();
  advance(1);
  expect(onComplete).toHaveBeenCalledTimes(1);
  advance(60_000);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('completes at once if its end has passed', () => {
  jest.setSystemTime(UNTIL + 1);
  const onComplete = jest.fn();
  render(countdown(onComplete));
  expect(onComplete).toHaveBeenCalledTimes(1);
});
