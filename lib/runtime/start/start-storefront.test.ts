import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { startStorefront } from './start-storefront.server';

withEnvironment();

test('BSK-14: a storefront without the settings of its shops does not start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-settings-'));
  process.env['SHOP_SETTINGS'] = folder;
  await expect(startStorefront()).rejects.toThrow(`${folder}/hgg.json: is missing`);
});
