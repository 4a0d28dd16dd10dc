import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { missingSettings } from '@/lib/shop/settings/missing-settings';
import { settingsJsonSchema } from '@/lib/shop/settings/settings-schema.server';
import { InvalidSettings, readSettings } from '@/lib/shop/settings/shop-settings.server';
import { readEnvFile } from './env-file';

const USAGE = `usage: npm run settings               checks the settings of all shops
       npm run settings -- --schema   prints their JSON Schema`;

/** Prints what is wrong or missing in one file. @returns whether the shop may sell */
function check(file: string, project: (typeof PROJECT_IDS)[number]): boolean {
  try {
    const missing = missingSettings(readSettings(file, project));
    console.log(missing.length > 0 ? `${file}: still empty: ${missing.join(', ')}` : `${file}: ok`);
    return missing.length === 0;
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
