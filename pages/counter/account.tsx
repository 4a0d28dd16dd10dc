import { AccountView, type AccountViewProps } from '@/components/counter/account-view';
import { counterView } from '@/components/counter/counter-frame';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import { counterPage, SIGN_IN } from '@/lib/counter/counter/counter-page.server';
import { chooseLanguage, endSession, signOut } from '@/lib/counter/staff/own-account.server';
import { hasSecondFactor } from '@/lib/counter/staff/second-factor.server';
import { listStaffSessions, type SignedIn } from '@/lib/counter/staff/staff-session.server';
import { isOrderId } from '@/lib/commerce/orders/order-id';

type Shown = OwnProps<AccountViewProps>;

async function shown(staff: SignedIn, isSaved: boolean): Promise<Shown> {
  const sessions = await listStaffSessions(staff.id);
  return {
    isSaved,
    language: staff.language,
    hasSecondFactor: await hasSecondFactor(staff.id),
    sessions: sessions.map(({ id, tokenHash, device, signedInAt, usedAt }) => ({
      id,
      device,
      signedInAt: signedInAt.getTime(),
      usedAt: usedAt.getTime(),
      isThis: tokenHash === staff.session,
    })),
  };
}

export const getServerSideProps = counterPage<AccountViewProps>(
  'account',
  async ({ query, staff }) => ({ props: await shown(staff, query['saved'] !== undefined) }),
  async ({ req, res, form, staff }) => {
    const { step, id = '' } = form;
    if (step === 'end-session' && isOrderId(id)) {
      await endSession(staff, id);
      return { goTo: '/counter/account?saved' };
    }
    if (step === 'language') {
      const chosen = form['language'];
      await chooseLanguage(staff, chosen === 'de' || chosen === 'en' ? chosen : null);
      return { goTo: '/counter/account?saved' };
    }
    const isEverywhere = step === 'sign-out-everywhere';
    if (!isEverywhere && step !== 'sign-out') return { problem: 'invalid' };
    res.appendHeader('Set-Cookie', await signOut(req.headers, staff, { isEverywhere }));
    return { goTo: SIGN_IN };
  },
);

export default counterView(AccountView);
