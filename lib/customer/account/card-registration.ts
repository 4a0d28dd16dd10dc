import type { JsonObject } from '@/lib/platform/http/json-object';
import { isCardNumber, isCardPin } from '@/lib/customer/loyalty/loyalty-card';
import type { ProjectId } from '@/lib/shop/project/projects';
import { checkRegistration, sentText, type AccountErrors, type Registration } from './registration';
import { REGISTRATION_FIELDS } from './registration-fields';

/** Placeholder for the password, which is set by the emailed link. */
const NO_PASSWORD = 'not chosen yet';

/** Fields of the form in order, except for the PIN; shown again as typed after an error. */
export const CARD_REGISTRATION_FIELDS = [
  'loyaltyCardNumber',
  ...REGISTRATION_FIELDS.filter((field) => field !== 'password'),
] as const;

/** Without what people write between digits: `1234 5678`. */
const digitsOf = (sent: JsonObject, field: string): string =>
  sentText(sent, field).replaceAll(/[\s\p{Pd}.]+/gu, '');

/** Number and PIN of a form, or their errors. */
export function checkPrintedCard(sent: JsonObject) {
  const number = digitsOf(sent, 'loyaltyCardNumber');
  const pin = digitsOf(sent, 'loyaltyCardCVC');
  const errors: AccountErrors = {
    ...(!isCardNumber(number) && { loyaltyCardNumber: 'cardNumberInvalid' as const }),
    ...(!isCardPin(pin) && { loyaltyCardCVC: 'cardPinInvalid' as const }),
  };
  return { printed: { number, pin }, errors };
}

type Checked =
  | {
      ok: true;
      registration: Omit<Registration, 'password'>;
      printed: { number: string; pin: string };
    }
  | { ok: false; errors: AccountErrors };

/**
 * A registration with a card, or its errors, at most one per field. Runs in the browser and on the
 * server. Accepts only countries with loyalty cards.
 * @param today `2026-11-23`
 */
export function checkCardRegistration(
  project: ProjectId,
  sent: JsonObject,
  today: string,
): Checked {
  const { printed, errors } = checkPrintedCard(sent);
  const whole = { ...sent, password: NO_PASSWORD, registernewcustomercard: true };
  const checked = checkRegistration(project, whole, today);
  if (!checked.ok) return { ok: false, errors: { ...errors, ...checked.errors } };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { password: _, ...registration } = checked.registration;
  return { ok: true, registration, printed };
}
