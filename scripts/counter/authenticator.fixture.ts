import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** The user is present and was verified. */
const VERIFIED = 0b0000_0101;
const HAS_KEY = 0b0100_0000;
const ES256 = -7;

/** An authenticator with one passkey, which signs as its browser would. */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { hostname } = new URL(origin);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authData = (flags: number) =>
    Buffer.concat([sha256(hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  const response = (fields: Readonly<Record<string, string>>) =>
    JSON.stringify({
      id: encoded(id),
      rawId: encoded(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: fields,
    });
  return {
    /** The response to options for creating a passkey. */
    create(challenge: string): string {
      const withKey = Buffer.concat([
        authData(VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(coseKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', withKey],
      ]);
      return response({
        clientDataJSON: encoded(clientData('webauthn.create', challenge)),
        // The library's type has no maps of unknown values.
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
      });
    },
    /** The response to options for signing in. */
    use(challenge: string): string {
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([authData(VERIFIED), sha256(client)]);
      return response({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(authData(VERIFIED)),
        signature: encoded(sign('sha256', signed, privateKey)),
      });
    },
  };
}
