import { planFor, withoutEmpty } from './environment.mjs';
import { DEFAULT_PORTS } from './ports.mjs';

const secrets = {
  CONTENTFUL_ACCESS_TOKEN: 'drawn-delivery',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'drawn-preview',
  CONTENTFUL_MANAGEMENT_TOKEN: 'drawn-management',
  ALGOLIA_SEARCH_API_KEY: 'drawn-search',
  ALGOLIA_ADMIN_API_KEY: 'drawn-admin',
  CONTENTFUL_PREVIEW_SECRET: 'drawn-preview-secret',
  CONTENTFUL_REVALIDATE_SECRET: 'drawn-revalidate-secret',
  MEDIA_WRITE_TOKEN: 'drawn-media-token',
  SESSION_SECRET: 'drawn-session-secret',
  STRIPE_SECRET_KEY: 'drawn-payment-key',
  STRIPE_WEBHOOK_SECRET: 'drawn-webhook-secret',
};
const plan = (environment: Record<string, string>, hasMediaService = true) =>
  planFor(environment, { ports: DEFAULT_PORTS, secrets, hasMediaService });

const hostedSearch = { ALGOLIA_APP_ID: 'THEIRS', ALGOLIA_SEARCH_API_KEY: 'their-key' };
const hostedPayment = { STRIPE_SECRET_KEY: 'sk_theirs', STRIPE_WEBHOOK_SECRET: 'whsec_theirs' };
const hosted = { CONTENTFUL_SPACE_ID: 'cfexampleapi', CONTENTFUL_ACCESS_TOKEN: 'theirs' };

test('an empty environment starts all services', () => {
  const { services, isContentEmbedded, variables } = plan({});
  expect(services).toEqual(['postgres', 'content', 'search', 'media', 'payment', 'mail']);
  expect(isContentEmbedded).toBe(true);
  expect(variables).toMatchObject({
    CONTENTFUL_HOST: '127.0.0.1:4100',
    CONTENTFUL_PREVIEW_HOST: '127.0.0.1:4101',
    CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:4102',
    CONTENTFUL_UPLOAD_HOST: '127.0.0.1:4102',
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_ACCESS_TOKEN: 'drawn-delivery',
    MEDIA_BASE_URL: 'http://localhost:4300',
    MEDIA_WRITE_TOKEN: 'drawn-media-token',
    SITE_URL: 'http://localhost:3000',
  });
});

test('the demo’s settings are those of embedded content only', () => {
  expect(plan({}).variables.SHOP_SETTINGS).toMatch(/\/demo\/shops$/);
  expect(plan(hosted).variables.SHOP_SETTINGS).toMatch(/(?<!demo)\/shops$/);
  expect(plan({ SHOP_SETTINGS: '/etc/shops' }).variables.SHOP_SETTINGS).toBe('/etc/shops');
});

test('a shop without the demo does not have its settings', () => {
  const { variables } = plan({ SELVEDGE_DEMO: 'none' });
  expect(variables.SHOP_SETTINGS).toMatch(/(?<!demo)\/shops$/);
  expect(variables.SELVEDGE_DEMO).toBe('none');
});

test('only the ports of started services are required', () => {
  const elsewhere = { DATABASE_URL: 'postgres://db/shop', SMTP_URL: 'smtp://mail.example' };
  const theirs = { ...elsewhere, ...hosted, ...hostedSearch, ...hostedPayment };
  expect(plan(theirs, false).ports).toEqual(['PORT']);
});

test('a database of the environment replaces PostgreSQL', () => {
  const { services, variables } = plan({ DATABASE_URL: 'postgres://db/shop' });
  expect(services).toEqual(['content', 'search', 'media', 'payment', 'mail']);
  expect(variables.DATABASE_URL).toBe('postgres://db/shop');
});

test('a hosted space replaces the content service, without embedded settings', () => {
  const { services, isContentEmbedded, variables } = plan(hosted);
  expect(services).toEqual(['postgres', 'search', 'media', 'payment', 'mail']);
  expect(isContentEmbedded).toBe(false);
  expect(
    Object.keys(variables).filter((name) => /^CONTENTFUL.*(HOST|TOKEN|SPACE|INSECURE)/.test(name)),
  ).toEqual([]);
});

