import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { accountHref, afterLoginHref, afterLoginNamed } from '@/lib/customer/account/account-pages';
import {
  accountWrite,
  customerWrite,
  type AccountWriteResult,
} from '@/lib/customer/account/account-write.server';
import { findCustomer, loadUser } from '@/lib/customer/account/customers.server';
import { sentText } from '@/lib/customer/account/registration';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { storePasskey, beginPasskey } from '@/lib/customer/passkeys/add-passkey.server';
import { readCredential, verified } from '@/lib/customer/passkeys/credentials.server';
import { passkeyHost } from '@/lib/customer/passkeys/passkey-host.server';
import { removePasskey } from '@/lib/customer/passkeys/passkeys.server';
import { beginLogin, usePasskey } from '@/lib/customer/passkeys/use-passkey.server';
import { deviceName } from '@/lib/customer/session/device-name';
import { wrongPassword } from './customer-endpoints.server';
import { enter } from './log-in.server';

const BY_CLIENT: Limit = { name: 'passkey', requests: 40, seconds: 5 * 60 };

const inLoginData: Parameters<typeof customerWrite>[0] = (context) =>
  accountHref(context, 'LoginData');

const failed = (page: string): AccountWriteResult => ({ ok: false, code: 'passkey_failed', page });

/** `passkeyPassword`: the customer's password; returns the options for creating a passkey. */
export const preparePasskey = customerWrite(inLoginData, async (visit) => {
  const rejected = await wrongPassword(visit, 'passkeyPassword');
  if (rejected) return rejected;
  const page = inLoginData(visit.context);
  const customer = await findCustomer(visit.customerId);
  const options = customer && (await beginPasskey(customer, passkeyHost(visit.exchange[0])));
  return options ? { ok: true, body: { options }, page } : failed(page);
});

/** `credential`: the passkey created by the browser. */
export const savePasskey = customerWrite(inLoginData, async (visit) => {
  const { exchange, context, customerId, sent } = visit;
  const page = inLoginData(context);
  if (await limitRequests(exchange[0], BY_CLIENT))
    return { ok: false, code: 'too_many_attempts', page };
  const data = readCredential(sent['credential']);
  if (!data) return failed(page);
  const owner = { customerId, name: deviceName(exchange[0].headers['user-agent']) };
  // The library reads the other fields and rejects invalid ones.
  const response = data as unknown as RegistrationResponseJSON;
  const isAdded = await verified(() => storePasskey(owner, passkeyHost(exchange[0]), response));
  return isAdded ? { ok: true, body: {}, notice: 'passkey_added', page } : failed(page);
});

/** Options for logging in with a passkey; the same for everyone. */
export const prepareLogin = accountWrite(
  (context) => accountHref(context),
  async ({ exchange: [request], context }) => {
    const page = accountHref(context);
    if (await limitRequests(request, BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    return { ok: true, body: { options: await beginLogin(passkeyHost(request)) }, page };
  },
);

/** `credential`: the authenticator's signature, optionally with `next`; logs in. */
export const logInByPasskeyOperation = accountWrite(
  (context) => accountHref(context),
  async ({ exchange, context, sent }) => {
    const page = afterLoginHref(context, afterLoginNamed(sent['next']));
    if (await limitRequests(exchange[0], BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    const data = readCredential(sent['credential']);
    if (!data) return failed(page);
    // The library reads it and rejects malformed fields.
    const response = data as unknown as AuthenticationResponseJSON;
    const customerId = await verified(() => usePasskey(passkeyHost(exchange[0]), response));
    if (!customerId) return failed(page);
    const session = await enter(exchange, customerId, context.project);
    return { ok: true, body: await loadUser(session), page };
  },
);

/** `passkey`: id of one of the customer's passkeys, which is removed. */
export const forgetPasskey = customerWrite(inLoginData, async ({ context, customerId, sent }) => {
  const page = inLoginData(context);
  const isRemoved = await removePasskey(customerId, sentText(sent, 'passkey'));
  return isRemoved ? { ok: true, body: {}, notice: 'passkey_removed', page } : failed(page);
});
