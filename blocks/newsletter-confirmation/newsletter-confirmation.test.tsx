import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { NewsletterConfirmation } from './newsletter-confirmation';
import { newsletterConfirmationFixtures } from './newsletter-confirmation.fixture';

const show = (props: BlockProps<'newsletterConfirmation'>, search: string) => {
  history.replaceState(null, '', `/de-de/newsletter/danke${search}`);
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <NewsletterConfirmation {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );
};

const { default: plain, minimal } = newsletterConfirmationFixtures;

test('NWS-03: success shows the editor’s text', () => {
  show(plain, '?success=1');
  const page = screen.getByRole('region', { name: 'Ihre Anmeldung ist bestätigt' });
  expect(page).toHaveTextContent('am Monatsanfang');
});

test.each(['', '?success=0', '?success='])('NWS-03: %j is a failure', (search) => {
  show(plain, search);
  const page = screen.getByRole('region', { name: 'Der Link ist abgelaufen' });
  expect(page).toHaveTextContent('Bitte melden Sie sich noch einmal an.');
  expect(page).not.toHaveTextContent('Monatsanfang');
});

test('NWS-03: shows a failure even without an editor’s headline', () => {
  show(minimal, '?success=0');
  expect(screen.getByRole('heading')).toHaveTextContent('ließ sich nicht bestätigen');
});

test.each(['?success=1', '?success=0'])('NWS-03: %j shows a link into the shop', (search) => {
  show(plain, search);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de-de');
});
