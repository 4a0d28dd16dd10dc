import { render, screen } from '@testing-library/react';
import { siteFrame } from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { CheckoutHeader } from './checkout-header';

test('the header of the checkout has the way to the content, the home page and the basket, and no other', () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <CheckoutHeader frame={siteFrame} />
      </RouteContextProvider>
    </MessagesProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#main',
    siteFrame.home.href,
    '/de-de/checkout/cart',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
