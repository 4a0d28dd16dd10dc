import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All variables that {@link env} requires, with addresses that lead nowhere. */
export const ENVIRONMENT = {
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_ACCESS_TOKEN: 'token',
  CONTENTFUL_HOST: '127.0.0.1:9',
  CONTENTFUL_INSECURE: 'true',
  CONTENTFUL_REVALIDATE_SECRET: 'a secret of the tests',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_ADMIN_API_KEY: 'admin-key',
  ALGOLIA_HOST: '127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_HOST: '127.0.0.1:9',
  SHOP_SETTINGS: 'demo/shops',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
};

/**
 * Sets the address of the PostgreSQL server for tests, which {@link ENVIRONMENT} replaces. Without one,
 * tests start a server of their own.
 * @param url `DATABASE_URL` as it was before
 */
export function setTestServer(url: string | undefined): void {
  if (url) process.env['DATABASE_URL'] = url;
  else delete process.env['DATABASE_URL'];
}

/**
 * Sets a valid environment with its own state directory, which is removed after the file's tests.
 */
export function withEnvironment(): { stateDirectory: string } {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
  Object.assign(process.env, ENVIRONMENT, { STATE_DIRECTORY: stateDirectory });
  afterAll(() => rmSync(stateDirectory, { recursive: true, force: true }));
  return { stateDirectory };
}
