import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObject, type JsonObject } from '#model/entities';
import { newId } from '#model/identifier';

/** Key that signs file URLs: the `secret` signs, and the `policy` is sent with each signed URL. */
export interface AssetKey {
  policy: string;
  secret: string;
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const hmac = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
const encoded = (part: JsonObject) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function signedToken(claims: JsonObject, key: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${hmac(key, text)}`;
}

/** Claims of a token that this key signed and that has not expired. */
function claimsOf(token: string, key: string): JsonObject | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const expected = Buffer.from(hmac(key, `${header}.${payload}`));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  const [head, claims] = [decoded(header), decoded(payload)];
  if (head?.alg !== 'HS256' || !claims) return undefined;
  const { exp } = claims;
  const hasExpired = exp !== undefined && !(typeof exp === 'number' && exp > nowInSeconds());
  return hasExpired ? undefined : claims;
}

function decoded(part: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a URL that is signed, `//host/path`: no query, and clients choose the scheme. */
const signedPart = (url: string) => url.replace(/^https?:/, '');

/**
 * Creates asset keys and checks their signatures. Keys are derived from the management token and
 * not stored, so they survive a restart and become invalid when the token changes.
 */
export class AssetKeyRing {
  readonly #policyKey: string;
  readonly #secretKey: string;

  constructor(managementToken: string) {
    this.#policyKey = hmac(managementToken, 'policies of asset keys');
    this.#secretKey = hmac(managementToken, 'secrets of asset keys');
  }

  /** @param expiresAt in seconds since 1970 */
  create(space: string, expiresAt: number): AssetKey {
    const policy = signedToken({ jti: newId(), sub: space, exp: expiresAt }, this.#policyKey);
    return { policy, secret: hmac(this.#secretKey, policy) };
  }

  /**
   * Whether the URL of a file of this space has a policy of ours and a token signed with its key.
   */
  admits(space: string, url: URL): boolean {
    const policy = url.searchParams.get('policy') ?? '';
    if (claimsOf(policy, this.#policyKey)?.sub !== space) return false;
    const claims = claimsOf(url.searchParams.get('token') ?? '', hmac(this.#secretKey, policy));
    const { sub } = claims ?? {};
    return typeof sub === 'string' && signedPart(sub) === `//${url.host}${url.pathname}`;
  }
}
