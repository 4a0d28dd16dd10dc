import { generateKeyPairSync } from 'node:crypto';
import { ENVIRONMENT } from './environment.fixture';

const inherited = { ...process.env };
type Settings = Record<string, string | undefined>;

/** Reads the environment as a process started with these settings would. */
function read(settings: Settings) {
  process.env = { ...inherited, ...ENVIRONMENT };
  for (const [name, value] of Object.entries(settings))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  jest.resetModules();
  const { env } = jest.requireActual<typeof import('./env.server')>('./env.server');
  return env();
}

afterAll(() => {
  process.env = inherited;
});

test('unset variables default to the vendor’s or the embedded shop’s values', () => {
  const { CONTENTFUL_HOST, CONTENTFUL_INSECURE, MEDIA_BASE_URL, SITE_URL, STATE_DIRECTORY } = read({
    CONTENTFUL_HOST: undefined,
    MEDIA_BASE_URL: undefined,
    CONTENTFUL_INSECURE: undefined,
    STATE_DIRECTORY: undefined,
    SITE_URL: undefined,
  });
  expect({ CONTENTFUL_HOST, CONTENTFUL_INSECURE, MEDIA_BASE_URL, SITE_URL }).toEqual({
    CONTENTFUL_HOST: 'cdn.contentful.com',
    CONTENTFUL_INSECURE: false,
    MEDIA_BASE_URL: 'http://localhost:4300',
    SITE_URL: 'http://localhost:3000',
  });
  expect(STATE_DIRECTORY).toMatch(/^\/.*\.data$/);
});

test('a relative state directory becomes absolute, an absolute one is unchanged', () => {
  expect(read({ STATE_DIRECTORY: '/var/lib/selvedge' }).STATE_DIRECTORY).toBe('/var/lib/selvedge');
  expect(read({ STATE_DIRECTORY: 'state' }).STATE_DIRECTORY).toBe(`${process.cwd()}/state`);
});

test('IMG-01: the pictures’ address may have a path, and a trailing slash does not matter', () => {
  const addressOf = (given: string) => read({ MEDIA_BASE_URL: given }).MEDIA_BASE_URL;
  expect(addressOf('https://pictures.example/shop/')).toBe('https://pictures.example/shop');
  expect(addressOf('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300');
});

test('the error names all missing variables at once', () => {
  const missing = {
    CONTENTFUL_SPACE_ID: undefined,
    CONTENTFUL_ACCESS_TOKEN: '',
    ALGOLIA_APP_ID: undefined,
    ALGOLIA_SEARCH_API_KEY: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: undefined,
    SMTP_URL: undefined,
    DATABASE_URL: undefined,
  };
  for (const name of Object.keys(missing)) expect(() => read(missing)).toThrow(name);
});

test.each([
  ['CONTENTFUL_HOST', 'https://cdn.contentful.com'],
  ['CONTENTFUL_HOST', 'cdn.contentful.com/spaces'],
  ['CONTENTFUL_INSECURE', 'yes'],
  ['CONTENTFUL_REVALIDATE_SECRET', 'short'],
  ['ALGOLIA_HOST', 'https://app-dsn.algolia.net'],
  ['SITE_URL', 'localhost:3000/shop'],
  ['MEDIA_BASE_URL', 'pictures.example'],
  ['MEDIA_BASE_URL', 'https://someone:password@pictures.example'],
  ['MEDIA_BASE_URL', 'https://pictures.example/?path='],
  ['STRIPE_HOST', 'https://api.stripe.com'],
  ['STRIPE_WEBHOOK_SECRET', 'short'],
  ['SMTP_URL', 'mail.example:587'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_READER_URL', '127.0.0.1:4401'],
  ['DATABASE_URL', 'mysql://localhost/selvedge'],
])('%s=%s is rejected with an error that names the variable but not its value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
  expect(() => read({ [name]: value })).not.toThrow(value);
});

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(PEM).toString();
const DKIM = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 'shop', MAIL_DKIM_KEY: RSA };

test('emails are signed when all three settings are set, whichever way the key’s line breaks are written', () => {
  expect(read({ ...DKIM, MAIL_DKIM_KEY: RSA.replaceAll('\n', String.raw`\n`) })).toMatchObject(
    DKIM,
  );
});

test.each(['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const)(
  'the error names what is missing when %s is missing or the only one of its group',
  (name) => {
    const { [name]: only, ...others } = DKIM;
    expect(() => read(others)).toThrow(`${name}: expected all of`);
    for (const other of Object.keys(others))
      expect(() => read({ [name]: only })).toThrow(`${other}: expected all of`);
  },
);

test.each([
  ['of another algorithm', generateKeyPairSync('ed25519').privateKey.export(PEM).toString()],
  ['that is damaged', RSA.replace('MII', 'AAA')],
  ['that ends in the middle', RSA.slice(0, 300)],
])('a key %s cannot sign and is rejected', (_, MAIL_DKIM_KEY) => {
  expect(() => read({ ...DKIM, MAIL_DKIM_KEY })).toThrow('MAIL_DKIM_KEY: expected an RSA');
});
