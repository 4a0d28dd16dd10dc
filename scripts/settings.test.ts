import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';

/** What the command prints about shops, and how it ends. */
const settingsCommand = (folder: string) =>
  new Promise<{ text: string; code: number }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/settings.ts'],
      { env: { ...process.env, SHOP_SETTINGS: folder } },
      (error, stdout) => resolve({ text: stdout, code: Number(error?.code ?? 0) }),
    );
  });

const GRAPHIC = { width: 1224, height: 1675, text: 'Gewährleistung '.repeat(10).trim() };

test('npm run settings names languages without the notice on the legal guarantee, and files that are missing', async () => {
  const folder = settingsChangedBy((settings, shop) =>
    shop === 'eck'
      ? { ...settings, guaranteeNotice: { de: { ...GRAPHIC, picture: '/legal/nowhere.png' } } }
      : settings,
  );
  const { text, code } = await settingsCommand(folder);
  // Not by an import, for which Jest has the demo's languages: a checkout may have added others.
  const languages = Object.keys(JSON.parse(readFileSync('cms-schema/locales.json', 'utf8')));
  const all = languages.toSorted().join(', ');
  expect(text).toContain(`hgg.json: guaranteeNotice: no graphic in ${all}, so that`);
  expect(text).toContain('hgg.json: ok');
  expect(text).toContain(
    'eck.json: guaranteeNotice.de.picture: there is no file public/legal/nowhere.png',
  );
  expect(code).toBe(1);
}, 60_000);

test('npm run settings says why gift cards cannot be single-purpose vouchers', async () => {
  const folder = settingsChangedBy((settings, shop) =>
    shop === 'eck' ? { ...settings, giftCards: 'singlePurpose' } : settings,
  );
  const { text, code } = await settingsCommand(folder);
  expect(text).toContain(
    'eck.json: giftCards: cannot be "singlePurpose", because the shop also delivers to AT, CH',
  );
  expect(code).toBe(1);
}, 60_000);
