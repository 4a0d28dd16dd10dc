import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { compareModels } from './compare-models';
import type { MigrationFile } from './migration-files';
import { readSpace } from './read-space';
import type { Space } from './space';
import { migrationStatus, type MigrationStatus } from './status';

const named = (states: readonly MigrationStatus[], wanted: MigrationStatus['state']) =>
  states.filter(({ state }) => state === wanted).map(({ name }) => name);

/** The one command that brings a space and this code in line, depending on what has run. */
function remedyOf(states: readonly MigrationStatus[]): string {
  const clash = states.find(({ state, detail }) => state === 'pending' && detail !== '');
  if (clash) return `${clash.detail}\n`;
  const newer = named(states, 'missing file');
  if (newer.length > 0)
    return (
      `The space is newer than this code: it has ${newer.join(', ')}, of which there is no file here. ` +
      'Take newer code:\n  git pull\n'
    );
  if (states.some(({ state }) => state === 'pending' || state === 'stopped'))
    return 'Run:\n  npm run migrate -- up\n';
  return 'Every migration has run, so it was changed by hand. Set it back:\n  npm run migrate -- repair\n';
}

/**
 * Compares a space with the declarations, for `check:model`, `up` and `status`.
 * @returns the differences and the one command that resolves them; empty if there are none
 */
export async function checkSpace(space: Space, migrations: MigrationFile[]): Promise<string> {
  const found = compareModels(contentfulModel(contentTypes), await readSpace(space));
  if (found.length === 0) return '';
  const states = await migrationStatus(space, migrations);
  return (
    `Space ${space.spaceId}/${space.environmentId} differs from the declared content model:\n` +
    `  ${found.join('\n  ')}\n${remedyOf(states)}`
  );
}
