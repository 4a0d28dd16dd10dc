import {
  clientVariables,
  givingMemoryBack,
  serviceEnvironment,
  shopEnvironment,
} from './part-environment.mjs';

const ENVIRONMENT = {
  PATH: '/usr/bin',
  NODE_ENV: 'production',
  STATE_DIRECTORY: '/state',
  CLOUD_KEY: 'of somebody else',
  CONTENT_DELIVERY_PORT: '4100',
  MAIL_PORT: '4400',
  CONTENTFUL_ACCESS_TOKEN: 'delivery',
  CONTENTFUL_MANAGEMENT_TOKEN: 'management',
  CONTENTFUL_REVALIDATE_SECRET: 'revalidate',
  ALGOLIA_ADMIN_API_KEY: 'admin',
  STRIPE_SECRET_KEY: 'stripe',
  SESSION_SECRET: 'session',
  MEDIA_WRITE_TOKEN: 'media',
  DATABASE_URL: 'postgres://shop',
  DATABASE_OWNER_URL: 'postgres://owner',
  DATABASE_CONTENT_URL: 'postgres://content',
  DATABASE_SEARCH_URL: 'postgres://search',
  DATABASE_PAYMENT_URL: 'postgres://payment',
};
const BASE = { PATH: '/usr/bin', NODE_ENV: 'production' as const };

test.each<[Parameters<typeof serviceEnvironment>[0], Record<string, string>]>([
  ['postgres', { STATE_DIRECTORY: '/state' }],
  [
    'content',
    {
      STATE_DIRECTORY: '/state',
      CONTENT_DELIVERY_PORT: '4100',
      CONTENTFUL_ACCESS_TOKEN: 'delivery',
      CONTENTFUL_MANAGEMENT_TOKEN: 'management',
      DATABASE_URL: 'postgres://content',
    },
  ],
  ['search', { ALGOLIA_ADMIN_API_KEY: 'admin', DATABASE_URL: 'postgres://search' }],
  ['media', { STATE_DIRECTORY: '/state', MEDIA_WRITE_TOKEN: 'media' }],
  ['payment', { STRIPE_SECRET_KEY: 'stripe', DATABASE_URL: 'postgres://payment' }],
  ['mail', { STATE_DIRECTORY: '/state', MAIL_PORT: '4400' }],
])('%s receives the settings it reads, and no secrets of other processes', (service, own) => {
  expect(serviceEnvironment(service, ENVIRONMENT)).toEqual({ ...BASE, ...own });
});

test('the shop receives neither the role that owns tables nor the services’ own settings', () => {
  const reported = shopEnvironment(ENVIRONMENT);
  expect(Object.keys(ENVIRONMENT).filter((name) => !(name in reported))).toEqual([
    'MEDIA_WRITE_TOKEN',
    'DATABASE_OWNER_URL',
    'DATABASE_CONTENT_URL',
    'DATABASE_SEARCH_URL',
    'DATABASE_PAYMENT_URL',
  ]);
});

test('in a hosted database the services use the owner’s role, or the only one', () => {
  const { DATABASE_OWNER_URL, DATABASE_URL } = ENVIRONMENT;
  expect(serviceEnvironment('search', { DATABASE_OWNER_URL, DATABASE_URL })).toEqual({
    DATABASE_URL: DATABASE_OWNER_URL,
  });
  expect(serviceEnvironment('search', { DATABASE_URL })).toEqual({ DATABASE_URL });
});

test('clients of a running shop do not learn how services reach their schemas', () => {
  expect(Object.keys(clientVariables({ DATABASE_URL: 'a', DATABASE_SEARCH_URL: 'b' }))).toEqual([
    'DATABASE_URL',
  ]);
});

test('processes with pictures and pages return memory unless configured otherwise', () => {
  expect(givingMemoryBack({ ...BASE, MALLOC_ARENA_MAX: '8' })).toEqual({
    ...BASE,
    MALLOC_ARENA_MAX: '8',
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
});
