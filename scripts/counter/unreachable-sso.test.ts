import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withStaff } from './signed-in.fixture';

// Before the environment is read, which happens once. Nothing listens there.
beforeAll(() =>
  Object.assign(process.env, {
    STAFF_OIDC_ISSUER: 'http://127.0.0.1:9',
    STAFF_OIDC_CLIENT_ID: 'counter',
    STAFF_OIDC_CLIENT_SECRET: 'secret of the counter',
  }),
);
withoutContent();
withUnreachableProvider(openTestDatabase);
const { newBrowser } = withStaff();

test('CNT-16: while the company’s provider cannot be reached, staff are told and can use their password', async () => {
  const { status, headers } = await newBrowser().open('/counter/sso');
  expect([status, headers.location]).toEqual([303, '/counter/sign-in?sso=failed']);
});
