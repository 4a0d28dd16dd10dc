import { CounterFilePage } from '@/components/counter/counter-frame';
import { JSON_HEADERS, openCounterPage } from '@/lib/counter/counter/counter-page.server';
import { beginStaffLogin } from '@/lib/counter/staff/staff-passkeys.server';
import { passkeyHost } from '@/lib/customer/passkeys/passkey-host.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';

const BY_CLIENT: Limit = { name: 'staff-passkey', requests: 40, seconds: 5 * 60 };

/** Sends the options for signing in with a passkey, the same for everybody, to the script of the sign-in page. */
export const getServerSideProps = openCounterPage<object>(async ({ req, form }) => {
  if (form?.['step'] !== 'passkey-options') return { problem: 'invalid' };
  if (await limitRequests(req, BY_CLIENT)) return { problem: 'tooMany' };
  const options = await beginStaffLogin(passkeyHost(req));
  return { file: { headers: JSON_HEADERS, body: JSON.stringify(options) } };
});

export default CounterFilePage;
