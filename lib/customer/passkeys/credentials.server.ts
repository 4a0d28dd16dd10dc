import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { storeChallenge, takeChallenge, type ChallengeUse } from './challenges.server';
import type { PasskeyHost } from './passkey-host.server';

/** Enough for all devices of a person. */
export const MAX_PASSKEYS = 10;

// outside: webauthn-runtime, webauthn-algorithms
/**
 * COSE numbers of Ed25519, ECDSA and RSA, which every supported version of Node can verify. The
 * library's default depends on the runtime, but passkeys are stored for years.
 */
const ALGORITHMS = [-8, -7, -257];

/** Person who gets a passkey. */
export interface PasskeyOwner {
  id: string;
  /** As the browser shows it in a list of passkeys. */
  userName: string;
  displayName: string;
}

/** Options for creating a passkey in a browser, with user verification. @param known passkeys on this host */
export async function creationOptions(
  { id, userName, displayName }: PasskeyOwner,
  known: readonly { id: string; transports: string[] }[],
  use: ChallengeUse,
) {
  const options = await generateRegistrationOptions({
    rpName: use.host,
    rpID: use.host,
    userName,
    // outside: webauthn-user-id
    userID: new TextEncoder().encode(id),
    userDisplayName: displayName,
    excludeCredentials: [...known],
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // outside: webauthn-challenge
  await storeChallenge(options.challenge, use);
  return options;
}

/**
 * The new passkey of a browser.
 * @returns `null` unless it belongs to this use's owner and host and to a current challenge
 * @throws Error for an unreadable response
 */
export async function createdPasskey(
  { host, origin }: PasskeyHost,
  response: RegistrationResponseJSON,
  use: ChallengeUse,
) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: (challenge) => takeChallenge(challenge, use),
  });
  if (!verified) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { id, publicKey, counter, transports: transports ?? [] };
}

/** Options for logging in with a passkey. They name nobody: the user chooses the account. */
export async function loginOptions(use: ChallengeUse) {
  const options = await generateAuthenticationOptions({
    rpID: use.host,
    userVerification: 'required' as const,
  });
  await storeChallenge(options.challenge, use);
  return options;
}

/**
 * Checks the signature of a known passkey.
 * @returns its new counter; `null` if it signed another challenge
 * @throws Error for an unreadable response
 */
export async function usedCounter(
  { host, origin }: PasskeyHost,
  response: AuthenticationResponseJSON,
  credential: { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number },
  use: ChallengeUse,
): Promise<number | null> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential,
    // outside: webauthn-expected-challenge
    expectedChallenge: (challenge) => takeChallenge(challenge, use),
  });
  return verified ? authenticationInfo.newCounter : null;
}

/** Common fields of an authenticator's response; the others are checked during verification. */
const credentialForm = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
  clientExtensionResults: z.looseObject({}),
});

/** What a browser sends after it has created or used a passkey; `null` if it is none. */
export const readCredential = (sent: unknown) => credentialForm.safeParse(sent).data ?? null;

/**
 * Rejects a malformed or forged response without reporting an error of the shop. @returns `null` in
 * that case
 */
export async function verified<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    return null;
  }
}
