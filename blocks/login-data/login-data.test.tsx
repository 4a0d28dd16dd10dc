import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { LoginData } from './login-data';
import { loginDataFixtures } from './login-data.fixture';

const show = (props: BlockProps<'loginData'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <LoginData {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = loginDataFixtures;

test('ACC-03: email and password can be changed with the current password', () => {
  show(plain);
  const actions = ['E-Mail-Adresse ändern', 'Passwort ändern'].map((name) =>
    screen.getByRole('button', { name }).closest('form')?.getAttribute('action'),
  );
  expect(actions).toEqual(['/api/account/email', '/api/account/password']);
  expect(screen.getByLabelText('Passwort')).toHaveValue('');
});

test('ACC-03: errors are shown at their fields', () => {
  show(maximal);
  expect(screen.getByRole('textbox', { name: 'Neue E-Mail' })).toHaveValue('neu@');
  expect(screen.getByLabelText('Bisheriges Passwort')).toBeInvalid();
  expect(screen.getByText(/^Noch nicht bestätigt/)).toBeVisible();
});

test('all other devices can be logged out', async () => {
  show(maximal);
  const devices = within(await screen.findByRole('region', { name: 'Angemeldete Geräte' }));
  expect(devices.getAllByRole('button')).toHaveLength(1);
  expect(devices.getByRole('button', { name: 'Abmelden: Safari, iPhone' })).toBeVisible();
});
