import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { compareModels } from './compare-models';
import type { MigrationFile } from './migration-files';
import { readSpace } from './read-space';
import type { Space } from './space';
import { migrationStatus } from './status';

/**
 * Rejects a space that differs from the declarations.
 * @returns the differences and the command that mends them; nothing when there are none
 */
export async function checkSpace(space: Space, migrations: MigrationFile[]): Promise<string> {
  const found = compareModels(contentfulModel(contentTypes), await readSpace(space));
  if (found.length === 0) return '';
  const states = await migrationStatus(space, migrations);
  const isBehind = states.some(({ state }) => state === 'pending' || state === 'stopped');
  return (
    `Space ${space.spaceId}/${space.environmentId} differs from the declared content model:\n` +
    `  ${found.join('\n  ')}\n` +
    (isBehind
      ? 'Run:\n  npm run migrate -- up\n'
      : 'Every migration has run, so it was changed by hand: write a migration that mends it.\n')
  );
}
