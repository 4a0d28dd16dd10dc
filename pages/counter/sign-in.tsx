import { counterView } from '@/components/counter/counter-frame';
import { SignInView, type SignInViewProps } from '@/components/counter/sign-in-view';
import { oneParameter, openCounterPage } from '@/lib/counter/counter/counter-page.server';
import { findTyped } from '@/lib/counter/staff/typed-draft.server';
import { signIn } from '@/lib/counter/staff/sign-in.server';

/** A page of the counter; the list for anything else, because an address may be made by anybody. */
const pageOf = (address: string): string =>
  /^\/counter(?:[/?][\w/?&=.%+~:-]*)?$/.test(address) && !address.includes('//')
    ? address
    : '/counter';

export const getServerSideProps = openCounterPage<SignInViewProps>(
  async ({ req, res, query, form }) => {
    const isPasswordSet = query['set'] !== undefined;
    const next = pageOf(oneParameter(form ? form['next'] : query['next']));
    if (!form) return { props: { email: '', error: null, isPasswordSet, next } };
    const email = (form['email'] ?? '').slice(0, 255);
    // The longest password, 255 letters, may be sent as several code points for each.
    const password = (form['password'] ?? '').slice(0, 2_000);
    const code = (form['code'] ?? '').slice(0, 20);
    const signedIn = await signIn(req, { email, password, code });
    if (signedIn.ok) {
      res.appendHeader('Set-Cookie', signedIn.cookie);
      const typed = await findTyped(signedIn.staffId);
      return { goTo: typed ? '/counter/typed' : next };
    }
    const isWrong = signedIn.code === 'wrong';
    const error = isWrong ? 'signInWrong' : 'tooMany';
    return { props: { email, error, isPasswordSet: false, next }, status: isWrong ? 401 : 429 };
  },
);

export default counterView(SignInView);
