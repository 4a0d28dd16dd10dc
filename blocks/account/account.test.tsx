import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { Account } from './account';
import { accountFixtures } from './account.fixture';

const show = (props: BlockProps<'account'>, project: 'hgg' | 'eck' = 'hgg') =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
        <Account {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal, unreachable } = accountFixtures;

test('LGN-01: a guest gets the form, which works without JavaScript', () => {
  show(minimal);
  const button = screen.getByRole('button', { name: 'Anmelden' });
  expect(button.closest('form')).toHaveAttribute('action', '/api/account/login');
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'Konto anlegen' })).toHaveAttribute(
    'href',
    '/de-de/account/Registration',
  );
});

test('LGN-01, GEN-06: a customer sees name and menu, in eck without reservations', () => {
  const { unmount } = show(plain);
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Kontomenü' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(screen.getByText('Guten Tag, Max Muster')).toBeVisible();
  expect(names()).toEqual([
    'Zugangsdaten',
    'Adresse',
    'Bestellungen',
    'Reservierungen',
    'Kundenkarte',
  ]);
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  unmount();
  show(plain, 'eck');
  expect(names()).not.toContain('Reservierungen');
});

test('LGN-03: a rejected login shows an error with a link to a new password', () => {
  show(maximal);
  expect(screen.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Neues Passwort anfordern' })).toHaveAttribute(
    'href',
    '/de-de/account?forgot=1#forgot',
  );
  expect(screen.getByText(/^Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
});

test('reports that the account cannot be loaded', () => {
  show(unreachable);
  expect(screen.getByRole('alert')).toHaveTextContent(/nicht erreichbar/);
});
