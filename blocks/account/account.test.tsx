import { render, screen, within } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
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
        <MediaProvider baseUrl="https://media.example">
          <Account {...props} />
        </MediaProvider>
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

test('LGN-01, GEN-06: a customer sees name and menu, in eck without reservations', async () => {
  const { unmount } = show(plain);
  await screen.findByRole('region', { name: 'Ihre Kundenkarte' });
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Kontomenü' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(screen.getByText('Guten Tag, Max Muster')).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Übersicht');
  expect(names()).toEqual([
    'Übersicht',
    'Zugangsdaten',
    'Adresse',
    'Bestellungen',
    'Reservierungen',
    'Kundenkarte',
  ]);
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  unmount();
  show(plain, 'eck');
  await screen.findByRole('region', { name: 'Ihre Kundenkarte' });
  expect(names()).not.toContain('Reservierungen');
});

test('LGN-01: a customer first sees the last order, what waits in a store, and the card', async () => {
  const { unmount } = show(plain);
  const order = within(await screen.findByRole('region', { name: 'Ihre letzte Bestellung' }));
  expect(order.getByText('Bestellnummer HGG-1000001')).toBeVisible();
  expect(order.getByText('1 × Leinenhemd, Blau, 3XL')).toBeVisible();
  expect(order.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute(
    'href',
    '/de-de/account/OrderHistory',
  );
  const store = within(screen.getByRole('region', { name: 'In der Filiale für Sie' }));
  expect(store.getByText(/^Reservierung HGG-R1000001, abholbar bis 19. November$/)).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Ihre Kundenkarte' }));
  expect(card.getByText(/175,90/)).toBeVisible();
  unmount();
  show(plain, 'eck');
  await screen.findByRole('region', { name: 'Ihre Kundenkarte' });
  expect(screen.queryByRole('region', { name: 'In der Filiale für Sie' })).toBeNull();
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
