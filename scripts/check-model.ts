import path from 'node:path';
import { contentfulModel, LOCALES } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { compareModels } from './migrate/compare-models';
import { readMigrations } from './migrate/migration-files';
import { replay } from './migrate/offline-space';

/** Refuses declarations that no migration leads to. Needs no server. */
async function checkModel(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../cms-schema/migrations');
  const migrations = readMigrations(folder);
  const migrated = await replay(migrations, [...LOCALES]);
  const found = compareModels(contentfulModel(contentTypes), migrated);
  if (found.length === 0) {
    process.stdout.write(`content model: ${migrations.length} migrations lead to it\n`);
    return;
  }
  process.stderr.write(
    `The declared content model and its migrations differ:\n  ${found.join('\n  ')}\n` +
      'Write the migration that takes the space there (cms-schema/migrations/, docs/content-model.md),\n' +
      'then: npm run migrate -- up\n',
  );
  process.exitCode = 1;
}

checkModel().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
