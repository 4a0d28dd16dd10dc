import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { ContactForm } from './contact-form';
import { contactFormFixtures } from './contact-form.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const sent = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  globalThis.fetch = sent.mockResolvedValue({ ok: true, json: async () => ({ success: true }) });
});

const show = (language: Language = 'de', props = contactFormFixtures.maximal) =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <ContactForm {...props} />
    </MessagesProvider>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
const agree = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /Verwendung meiner Angaben/ }));

async function fillIn({ firstName = 'Jan', message = 'Wo ist mein Paket?' } = {}) {
  await userEvent.type(field('Vorname'), firstName);
  await userEvent.type(field('Nachname'), 'Novák');
  await userEvent.type(field('E-Mail'), 'jan@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Thema' }), 'Lieferung');
  await userEvent.type(field('Nachricht'), message);
  await agree();
}
const complaints = () =>
  [...screen.getByRole('group', { name: /prüfen Sie/ }).querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );

test('CON-01, CON-03: a message is sent with all its fields and the captcha’s token', async () => {
  show();
  await fillIn();
  await userEvent.type(field('Kundennummer (freiwillig)'), '4711');
  await send();
  const [path, { body }] = sent.mock.calls[0];
  expect(path).toBe('/api/contact/sendEmail');
  expect(JSON.parse(body)).toEqual({
    firstName: 'Jan',
    lastName: 'Novák',
    email: 'jan@example.com',
    custNumber: '4711',
    subject: 'delivery',
    message: 'Wo ist mein Paket?',
    callBack: false,
    phoneNumber: '',
    acceptDatenschutz: true,
    token: 'token',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Wir melden uns noch heute.');
});

test('CON-03: offers six subjects, none selected initially', () => {
  show();
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toHaveLength(7);
  expect(options[0]).toBe('Bitte wählen');
});

test('CON-04: names, email, subject, message and consent are required, the customer number is not', async () => {
  show();
  await send();
  expect(complaints()).toHaveLength(6);
  expect(sent).not.toHaveBeenCalled();
});

test('CON-04: a name has at most thirty characters, and a message must not be blank', async () => {
  show();
  await fillIn({ firstName: '伟', message: '   ' });
  await send();
  expect(complaints()).toEqual(['Bitte schreiben Sie, wie wir helfen können.']);
  await userEvent.type(field('Vorname'), 'x'.repeat(30));
  expect(complaints()).toContain('Höchstens 30 Zeichen, bitte.');
  expect(sent).not.toHaveBeenCalled();
});

test('CON-04: a visitor who requests a call back must enter a number', async () => {
  show();
  await fillIn();
  expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bitte rufen Sie mich zurück' }));
  await send();
  expect(complaints()).toEqual(['Bitte geben Sie die Nummer ein, unter der wir Sie erreichen.']);
  await userEvent.type(field('Telefonnummer'), '089 123');
  await send();
  expect(JSON.parse(sent.mock.calls[0][1].body)).toMatchObject({
    callBack: true,
    phoneNumber: '089 123',
  });
});

test('CON-04: a number that the server rejects has its error at the field, and is corrected there', async () => {
  const message = 'Bitte geben Sie nur Ziffern ein, zum Beispiel +49 89 123456.';
  const errors = [{ code: 'invalid', field: 'phoneNumber', message }];
  sent.mockResolvedValueOnce({ ok: false, status: 400, json: async () => ({ errors }) });
  show();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bitte rufen Sie mich zurück' }));
  await userEvent.type(field('Telefonnummer'), '12');
  await send();
  expect(field('Telefonnummer')).toHaveAccessibleDescription(message);
  expect(complaints()).toEqual([message]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.type(field('Telefonnummer'), '34567');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Wir melden uns noch heute.');
});

test('CON-04: call-backs are not offered in other languages', () => {
  show('fr');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('CON-01: a rejection is shown and the typed text stays', async () => {
  sent.mockResolvedValue({ ok: false, json: async () => ({ success: false }) });
  show();
  await fillIn();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('technischen Gründen');
  expect(field('Nachricht')).toHaveValue('Wo ist mein Paket?');
});
