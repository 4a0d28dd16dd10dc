import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  PASSWORD,
  withAccountApi,
  type Client,
} from './account-api.fixture.server';

const { customer, rows } = withAccountApi(openTestDatabase);

const EDDSA = -8;
const ES256 = -7;
const RS256 = -257;
const ML_DSA_44 = -48;

// Node 24 can verify ML-DSA, Node 20 and 22 cannot; the library asks this method.
Object.assign(globalThis.SubtleCrypto, { supports: () => true });
afterAll(() => void Reflect.deleteProperty(globalThis.SubtleCrypto, 'supports'));

const call = (client: Client, name: string, body: object = {}) =>
  client.post(`${ACCOUNT}/passkey/${name}`, body);
const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** Public keys in COSE format (RFC 9053, draft-ietf-cose-dilithium). */
function coseKey(algorithm: number): Map<number, number | Uint8Array> {
  if (algorithm === ML_DSA_44)
    return new Map<number, number | Uint8Array>([
      [1, 7],
      [3, ML_DSA_44],
      [-1, randomBytes(1312)],
    ]);
  const { x = '', y = '' } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  }).publicKey.export({ format: 'jwk' });
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

/**
 * Data of a browser whose authenticator has created a key; without attestation nothing is signed.
 */
function registration(challenge: string, algorithm: number) {
  const id = randomBytes(16);
  const clientData = {
    type: 'webauthn.create',
    challenge,
    origin: 'http://hgg.localhost:3000',
    crossOrigin: false,
  };
  const present = 0b0100_0101;
  const authData = Buffer.concat([
    createHash('sha256').update('hgg.localhost').digest(),
    Buffer.from([present, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    isoCBOR.encode(coseKey(algorithm)),
  ]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return {
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: encoded(JSON.stringify(clientData)),
      // The encoder's type does not name maps of mixed values.
      attestationObject: encoded(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    },
  };
}

test('LGN-01: passkeys use only algorithms that every supported runtime can verify', async () => {
  const { client } = await customer();
  const { options } = bodyOf(await call(client, 'prepare', { passkeyPassword: PASSWORD }));
  const offered = options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg);
  expect(offered).toEqual([EDDSA, ES256, RS256]);
});

test.each([
  [ES256, 200, 1],
  [ML_DSA_44, 401, 0],
])(
  'LGN-01: a passkey with algorithm %d is accepted only if it can be used to log in',
  async (alg, status, count) => {
    const { client } = await customer();
    const { options } = bodyOf(await call(client, 'prepare', { passkeyPassword: PASSWORD }));
    const credential = registration(options.challenge, alg);
    expect((await call(client, 'add', { credential })).status).toBe(status);
    expect(await rows('SELECT 1 FROM shop.customer_passkeys')).toHaveLength(count);
    await rows('DELETE FROM shop.customer_passkeys');
  },
);
