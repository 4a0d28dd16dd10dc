import { register, registerWithCard, type Registered } from '@/lib/api/account/log-in';
import { checkCardRegistration } from '@/lib/customer/account/card-registration';
import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { checkRegistration } from '@/lib/customer/account/registration';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import type { RouteContext } from '@/lib/shop/routes/named-routes';

const filled = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));

/** Validates the form with the server's rules, solves the captcha and registers. */
export async function submitRegistration(
  form: HTMLFormElement,
  { project, locale }: RouteContext,
  hasCard: boolean,
): Promise<Registered> {
  const fields = filled(form);
  const check = hasCard ? checkCardRegistration : checkRegistration;
  const checked = check(project, fields, berlinDay(Date.now()));
  if (!checked.ok) return { ok: false, code: 'invalid', errors: checked.errors };
  const captcha = await confirmCaptcha();
  if (captcha.token === null) return { ok: false, code: 'captcha_failed', errors: {} };
  const send = hasCard ? registerWithCard : register;
  return send(locale, { ...fields, token: captcha.token });
}
