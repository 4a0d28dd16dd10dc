import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giftCardFault } from '@/lib/commerce/delivery/vat-registrations.server';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { languagesWithoutNotice } from '@/lib/shop/page-context/guarantee-notice.server';
import { missingSettings } from '@/lib/shop/settings/missing-settings';
import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import { settingsJsonSchema } from '@/lib/shop/settings/settings-schema.server';
import { InvalidSettings, readSettings } from '@/lib/shop/settings/shop-settings.server';
import { readEnvFile } from './env-file';

const USAGE = `usage: npm run settings               checks the settings of all shops
       npm run settings -- --schema   prints their JSON Schema`;

/** Graphics of the notice on the legal guarantee that are not where the settings say. */
const lostGraphics = ({ guaranteeNotice = {} }: ShopSettings): string[] =>
  Object.entries(guaranteeNotice).flatMap(([language, { picture }]) =>
    existsSync(join('public', picture))
      ? []
      : [`guaranteeNotice.${language}.picture: there is no file public${picture}`],
  );

/** Prints what is wrong or missing in one file. @returns whether the shop may sell */
function check(file: string, project: (typeof PROJECT_IDS)[number]): boolean {
  try {
    const settings = readSettings(file, project);
    const missing = missingSettings(settings);
    const fault = giftCardFault(project, settings);
    const without = languagesWithoutNotice(project, settings);
    if (without.length > 0)
      console.log(
        `${file}: guaranteeNotice: no graphic in ${without.join(', ')}, so that articles and the review of an order show no notice on the legal guarantee there (docs/law.md)`,
      );
    const found = [
      ...lostGraphics(settings),
      ...(fault ? [fault] : []),
      ...(missing.length > 0 ? [`still empty: ${missing.join(', ')}`] : []),
    ];
    console.log(
      found.length > 0 ? found.map((each) => `${file}: ${each}`).join('\n') : `${file}: ok`,
    );
    return found.length === 0;
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.log(error.message);
    return false;
  }
}

function main(): void {
  const { values } = parseArgs({ options: { schema: { type: 'boolean' } } });
  if (values.schema) {
    console.log(JSON.stringify(settingsJsonSchema(), null, 2));
    return;
  }
  readEnvFile();
  const folder = process.env['SHOP_SETTINGS'] || 'shops';
  const isComplete = PROJECT_IDS.map((id) => check(join(folder, `${id}.json`), id));
  if (isComplete.includes(false)) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error, `\n${USAGE}`);
  process.exitCode = 2;
}