test('Algolia’s keys replace the search service, without embedded settings', () => {
  const { services, isSearchEmbedded, variables } = plan(hostedSearch);
  expect(services).toEqual(['postgres', 'content', 'media', 'payment', 'mail']);
  expect(isSearchEmbedded).toBe(false);
  expect(Object.keys(variables).filter((name) => name.startsWith('ALGOLIA'))).toEqual([]);
});

test('the embedded search service gets generated keys', () => {
  expect(plan({}).variables).toMatchObject({
    ALGOLIA_APP_ID: 'SELVEDGE',
    ALGOLIA_HOST: '127.0.0.1:4200',
    ALGOLIA_SEARCH_API_KEY: 'drawn-search',
    ALGOLIA_ADMIN_API_KEY: 'drawn-admin',
  });
});

test.each<Record<string, string>>([
  { ALGOLIA_APP_ID: 'THEIRS' },
  { ALGOLIA_ADMIN_API_KEY: 'their-admin-key' },
  { ALGOLIA_HOST: 'search.example' },
])('an incomplete search configuration is rejected: %j', (part) => {
  expect(() => plan(part)).toThrow(/ALGOLIA_SEARCH_API_KEY missing/);
});

test('a picture service of the environment replaces the media service', () => {
  const { services, variables } = plan({ MEDIA_BASE_URL: 'https://pictures.example' });
  expect(services).not.toContain('media');
  expect(variables).not.toHaveProperty('MEDIA_WRITE_TOKEN');
  expect(variables.MEDIA_BASE_URL).toBe('https://pictures.example');
});

test('the embedded payment service gets a generated key and webhook secret', () => {
  expect(plan({}).variables).toMatchObject({
    STRIPE_SECRET_KEY: 'drawn-payment-key',
    STRIPE_WEBHOOK_SECRET: 'drawn-webhook-secret',
    STRIPE_HOST: '127.0.0.1:4500',
    PAYMENT_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payment/webhook',
  });
});

test('an account at Stripe replaces the payment service, without embedded settings', () => {
  const { services, variables } = plan(hostedPayment);
  expect(services).toEqual(['postgres', 'content', 'search', 'media', 'mail']);
  expect(Object.keys(variables).filter((name) => /STRIPE|PAYMENT/.test(name))).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ STRIPE_SECRET_KEY: 'sk_theirs' }, 'STRIPE_WEBHOOK_SECRET missing'],
  [{ STRIPE_HOST: 'payment.example' }, 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET missing'],
])('an incomplete payment configuration is rejected: %j', (part, complaint) => {
  expect(() => plan(part)).toThrow(complaint);
});

test('an SMTP server of the environment replaces the mail service and its reader', () => {
  expect(plan({}).variables).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:4400',
    MAIL_READER_URL: 'http://127.0.0.1:4401',
  });
  const { services, variables } = plan({ SMTP_URL: 'smtps://user:password@mail.example' });
  expect(services).toEqual(['postgres', 'content', 'search', 'media', 'payment']);
  expect(Object.keys(variables).filter((name) => /SMTP|MAIL/.test(name))).toEqual([]);
});

test('an empty variable counts as unset', () => {
  expect(plan({ DATABASE_URL: '', CONTENTFUL_SPACE_ID: '' }).services).toEqual(plan({}).services);
  expect(withoutEmpty({ CONTENTFUL_HOST: '', PORT: '3000' })).toEqual({ PORT: '3000' });
});

test('secrets of the environment override generated ones', () => {
  expect(plan({ SESSION_SECRET: 'theirs' }).variables).toMatchObject({
    SESSION_SECRET: 'theirs',
    CONTENTFUL_REVALIDATE_SECRET: 'drawn-revalidate-secret',
  });
});

test.each([
  [{ CONTENTFUL_SPACE_ID: 'cfexampleapi' }, 'CONTENTFUL_ACCESS_TOKEN missing'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'theirs' }, 'CONTENTFUL_SPACE_ID missing'],
  [{ CONTENTFUL_HOST: 'localhost:1' }, 'CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN missing'],
])('an incomplete space configuration is rejected: %o', (environment, complaint) => {
  expect(() => plan(environment)).toThrow(complaint);
});
