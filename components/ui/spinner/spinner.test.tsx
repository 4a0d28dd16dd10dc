import { render, screen } from '@testing-library/react';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Spinner } from './spinner';

test('a spinner announces that something is loading, or what', () => {
  render(
    <MessagesProvider messages={messagesFor('fr')}>
      <Spinner />
      <Spinner label="Recherche des magasins" />
    </MessagesProvider>,
  );
  const [plain, named] = screen.getAllByRole('status');
  expect(plain).toHaveTextContent('Chargement en cours');
  expect(named).toHaveTextContent('Recherche des magasins');
});

test('a skeleton has the given number of lines, and is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="text" lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('[data-shape="text"]')).toHaveLength(3);
});
