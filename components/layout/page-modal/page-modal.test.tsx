import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageModal } from './page-modal';

function show(href = '/de-de/versand') {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <PageModal href={href} title="Versand" />
    </MessagesProvider>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Versand');
  return frame;
}

/** A document inside the frame with this height in pixels. */
function inside(pixels: number): Document {
  const page = document.implementation.createHTMLDocument('Versand');
  page.body.innerHTML = '<a href="/de-de/pflege">Pflege</a><a href="#top">hoch</a>';
  Object.defineProperty(page.body, 'scrollHeight', { get: () => pixels });
  return page;
}

function load(frame: HTMLIFrameElement, contentDocument: () => Document | null) {
  Object.defineProperty(frame, 'contentDocument', { configurable: true, get: contentDocument });
  act(() => void fireEvent.load(frame));
}

test('LNK-03: hides the frame behind a spinner until it has loaded', () => {
  const frame = show();
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen');
  expect(frame).toHaveAttribute('data-loaded', 'false');
  load(frame, () => inside(400));
  expect(screen.queryByRole('status')).toBeNull();
  expect(frame).toHaveAttribute('data-loaded', 'true');
});

test('LNK-03: is 50 pixels higher than its page', () => {
  const frame = show();
  load(frame, () => inside(1_234));
  expect(frame.style.blockSize).toBe('1284px');
});

test.each([
  ['does not tell', () => null],
  [
    'refuses',
    () => {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  ],
])(
  'LNK-03: is 850 pixels high for another site’s page that %s its height',
  (_, contentDocument) => {
    const frame = show('https://example.com/masse');
    load(frame, contentDocument);
    expect(frame.style.blockSize).toBe('850px');
  },
);

test('LNK-04: links inside open in a new tab, except those within the page', () => {
  const frame = show();
  const page = inside(100);
  load(frame, () => page);
  const [link, anchor] = [...page.querySelectorAll('a')];
  link?.click();
  anchor?.click();
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener');
  expect(anchor?.target).toBe('');
});
