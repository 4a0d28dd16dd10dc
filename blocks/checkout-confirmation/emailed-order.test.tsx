import { screen } from '@testing-library/react';
import { checkoutConfirmationFixtures } from './checkout-confirmation.fixture';
import { showConfirmation } from './show-confirmation.fixture';

const { default: plain } = checkoutConfirmationFixtures;

test('BSK-08: an order of gift cards alone has no words of a parcel, one with goods has', () => {
  const order = plain.loaded?.order;
  if (!order) throw new Error('the fixture has an order');
  const text = 'Wir packen Ihr Paket.';
  const fields = { ...plain.fields, text };
  const cards = order.lines.map((each) => ({ ...each, isGiftCard: true }));
  const view = showConfirmation({
    ...plain,
    fields,
    loaded: { order: { ...order, lines: cards } },
  });
  expect(screen.getByText('Ihre Geschenkkarten senden wir Ihnen per E-Mail.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible();
  view.unmount();
  showConfirmation({ ...plain, fields });
  expect(screen.getByText(text)).toBeVisible();
});
