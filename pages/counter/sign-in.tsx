import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { SignInView, type SignInViewProps } from '@/components/counter/sign-in-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { openCounterPage } from '@/lib/counter/counter/counter-page.server';
import { signIn } from '@/lib/counter/staff/sign-in.server';

type Shown = Omit<SignInViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  openCounterPage<Shown>(context, async ({ req, res, query, form }) => {
    const isPasswordSet = query['set'] !== undefined;
    if (!form) return { props: { email: '', error: null, isPasswordSet } };
    const email = (form['email'] ?? '').slice(0, 255);
    // The longest password, 255 letters, may be sent as several code points for each.
    const password = (form['password'] ?? '').slice(0, 2_000);
    const signedIn = await signIn(req, { email, password });
    if (signedIn.ok) {
      res.appendHeader('Set-Cookie', signedIn.cookie);
      return { goTo: '/counter' };
    }
    const isWrong = signedIn.code === 'wrong';
    const error = isWrong ? 'signInWrong' : 'tooMany';
    return { props: { email, error, isPasswordSet: false }, status: isWrong ? 401 : 429 };
  });

export default function CounterSignInPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <SignInView {...props} />;
}
