import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCaptcha, loadSolver } from '@/lib/shop/captcha/confirm-captcha';
import { loadSender } from './load-sender';
import { useCaptchaForm } from './use-captcha-form';

jest.mock('@/lib/shop/captcha/confirm-captcha');
const captcha = jest.mocked(confirmCaptcha);

/** Fields of each submitted form, because jsdom does not submit any. */
let sent: Record<string, FormDataEntryValue>[] = [];
let submit: jest.SpyInstance;
beforeEach(() => {
  sent = [];
  submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function record(
    this: HTMLFormElement,
  ) {
    sent.push(Object.fromEntries(new FormData(this)));
  });
});
afterEach(() => submit.mockRestore());

function Sample() {
  const { isPending, formProps } = useCaptchaForm(loadSender);
  return (
    <form {...formProps}>
      <input name="city" defaultValue="Ulm" aria-label="Ort" />
      <button aria-busy={isPending}>Senden</button>
    </form>
  );
}
const press = () => userEvent.click(screen.getByRole('button'));

test('FRM-01: the first touch loads the solver, and the form is submitted once it has a token', async () => {
  captcha.mockResolvedValue({ token: 'solved' });
  render(<Sample />);
  expect(loadSolver).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('textbox'));
  expect(loadSolver).toHaveBeenCalled();
  await press();
  await press();
  expect(sent).toEqual([{ city: 'Ulm', token: 'solved' }]);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('FRM-01: a page restored by Back submits its form again with another token', async () => {
  captcha.mockResolvedValueOnce({ token: 'first' }).mockResolvedValueOnce({ token: 'second' });
  render(<Sample />);
  await press();
  await userEvent.click(document.body);
  act(() => void dispatchEvent(new Event('pageshow')));
  await press();
  expect(sent.map(({ token }) => token)).toEqual(['first', 'second']);
});

test('FRM-01: if the captcha fails, the form is submitted as without scripts', async () => {
  captcha.mockResolvedValue({ token: null, because: 'unreachable' });
  render(<Sample />);
  await press();
  expect(sent).toEqual([{ city: 'Ulm', token: '' }]);
});
