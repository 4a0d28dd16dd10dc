import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { WelcomePage } from './welcome-page';
import { welcomePageFixtures } from './welcome-page.fixture';

const show = (props: BlockProps<'welcomePage'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <WelcomePage {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = welcomePageFixtures;

test('REG-03: greets a new customer and links into the shop', () => {
  show(plain);
  expect(screen.getByText('Schön, dass Sie da sind.')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Kontomenü' }));
  expect(menu.getByText('Guten Tag, Max Muster')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible();
});

test('reports the effect of an emailed link', () => {
  show(maximal);
  expect(screen.getByRole('status')).toHaveTextContent('Ihre E-Mail-Adresse ist bestätigt.');
});
