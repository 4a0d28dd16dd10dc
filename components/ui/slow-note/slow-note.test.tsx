import { act, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { SlowNote } from './slow-note';

const note = (isPending: boolean) => (
  <MessagesProvider messages={messagesFor('de')}>
    <SlowNote isPending={isPending} />
  </MessagesProvider>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ERR-06: after three seconds a pending request is said to take longer, until it ends', () => {
  const { rerender } = render(note(true));
  const status = screen.getByRole('status');
  act(() => jest.advanceTimersByTime(2_900));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(200));
  expect(status).toHaveTextContent('Das dauert länger als sonst');
  rerender(note(false));
  expect(status).toBeEmptyDOMElement();
});
