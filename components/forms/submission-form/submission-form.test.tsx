import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import type { EndpointResponse } from '@/lib/platform/http/send-json';
import { giveConsent } from '@/lib/browser/consent/use-consent';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { EmailField } from './person-fields';
import { SubmissionForm } from './submission-form';

// jsdom has neither the server for the puzzle nor the cryptography to solve it.
jest.mock('@/lib/shop/captcha/confirm-captcha');
const captcha = jest.mocked(confirmCaptcha);

const request = jest.fn<Promise<EndpointResponse>, [{ email: string }, string]>();

function Example() {
  const form = useForm<{ email: string }>({ shouldFocusError: false });
  return (
    <SubmissionForm
      form={form}
      name="example"
      submitLabel="Senden"
      success="Vielen Dank"
      send={request}
    >
      <EmailField form={form} />
    </SubmissionForm>
  );
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const send = async () => {
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  // Validation, captcha and request are awaited in sequence.
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const email = () => screen.getByRole('textbox', { name: 'E-Mail' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  giveConsent(['statistics']);
  delete window.dataLayer;
  captcha.mockResolvedValue({ token: 'token' });
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <Example />
    </MessagesProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('FRM-01: an invalid form is stopped before the captcha runs', async () => {
  await send();
  expect(captcha).not.toHaveBeenCalled();
  const summary = screen.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: /^Bitte geben Sie Ihre E-Mail/ }));
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
});

test.each(['name', 'name@', '@example.com', 'a b@example.com', 'name@example'])(
  'FRM-01: %s is rejected as an address',
  async (address) => {
    await user.type(email(), address);
    await send();
    expect(captcha).not.toHaveBeenCalled();
    expect(email()).toBeInvalid();
  },
);

test('FRM-01: without a solved captcha nothing is sent, and the form shows an error', async () => {
  await user.type(email(), 'name@example.com');
  for (const [because, messages] of [
    ['unsolved', /^Wir konnten nicht prüfen/],
    ['closed', /^Dieses Formular nimmt gerade nichts an/],
  ] as const) {
    captcha.mockResolvedValue({ token: null, because });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(messages);
  }
  expect(request).not.toHaveBeenCalled();
});

test('FRM-03: after the captcha the form is sent with its token and shows its success', async () => {
  request.mockResolvedValue({ success: true });
  await user.type(email(), 'name@example.com');
  await send();
  expect(request).toHaveBeenCalledWith({ email: 'name@example.com' }, 'token');
  expect(screen.getByRole('status')).toHaveTextContent('Vielen Dank');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(window.dataLayer).toEqual([{ event: 'form_submit', form: 'example' }]);
});

test('FRM-02: the button is disabled while the form is sent, at most ten seconds', async () => {
  request.mockReturnValue(new Promise(() => undefined));
  await user.type(email(), 'name@example.com');
  await send();
  const button = screen.getByRole('button', { name: 'Senden' });
  expect(button).toBeDisabled();
  act(() => jest.advanceTimersByTime(9_900));
  expect(button).toBeDisabled();
  act(() => jest.advanceTimersByTime(100));
  expect(button).toBeEnabled();
});

test('FRM-03: shows the server’s first message, or else a technical problem', async () => {
  request.mockResolvedValueOnce({
    success: false,
    errors: [{ message: 'Sie nehmen schon teil.' }],
  });
  await user.type(email(), 'name@example.com');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Sie nehmen schon teil.');
  request.mockResolvedValueOnce({ success: false });
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/technischen Gründen/);
});
