import { confirmCaptcha, loadSolver } from './confirm-captcha';

// This module is loaded when a form is first touched.
loadSolver();

/** The form's hidden field for the token, created because forms without scripts do not have it. */
function tokenField(form: HTMLFormElement): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>('input[type=hidden][name=token]');
  const field = found ?? form.appendChild(document.createElement('input'));
  field.type = 'hidden';
  field.name = 'token';
  return field;
}

/**
 * Submits a form with a token, or without one if the captcha fails.
 * @param onReturn called when the page is restored after submission, for example by Back
 */
export async function sendSolved(form: HTMLFormElement, onReturn: () => void): Promise<void> {
  const { token } = await confirmCaptcha();
  tokenField(form).value = token ?? '';
  addEventListener('pageshow', onReturn, { once: true });
  form.submit();
}
