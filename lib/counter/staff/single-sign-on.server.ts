import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env.server';
import { isSameSecret } from '@/lib/platform/http/same-secret.server';
import { isSecureOrigin, originOf } from '@/lib/platform/http/secure-origin';
import { report } from '@/lib/platform/log/log.server';
import { signingKey, validKeys } from '@/lib/platform/signing/signing-key.server';

/** Path of the page to which the provider redirects; to be entered at the provider. */
export const SSO_PATH = '/counter/sso';
/** Seconds for which somebody may be at the provider. */
const FLOW_SECONDS = 10 * 60;
/** Seconds that the provider has for a response, less than a browser waits for ours. */
const TIMEOUT_SECONDS = 8;

type Request = Pick<IncomingMessage, 'headers'> & { cookies: Partial<Record<string, string>> };

/** What a browser keeps while its user is at the provider. */
const flowForm = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Page of the counter that is opened afterwards. */
  next: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
type Flow = z.output<typeof flowForm>;

/** Whom the provider has authenticated. */
export interface SsoIdentity {
  /** Issuer and the person's id there, which stay the same if the address changes. */
  subject: string;
  /** Confirmed by the provider; `null` without one. */
  email: string | null;
}

export const hasSingleSignOn = (): boolean => env().STAFF_OIDC_ISSUER !== undefined;

let discovered: Promise<oidc.Configuration> | undefined;

/** The provider's endpoints and keys, loaded once. */
function provider(): Promise<oidc.Configuration> {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: id, STAFF_OIDC_CLIENT_SECRET } = env();
  if (!issuer || !id || !STAFF_OIDC_CLIENT_SECRET) throw new Error('there is no single sign-on');
  // Only an issuer on this machine can be without TLS: `env` rejects others.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  discovered ??= oidc
    .discovery(new URL(issuer), id, STAFF_OIDC_CLIENT_SECRET, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    })
    .catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
  return discovered;
}

const KEY = 'staff-sso';

const signatureOf = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

function sealed(flow: Flow): string {
  const text = Buffer.from(JSON.stringify(flow)).toString('base64url');
  return `${text}.${signatureOf(text, signingKey(KEY))}`;
}

function readFlow(value = ''): Flow | null {
  const [text = '', signature = ''] = value.split('.');
  if (!validKeys(KEY).some((key) => isSameSecret(signature, signatureOf(text, key)))) return null;
  const flow = flowForm.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return flow.until > Date.now() ? flow : null;
}

const cookieName = (headers: IncomingHttpHeaders) =>
  isSecureOrigin(headers) ? '__Secure-counter-sso' : 'counter-sso';

function cookieOf(headers: IncomingHttpHeaders, value: string, seconds: number): string {
  // Lax, because the browser comes back from another site.
  const attributes = `Path=${SSO_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  const secure = isSecureOrigin(headers) ? '; Secure' : '';
  return `${cookieName(headers)}=${value}; ${attributes}${secure}`;
}

const failed = (error: unknown): null => {
  report('a single sign-on failed', { error });
  return null;
};

/**
 * Where a browser signs in at the provider, and the cookie by which it is recognised when it comes back.
 * @returns `null` if the provider cannot be reached
 */
export async function beginSingleSignOn(
  request: Request,
  next: string,
): Promise<{ location: string; cookie: string } | null> {
  const config = await provider().catch(failed);
  if (!config) return null;
  const flow: Flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    next,
    until: Date.now() + FLOW_SECONDS * 1000,
  };
  const location = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${originOf(request)}${SSO_PATH}`,
    scope: 'openid email',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  return { location: location.href, cookie: cookieOf(request.headers, sealed(flow), FLOW_SECONDS) };
}

const claimsForm = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/**
 * Whom the provider has authenticated, by the address to which it redirected.
 * @param search `?code=…&state=…`
 * @returns `null` if the browser did not begin here, or the provider did not confirm it
 */
export async function endSingleSignOn(
  request: Request,
  search: string,
): Promise<{ identity: SsoIdentity; next: string; cookie: string } | null> {
  const flow = readFlow(request.cookies[cookieName(request.headers)]);
  if (!flow) return null;
  try {
    const url = new URL(`${originOf(request)}${SSO_PATH}${search}`);
    const tokens = await oidc.authorizationCodeGrant(await provider(), url, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const { iss, sub, email, email_verified } = claimsForm.parse(tokens.claims());
    const identity = { subject: `${iss} ${sub}`, email: email_verified && email ? email : null };
    return { identity, next: flow.next, cookie: cookieOf(request.headers, '', 0) };
  } catch (error) {
    return failed(error);
  }
}
