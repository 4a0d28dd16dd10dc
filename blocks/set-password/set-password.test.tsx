import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SetPassword } from './set-password';
import { setPasswordFixtures } from './set-password.fixture';

const show = (props: BlockProps<'setPassword'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <SetPassword {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { minimal, maximal, tooShort } = setPasswordFixtures;

test('PWD-03: the form contains the token of the address', () => {
  show(minimal);
  const form = screen.getByRole('button', { name: 'Passwort speichern' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/account/resetPassword');
  expect(new FormData(form ?? undefined).get('token')).toBe('x'.repeat(43));
});

test('PWD-03: a password that is too short has its error at the field', () => {
  show(tooShort);
  expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/fünf Zeichen/);
});

test('PWD-04: an invalid link leads to the request for a new one', () => {
  show(maximal);
  expect(screen.getByText(/abgelaufen oder schon benutzt/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Link anfordern' });
  expect(within(document.body).queryByLabelText('Neues Passwort')).toBeNull();
  expect(button).toBeVisible();
});
