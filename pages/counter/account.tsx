import { AccountView, type AccountViewProps } from '@/components/counter/account-view';
import { counterView } from '@/components/counter/counter-frame';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import {
  counterPage,
  JSON_HEADERS,
  SIGN_IN,
  type CounterResponse,
  type SentVisit,
} from '@/lib/counter/counter/counter-page.server';
import { chooseLanguage, endSession, signOut } from '@/lib/counter/staff/own-account.server';
import { hasSecondFactor } from '@/lib/counter/staff/second-factor.server';
import { isOwnPassword } from '@/lib/counter/staff/sign-in.server';
import {
  beginStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  storeStaffPasskey,
} from '@/lib/counter/staff/staff-passkeys.server';
import { listStaffSessions, type SignedIn } from '@/lib/counter/staff/staff-session.server';
import { passkeyHost } from '@/lib/customer/passkeys/passkey-host.server';
import { deviceName } from '@/lib/customer/session/device-name';

type Shown = OwnProps<AccountViewProps>;
type Response = CounterResponse<Shown>;

const SAVED = { goTo: '/counter/account?saved' };

async function shown(
  staff: SignedIn,
  { isSaved = false, error = null }: Partial<Pick<Shown, 'isSaved' | 'error'>>,
): Promise<Shown> {
  const sessions = await listStaffSessions(staff.id);
  const passkeys = await listStaffPasskeys(staff.id);
  return {
    isSaved,
    error,
    language: staff.language,
    hasSecondFactor: await hasSecondFactor(staff.id),
    passkeys: passkeys.map(({ id, name, host, createdAt }) => ({
      id,
      name,
      host,
      createdAt: createdAt.getTime(),
    })),
    sessions: sessions.map(({ id, tokenHash, device, place, signedInAt, usedAt }) => ({
      id,
      device,
      place,
      signedInAt: signedInAt.getTime(),
      usedAt: usedAt.getTime(),
      isThis: tokenHash === staff.session,
    })),
  };
}

/** Options for the script that creates a passkey, for those who know the password. */
async function passkeyOptions({ req, staff, form }: SentVisit): Promise<Response> {
  const password = (form['password'] ?? '').slice(0, 2_000);
  if (!(await isOwnPassword(req, staff, password))) return { problem: 'invalid' };
  const options = await beginStaffPasskey(staff, passkeyHost(req));
  if (!options) return { problem: 'invalid' };
  return { file: { headers: JSON_HEADERS, body: JSON.stringify(options) } };
}

async function addPasskey({ req, staff, form }: SentVisit): Promise<Response> {
  const owner = { staffId: staff.id, name: deviceName(req.headers['user-agent']) };
  const isAdded = await storeStaffPasskey(owner, passkeyHost(req), form['credential'] ?? '');
  return isAdded ? SAVED : { props: await shown(staff, { error: 'passkeyFailed' }), status: 422 };
}

async function endOf({ req, res, staff }: SentVisit, isEverywhere: boolean): Promise<Response> {
  res.appendHeader('Set-Cookie', await signOut(req.headers, staff, { isEverywhere }));
  return { goTo: SIGN_IN };
}

type Step = (visit: SentVisit) => Promise<Response>;

/** What the forms of the page do, by their step. */
const STEPS: ReadonlyMap<string, Step> = new Map(
  Object.entries<Step>({
    'end-session': async ({ staff, form: { id = '' } }) => {
      if (isOrderId(id)) await endSession(staff, id);
      return SAVED;
    },
    language: async ({ staff, form: { language } }) => {
      await chooseLanguage(staff, language === 'de' || language === 'en' ? language : null);
      return SAVED;
    },
    'passkey-options': passkeyOptions,
    'passkey-add': addPasskey,
    'passkey-remove': async ({ staff, form: { id = '' } }) => {
      await removeStaffPasskey(staff.id, id);
      return SAVED;
    },
    'sign-out': (visit) => endOf(visit, false),
    'sign-out-everywhere': (visit) => endOf(visit, true),
  }),
);

export const getServerSideProps = counterPage<AccountViewProps>(
  'account',
  async ({ query, staff }) => ({
    props: await shown(staff, { isSaved: query['saved'] !== undefined }),
  }),
  async (visit) => {
    const step = STEPS.get(visit.form['step'] ?? '');
    return step ? step(visit) : { problem: 'invalid' };
  },
);

export default counterView(AccountView);
