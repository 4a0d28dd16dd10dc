import { ensureType, HISTORY } from './bookkeeping';
import { rejectClashes } from './clashes';
import { forgetApplied, readHistory, recordApplied } from './history';
import { downName, forget } from './journal';
import { MigrationFileError, type MigrationFile } from './migration-files';
import type { Space } from './space';

/** What was done by hand: a migration's work, or its reverse. */
export type Done = 'applied' | 'taken back';

/**
 * Records a manual change in a space's history, and changes nothing else. An interrupted plan is
 * deleted.
 * @throws MigrationFileError if there is no such file to record, or no such entry to remove
 */
export async function resolveMigration(
  space: Space,
  migrations: readonly MigrationFile[],
  { name, done }: { name: string; done: Done },
): Promise<void> {
  const history = await readHistory(space);
  if (done === 'taken back') {
    if (!history.has(name)) throw new MigrationFileError(`${name} has not run on this space`);
    await forgetApplied(space, name);
  } else {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) throw new MigrationFileError(`there is no migration ${name}`);
    rejectClashes(history, [file]);
    await ensureType(space, HISTORY);
    await forgetApplied(space, name);
    await recordApplied(space, file, new Date());
  }
  await forget(space, name);
  await forget(space, downName(name));
}
