import { strengthOf } from '@/lib/customer/account/password-strength';
import { PASSWORD_LIMITS } from '@/lib/customer/account/registration';
import { opaqueString } from '@/lib/platform/hashing/opaque-string';

/** Letters of a password that opens every customer's orders. */
export const MIN_STAFF_PASSWORD = 12;
/** Strength, of five, that withstands ten thousand million guesses. */
const MIN_STRENGTH = 3;

export type StaffPasswordError = 'passwordTooShort' | 'passwordTooLong' | 'passwordWeak';

/** Why a password is not accepted. @param email the account's address, which is easy to guess */
export function staffPasswordError(password: string, email: string): StaffPasswordError | null {
  const { length } = opaqueString(password);
  if (length < MIN_STAFF_PASSWORD) return 'passwordTooShort';
  if (length > PASSWORD_LIMITS.max) return 'passwordTooLong';
  return strengthOf(password, [email, 'counter', 'selvedge']) < MIN_STRENGTH
    ? 'passwordWeak'
    : null;
}
