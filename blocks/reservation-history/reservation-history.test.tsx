import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { ReservationHistory } from './reservation-history';
import { reservationHistoryFixtures } from './reservation-history.fixture';

const show = (props: BlockProps<'reservationHistory'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <ReservationHistory {...props} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = reservationHistoryFixtures;

test('RSV-12: shows number, date, article, amount, colour and size of a reservation', () => {
  show(maximal);
  const card = within(screen.getByRole('article', { name: 'Reservierungsnummer HGG-R1000001' }));
  expect(card.getByText('1 × Leinenhemd, Blau, 3XL')).toBeVisible();
});

test('RSV-12: shows the editors’ text without reservations', () => {
  show(plain);
  expect(screen.getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible();
});
