import { clashOf } from './clashes';
import { readHistory } from './history';
import { downName, readBegun } from './journal';
import type { MigrationFile } from './migration-files';
import { countDone } from './run-plan';
import type { Space } from './space';

export interface MigrationStatus {
  name: string;
  /**
   * - `stopped`: started and not finished; `up` continues it, or `down` if it is being reverted.
   * - `changed file`: applied, but the file has changed since.
   * - `missing file`: applied, but the file does not exist here.
   */
  state: 'applied' | 'pending' | 'stopped' | 'changed file' | 'missing file';
  detail: string;
}

/** All migrations with a file or a history entry, in order of their names. */
export async function migrationStatus(
  space: Space,
  migrations: MigrationFile[],
): Promise<MigrationStatus[]> {
  const history = await readHistory(space);
  const begun = await readBegun(space);
  const names = new Set([...history.keys(), ...migrations.map(({ name }) => name)]);
  const files = new Map(migrations.map((file) => [file.name, file]));
  const states = [...names].toSorted().map(async (name): Promise<MigrationStatus> => {
    const applied = history.get(name);
    const reverse = begun.get(downName(name))?.requests;
    if (applied && reverse) {
      const done = await countDone(space, reverse);
      const detail = `taken back up to request ${done} of ${reverse.length}; "down" continues`;
      return { name, state: 'stopped', detail };
    }
    const file = files.get(name);
    if (applied) {
      const changed = file?.checksum === applied.checksum ? 'applied' : 'changed file';
      return { name, state: file ? changed : 'missing file', detail: applied.appliedAt };
    }
    const plan = begun.get(name)?.requests;
    const clash = clashOf(name, history);
    if (clash !== null && file) return { name, state: 'pending', detail: clash };
    if (!plan) return { name, state: 'pending', detail: '' };
    const done = await countDone(space, plan);
    return { name, state: 'stopped', detail: `after request ${done} of ${plan.length}` };
  });
  return Promise.all(states);
}
