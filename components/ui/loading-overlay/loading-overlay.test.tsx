import { render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { LoadingOverlay } from './loading-overlay';

const show = (failure: string | null, language: 'de' | 'en' = 'en') =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <LoadingOverlay failure={failure} />
    </MessagesProvider>,
  );

test('ERR-08: loading is announced, and is not an error', () => {
  show(null);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ERR-08: a failure shows “Error” and its message, or “Internal Server Error” without one', () => {
  const { unmount } = show('No store has it.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No store has it.');
  unmount();
  show('');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Internal Server Error');
});
