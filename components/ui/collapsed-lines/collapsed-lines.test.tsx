import { act, fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { CollapsedLines } from './collapsed-lines';

const TEXT = 'Fünf Weiten und drei Armlängen.';
let measure: () => void;

function show(height: number) {
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  };
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <CollapsedLines text={TEXT} />
    </MessagesProvider>,
  );
  act(() => measure());
}

afterEach(() => jest.restoreAllMocks());

test('BLK-21: a text of more than 20 pixels expands and collapses', () => {
  show(21);
  const text = screen.getByText(TEXT);
  expect(text).toHaveAttribute('data-open', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Weiterlesen', expanded: false }));
  expect(text).toHaveAttribute('data-open', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Weniger anzeigen', expanded: true }));
  expect(text).toHaveAttribute('data-open', 'false');
});

test('BLK-21: a text of one line, 20 pixels, has nothing to expand', () => {
  show(20);
  expect(screen.getByText(TEXT)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
