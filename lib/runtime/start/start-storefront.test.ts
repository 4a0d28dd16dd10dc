import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { startStorefront } from './start-storefront.server';

withEnvironment();

test('BSK-14: a storefront whose registrations name an unknown shop does not start', async () => {
  process.env['VAT_REGISTRATIONS'] = 'hmr=OSS';
  await expect(startStorefront()).rejects.toThrow('VAT_REGISTRATIONS: no such shop: hmr');
});
