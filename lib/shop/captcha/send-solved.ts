import { confirmCaptcha, loadSolver } from './confirm-captcha';

// This module is loaded with the first touch of a form.
loadSolver();

/** The form's hidden field for its token, which a form without scripts does not have. */
function tokenField(form: HTMLFormElement): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>('input[type=hidden][name=token]');
  const field = found ?? form.appendChild(document.createElement('input'));
  field.type = 'hidden';
  field.name = 'token';
  return field;
}

/**
 * Sends a form with a token, or with none where the captcha fails.
 * @param onReturn the page is restored after it was sent, by Back for example
 */
export async function sendSolved(form: HTMLFormElement, onReturn: () => void): Promise<void> {
  const { token } = await confirmCaptcha();
  tokenField(form).value = token ?? '';
  addEventListener('pageshow', onReturn, { once: true });
  form.submit();
}
