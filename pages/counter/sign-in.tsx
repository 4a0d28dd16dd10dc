import { counterView } from '@/components/counter/counter-frame';
import { SignInView, type SignInViewProps } from '@/components/counter/sign-in-view';
import {
  counterAddress,
  oneParameter,
  openCounterPage,
  type CounterVisit,
} from '@/lib/counter/counter/counter-page.server';
import { signIn, signInByPasskey } from '@/lib/counter/staff/sign-in.server';
import { hasSingleSignOn } from '@/lib/counter/staff/single-sign-on.server';
import { findTyped } from '@/lib/counter/staff/typed-draft.server';
import { passkeyHost } from '@/lib/customer/passkeys/passkey-host.server';

/** Signs in by what a form has: a passkey, or a password with its code. */
function signInBy(req: CounterVisit['req'], form: NonNullable<CounterVisit['form']>) {
  const { credential } = form;
  if (credential) return signInByPasskey(req, passkeyHost(req), credential);
  const email = (form['email'] ?? '').slice(0, 255);
  // The longest password, 255 letters, may be sent as several code points for each.
  const password = (form['password'] ?? '').slice(0, 2_000);
  const code = (form['code'] ?? '').slice(0, 20);
  return signIn(req, { email, password, code });
}

export const getServerSideProps = openCounterPage<SignInViewProps>(
  async ({ req, res, query, form }) => {
    const isPasswordSet = query['set'] !== undefined;
    const next = counterAddress(oneParameter(form ? form['next'] : query['next']));
    const hasSso = hasSingleSignOn();
    const ssoError = query['sso'] === undefined ? null : 'ssoFailed';
    if (!form) return { props: { email: '', error: ssoError, isPasswordSet, next, hasSso } };
    const signedIn = await signInBy(req, form);
    if (signedIn.ok) {
      res.appendHeader('Set-Cookie', signedIn.cookie);
      const typed = await findTyped(signedIn.staffId);
      return { goTo: typed ? '/counter/typed' : next };
    }
    const isWrong = signedIn.code === 'wrong';
    const wrong = form['credential'] ? 'passkeyFailed' : 'signInWrong';
    const email = (form['email'] ?? '').slice(0, 255);
    const error = isWrong ? wrong : 'tooMany';
    return {
      props: { email, error, isPasswordSet: false, next, hasSso },
      status: isWrong ? 401 : 429,
    };
  },
);

export default counterView(SignInView);
