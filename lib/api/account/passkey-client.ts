import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { withSessionLock } from '@/lib/browser/visitor/session-lock';
import { asLoggedIn, codeIn, followNewLogin } from './log-in';

/** Why a passkey was not created or used; `null` on success, `cancelled` if the user declined. */
export type PasskeyOutcome = AccountRejection | 'cancelled' | null;

type Created = Parameters<typeof startRegistration>[0]['optionsJSON'];
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const post = <Result>(
  name: 'prepare' | 'add' | 'challenge' | 'login',
  locale: string,
  body: object,
  as: (result: unknown) => Result,
): Promise<Result> =>
  fetchJson(`/api/account/passkey/${name}?locale=${locale}`, as, { method: 'POST', body });

/** Ignores the browser's own errors: closing its dialog is not an error. */
const outcomeOf = (error: unknown): PasskeyOutcome => {
  if (!(error instanceof Error)) return 'unavailable';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'RequestFailed' ? codeIn(error) : 'passkey_failed';
};

/** Creates a passkey for the logged-in customer. @param password the customer's */
export async function addPasskey(locale: string, password: string): Promise<PasskeyOutcome> {
  try {
    // The shop's own routes return exactly these types.
    const asCreated = (result: unknown) => result as { options: Created };
    const { options } = await post('prepare', locale, { passkeyPassword: password }, asCreated);
    const credential = await startRegistration({ optionsJSON: options });
    await post('add', locale, { credential }, () => null);
    return null;
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Logs in with a passkey of this host, which the user chooses. */
export async function logInByPasskey(locale: string): Promise<PasskeyOutcome> {
  try {
    const asOptions = (result: unknown) => result as { options: PasskeyOptions };
    const { options } = await post('challenge', locale, {}, asOptions);
    const credential = await startAuthentication({ optionsJSON: options });
    await followNewLogin(
      locale,
      await withSessionLock('exclusive', () => post('login', locale, { credential }, asLoggedIn)),
      'passkey',
    );
    return null;
  } catch (error) {
    return outcomeOf(error);
  }
}
