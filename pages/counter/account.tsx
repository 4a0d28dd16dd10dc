import type { GetServerSideProps } from 'next';
import { AccountView, type AccountViewProps } from '@/components/counter/account-view';
import { CounterProblemView } from '@/components/counter/counter-frame';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, SIGN_IN } from '@/lib/counter/counter/counter-page.server';
import { chooseLanguage, signOut } from '@/lib/counter/staff/own-account.server';

type Shown = Omit<AccountViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'account', async ({ req, res, query, form, staff }) => {
    const { language } = staff;
    if (!form) return { props: { language, isSaved: query['saved'] !== undefined } };
    const { step } = form;
    if (step === 'language') {
      const chosen = form['language'];
      await chooseLanguage(staff, chosen === 'de' || chosen === 'en' ? chosen : null);
      return { goTo: '/counter/account?saved' };
    }
    const isEverywhere = step === 'sign-out-everywhere';
    if (!isEverywhere && step !== 'sign-out') return { problem: 'invalid' };
    res.appendHeader('Set-Cookie', await signOut(req.headers, staff, { isEverywhere }));
    return { goTo: SIGN_IN };
  });

export default function CounterAccountPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <AccountView {...props} />;
}
