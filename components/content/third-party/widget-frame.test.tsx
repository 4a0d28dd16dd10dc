import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { WidgetFrame } from './widget-frame';
import { widgetDocument } from './widget-document';

const WIDGET = { script: 'https://widgets.example.com/light.js', configuration: 'a"b<c' };

const show = () =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <WidgetFrame {...WIDGET} provider="Lightwidget" title="Bilder" height={480} />
    </MessagesProvider>,
  );

// Typed by element, because TypeScript cannot know that the title belongs to a frame.
const frame = () => screen.getByTitle<HTMLIFrameElement>('Bilder');
const post = (data: unknown, source = frame().contentWindow) =>
  fireEvent(window, new MessageEvent('message', { data, source }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('TRK-08: the script runs in a frame without access to page or cookies', () => {
  show();
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
});

test('a frame with content gets the height it reports, and never less than its reserved space', () => {
  show();
  post({ widget: 'ready', height: 900 });
  expect(frame()).toHaveAttribute('height', '900');
  post({ widget: 'ready', height: 10 });
  expect(frame()).toHaveAttribute('height', '900');
});

test('TRK-08: a failed script is reported and can be retried', () => {
  show();
  post({ widget: 'failed' });
  expect(screen.getByRole('status')).toHaveTextContent(/Lightwidget.*nicht/);
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(frame()).toBeVisible();
});

test('a provider that does not respond fails after ten seconds', () => {
  show();
  act(() => jest.advanceTimersByTime(9_999));
  expect(frame()).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeVisible();
});

test('messages from other windows are ignored', () => {
  show();
  post({ widget: 'failed' }, window);
  post('failed');
  post(null);
  expect(frame()).toHaveAttribute('data-state', 'loading');
});

test('TRK-08: the frame checks ten times, every 100 ms, whether the widget shows anything', () => {
  const html = widgetDocument({ ...WIDGET, language: 'de' });
  expect(html).toContain('tries=10');
  expect(html).toContain('setTimeout(watch,100)');
});

test('an editor’s configuration is escaped in its attribute', () => {
  const html = widgetDocument({ ...WIDGET, language: 'de' });
  expect(html).toContain('data-configuration="a&quot;b&lt;c"');
});
