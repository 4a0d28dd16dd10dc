import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { linkIn, withFormsApi } from './forms-api.fixture.server';

const { send, press, deliver, received } = withFormsApi(openTestDatabase);

test('NWS-01: an email address alone subscribes, and the welcome has no empty name', async () => {
  const email = `address-alone-${process.pid}@example.com`;
  const reply = await send('/api/newsletter/subscribe', { email });
  expect(reply.status).toBe(200);
  await deliver();
  const [confirmation] = await received(email);
  if (!confirmation) throw new Error('no email came');
  await press(linkIn(confirmation));
  await deliver();
  const [, welcome] = await received(email);
  expect(welcome?.text).toMatch(/^Guten Tag,$/m);
});
