import { compareModels } from './compare-models';
import { readHistory } from './history';
import { readBegun } from './journal';
import type { MigrationFile } from './migration-files';
import { replay } from './offline-space';
import { readSpace } from './read-space';
import type { Space } from './space';

/**
 * Compares a space's model with the result of the migrations that ran on it, to find manual
 * changes.
 * @returns one line each; `null` if unknown because a migration was interrupted, or its file is
 *   missing or has changed
 */
export async function driftOf(
  space: Space,
  migrations: readonly MigrationFile[],
): Promise<string[] | null> {
  const history = await readHistory(space);
  if ((await readBegun(space)).size > 0) return null;
  const ran = migrations.filter(({ name, checksum }) => history.get(name)?.checksum === checksum);
  if (ran.length < history.size) return null;
  return compareModels(await replay(ran), await readSpace(space));
}
