import { join } from 'node:path';
import { environmentFaults } from '@/lib/platform/env/env.server';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { missingSettings } from '@/lib/shop/settings/missing-settings';
import { InvalidSettings, readSettings } from '@/lib/shop/settings/shop-settings.server';
import type { Check, Finding } from './finding';

export const checkVariables: Check = {
  part: 'variables',
  needs: [],
  find: async (variables) => [
    ...environmentFaults(variables).map((fault) => ({
      fault,
      mend: 'Set it as .env.example describes.',
    })),
    ...(variables['SESSION_SECRET']
      ? []
      : [
          {
            fault: 'SESSION_SECRET: is not set, so that other secrets sign links and captchas',
            mend: 'Set 16 random characters or more: openssl rand -hex 32',
            isWarning: true as const,
          },
        ]),
  ],
};

function settingsFindings(folder: string, project: (typeof PROJECT_IDS)[number]): Finding[] {
  const file = join(folder, `${project}.json`);
  try {
    const missing = missingSettings(readSettings(file, project));
    if (missing.length === 0) return [];
    const mend = 'Fill them in (docs/shop-settings.md) before the shop sells.';
    return [{ fault: `${file}: still empty: ${missing.join(', ')}`, mend, isWarning: true }];
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    const mend = 'Correct it as docs/shop-settings.md describes; SHOP_SETTINGS names the folder.';
    return error.message.split('\n').map((fault) => ({ fault, mend }));
  }
}

export const checkSettings: Check = {
  part: 'settings of the shops',
  needs: [],
  find: async ({ SHOP_SETTINGS = 'shops' }) =>
    PROJECT_IDS.flatMap((project) => settingsFindings(SHOP_SETTINGS, project)),
};
