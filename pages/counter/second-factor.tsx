import { counterView } from '@/components/counter/counter-frame';
import {
  SecondFactorView,
  type SecondFactorViewProps,
} from '@/components/counter/second-factor-view';
import { codePath, qrCode } from '@/lib/commerce/order-view/transfer-code.server';
import { counterPage, type StaffVisit } from '@/lib/counter/counter/counter-page.server';
import {
  hasSecondFactor,
  removeSecondFactor,
  setSecondFactor,
} from '@/lib/counter/staff/second-factor.server';
import { newTotpSecret, readTotpSecret, totpAddress } from '@/lib/counter/staff/totp.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';

/** Codes tried from one client address; a code is one of a million. */
const BY_CLIENT: Limit = { name: 'staff-code', requests: 20, seconds: 5 * 60 };

async function show({ staff }: StaffVisit, shown: { secret?: string; isWrong: boolean }) {
  const { isWrong } = shown;
  const status = isWrong ? 422 : 200;
  if (await hasSecondFactor(staff.id)) return { props: { setup: null, isWrong }, status };
  // After a wrong code it is not replaced, because the app knows it already.
  const secret = shown.secret && readTotpSecret(shown.secret) ? shown.secret : newTotpSecret();
  const code = qrCode(totpAddress(secret, staff.email));
  const setup = { secret, size: code.length, path: codePath(code) };
  return { props: { setup, isWrong }, status };
}

export const getServerSideProps = counterPage<SecondFactorViewProps>(
  'account',
  (visit) => show(visit, { isWrong: false }),
  async (visit) => {
    const { form, staff, req } = visit;
    if (await limitRequests(req, BY_CLIENT)) return { problem: 'tooMany' };
    const { step, secret = '', code = '' } = form;
    if (step !== 'set' && step !== 'remove') return { problem: 'invalid' };
    const isDone =
      step === 'set'
        ? await setSecondFactor(staff.id, secret, code)
        : await removeSecondFactor(staff.id, code);
    return isDone ? { goTo: '/counter/account?saved' } : show(visit, { secret, isWrong: true });
  },
);

export default counterView(SecondFactorView);
