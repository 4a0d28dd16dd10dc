import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { AutoChangeText } from './auto-change-text';
import { autoChangeTextFixtures } from './auto-change-text.fixture';

const block = (
  <MessagesProvider messages={messagesFor('de')}>
    <AutoChangeText {...autoChangeTextFixtures.default} />
  </MessagesProvider>
);
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('paragraph').textContent;

const FIRST = 'Rücksendung kostenlos';
const SECOND = 'Größenberatung am Telefon, Montag bis Samstag';

/** jsdom has no media queries; the block only reads `matches`. */
function preferReducedMotion(matches: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList;
}

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

test('BLK-02: the HTML contains both texts and shows the first', () => {
  const html = renderToString(block);
  expect(html).toContain(FIRST);
  expect(html).toContain(SECOND);
  expect(html.indexOf('data-shown="true"')).toBeLessThan(html.indexOf('data-shown="false"'));
});

test('BLK-02: the texts alternate every `delay` milliseconds', () => {
  render(block);
  expect(shown()).toBe(FIRST);
  advance(3_999);
  expect(shown()).toBe(FIRST);
  advance(1);
  expect(shown()).toBe(SECOND);
  advance(4_000);
  expect(shown()).toBe(FIRST);
});

test('the change can be paused and resumed (WCAG 2.2.2)', () => {
  render(block);
  fireEvent.click(screen.getByRole('button', { name: 'Textwechsel anhalten' }));
  advance(20_000);
  expect(shown()).toBe(FIRST);
  fireEvent.click(screen.getByRole('button', { name: 'Textwechsel fortsetzen' }));
  advance(4_000);
  expect(shown()).toBe(SECOND);
});

test('with reduced motion the text changes only on demand', () => {
  preferReducedMotion(true);
  render(block);
  advance(20_000);
  expect(shown()).toBe(FIRST);
  expect(screen.getByRole('button', { name: 'Textwechsel fortsetzen' })).toBeVisible();
});
