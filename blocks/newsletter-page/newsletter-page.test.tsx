import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { NewsletterPage } from './newsletter-page';
import { newsletterPageFixtures } from './newsletter-page.fixture';

// jsdom has neither a server that creates a challenge nor the Web Crypto to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');

const sent = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  jest.mocked(confirmCaptcha).mockResolvedValue({ token: 'token' });
  globalThis.fetch = sent.mockResolvedValue({ ok: true, json: async () => ({ success: true }) });
});

const show = (project: ProjectId = 'hgg') =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
        <NewsletterPage {...newsletterPageFixtures.default} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

test('NWS-01: the payload contains interests, names, email, birthday and token', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'jan@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /^Vorname/ }), 'Jan');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nachname/ }), 'Novák');
  await userEvent.type(screen.getByRole('textbox', { name: /^Jahr/ }), '1980');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Überlängen/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sale' }));
  await userEvent.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));
  const [path, { body }] = sent.mock.calls[0];
  expect(path).toBe('/api/newsletter/subscribe');
  expect(JSON.parse(body)).toEqual({
    email: 'jan@example.com',
    firstName: 'Jan',
    lastName: 'Novák',
    hggbig: false,
    hggtall: true,
    sale: true,
    birthday: { day: '', month: '', year: '1980' },
    token: 'token',
  });
  expect(await screen.findByRole('status')).toHaveTextContent(/^Vielen Dank/);
});

test('NWS-01: only the email address is required', async () => {
  show();
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toBeRequired();
  for (const optional of [/^Vorname/, /^Nachname/, /^Tag/, /^Monat/, /^Jahr/])
    expect(screen.getByRole('textbox', { name: optional })).not.toBeRequired();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'jan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('BLK-19: the form is prefilled with an address typed on another page', () => {
  sessionStorage.setItem('storage_newsletterEmail', 'jan@example.com');
  show();
  expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('jan@example.com');
});

test('NWS-01: one shop offers big and tall as interests, all of them sales', () => {
  show('hrm');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ name }) => name)).toEqual(['sale']);
});
