// @ts-expect-error the package has no types
import Provider from 'oidc-provider';

// oidc-provider.fixture.mjs <port> <redirect address>: a provider whose users log in with any address, without a password.
const [, , port = '', redirect = ''] = process.argv;

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    { client_id: 'counter', client_secret: 'secret of the counter', redirect_uris: [redirect] },
  ],
  claims: { email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  findAccount: (/** @type {unknown} */ _context, /** @type {string} */ id) => ({
    accountId: id,
    // An address with a plus is one that the provider has not confirmed.
    claims: () => ({ sub: id, email: id.replace('+', ''), email_verified: !id.includes('+') }),
  }),
});
provider.listen(Number(port), '127.0.0.1', () => console.log('ready provider'));
