import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { AddressConfirmation } from './address-confirmation';
import { addressConfirmationFixtures } from './address-confirmation.fixture';

const show = (props: BlockProps<'addressConfirmation'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <AddressConfirmation {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { minimal, maximal } = addressConfirmationFixtures;

test('PWD-03: only the button does what a link is for', () => {
  show(minimal);
  const button = screen.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
  expect(button.closest('form')).toHaveAttribute('action', '/api/account/confirm');
  expect(within(document.body).queryByText(/abgelaufen/)).toBeNull();
});

test('PWD-05: a link that is used says so', () => {
  show(maximal);
  expect(screen.getByText(/abgelaufen oder schon benutzt/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
