import { render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutPayment } from './checkout-payment';
import { checkoutPaymentFixtures } from './checkout-payment.fixture';

const show = (props: BlockProps<'checkoutPayment'>, language: Language = 'de') =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <MediaProvider baseUrl="https://pictures.example">
        <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
          <CheckoutPayment {...props} />
        </RouteContextProvider>
      </MediaProvider>
    </MessagesProvider>,
  );

const { default: plain, maximal } = checkoutPaymentFixtures;

test('BSK-08: shows the price of shipping, and where card data is entered', () => {
  show(plain);
  const shipping = screen.getByRole('radio', { name: /^Standardversand kostenlos$/ });
  expect(shipping).toBeChecked();
  expect(shipping).toHaveAccessibleDescription('Voraussichtlich bei Ihnen: 2.–3. Dezember');
  const card = screen.getByRole('radio', { name: 'Kredit- oder Debitkarte' });
  expect(card).toBeChecked();
  expect(card).toHaveAccessibleDescription(/gesicherten Seite/);
});

test('BSK-08: the choice is a form that works without JavaScript', () => {
  show(plain);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Versand und Zahlung' });
  expect(form).toHaveAttribute('action', '/api/checkout/payment');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    locale: 'de-de',
    shippingMethod: 'standard',
    paymentMethod: 'card',
  });
});

test('BSK-08: a choice rejected by the server has to be made again', () => {
  show(maximal);
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte wählen Sie eine Versandart');
});

test('BSK-08: without an address redirects to that step', () => {
  show({ ...plain, loaded: { missing: 'address' } });
  expect(screen.getByRole('link', { name: 'Zur Adresse' })).toHaveAttribute(
    'href',
    '/de-de/checkout/address?invalid=1',
  );
});
