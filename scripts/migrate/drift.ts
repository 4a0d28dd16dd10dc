import { compareModels } from './compare-models';
import { readHistory } from './history';
import { readBegun } from './journal';
import type { MigrationFile } from './migration-files';
import { replay } from './offline-space';
import { readSpace } from './read-space';
import type { Space } from './space';

/**
 * How a space's model differs from where the migrations lead that ran on it: what somebody has
 * changed by hand.
 * @returns one line each; `null` where it cannot be told, since one was stopped, or has no file
 *   here that is still as it ran
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
