import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { ORDER_NUMBER_LIMIT } from '@/lib/commerce/order-view/order-number';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ReturnPortal } from './return-portal';
import { returnPortalFixtures } from './return-portal.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const sent = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  globalThis.fetch = sent;
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <ReturnPortal {...returnPortalFixtures.default} />
    </MessagesProvider>,
  );
});

async function open(orderNumber: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Bestellnummer' }), orderNumber);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'jan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Rückgabe beginnen' }));
}

test('ORD-06: an order number that is too short has an error with both limits', async () => {
  await open('1');
  const field = screen.getByRole('textbox', { name: 'Bestellnummer' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(new RegExp(`2 bis ${ORDER_NUMBER_LIMIT} Zeichen`));
  expect(sent).not.toHaveBeenCalled();
});

test('ORD-06, CST-03: the portal’s response is shown in a frame of 800 pixels', async () => {
  const data = '/return-portal?uid=1';
  sent.mockResolvedValue({ ok: true, json: async () => ({ success: true, data }) });
  await open('HGG-1000001');
  const frame = screen.getByTitle('Rückgabe anmelden');
  expect([frame.getAttribute('src'), frame.getAttribute('height')]).toEqual([data, '800']);
});

test('ORD-06: an error of the portal is an alert', async () => {
  const errors = [{ message: 'Keine <b>Bestellung</b>' }];
  sent.mockResolvedValue({
    ok: false,
    status: 404,
    json: async () => ({ success: false, errors }),
  });
  await open('HGG-1000001');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Bestellung');
});
