import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutConfirmation } from './checkout-confirmation';
import { checkoutConfirmationFixtures } from './checkout-confirmation.fixture';

const { default: plain } = checkoutConfirmationFixtures;

const show = (props: BlockProps<'checkoutConfirmation'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <CheckoutConfirmation {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

test('BSK-08: an order of gift cards alone has no words of a parcel, one with goods has', () => {
  const order = plain.loaded?.order;
  if (!order) throw new Error('the fixture has an order');
  const text = 'Wir packen Ihr Paket.';
  const fields = { ...plain.fields, text };
  const cards = order.lines.map((each) => ({ ...each, isGiftCard: true }));
  const view = show({ ...plain, fields, loaded: { order: { ...order, lines: cards } } });
  expect(screen.getByText('Ihre Geschenkkarten senden wir Ihnen per E-Mail.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible();
  view.unmount();
  show({ ...plain, fields });
  expect(screen.getByText(text)).toBeVisible();
});
