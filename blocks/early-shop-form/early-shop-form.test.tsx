import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { EarlyShopForm } from './early-shop-form';
import { earlyShopFormFixtures } from './early-shop-form.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const show = (props: BlockProps<'earlyShopForm'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <EarlyShopForm {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal } = earlyShopFormFixtures;
const sent = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  globalThis.fetch = sent.mockResolvedValue({ ok: true, json: async () => ({ success: true }) });
});

const register = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'jan@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Jan');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Novák');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('BLK-18: email, names and one consent are required', async () => {
  show(plain);
  await register();
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(summary.querySelectorAll('li')).toHaveLength(4);
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['12806', 'Ihr Zugang ist unterwegs.'],
  ['1', 'Wir melden uns.'],
])('BLK-18, NWS-06: trigger %s is sent along, with the response “%s”', async (triggerId, text) => {
  show({ ...plain, fields: { ...plain.fields, triggerId } });
  await fillIn();
  await register();
  const [path, { body }] = sent.mock.calls[0];
  expect(path).toBe('/api/newsletter/earlyShopRegistration');
  expect(JSON.parse(body)).toMatchObject({ triggerID: triggerId, token: 'token' });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('the form confirms its success even without texts of its own', async () => {
  show(minimal);
  await fillIn();
  await register();
  expect(screen.getByRole('status')).toHaveTextContent('Vielen Dank, Sie hören von uns.');
});
