import { MigrationFileError } from './migration-files';

const numberOf = (name: string): string => name.slice(0, 4);

/**
 * The file that replaces all earlier migrations: docs/decisions/0200-one-baseline-of-the-space.md.
 */
export const BASELINE = '0001-baseline';

/**
 * Reports another migration that ran on a space under the number of this one, and the remedy.
 * @returns one line; `null` without such a migration
 */
export function clashOf(name: string, history: ReadonlyMap<string, unknown>): string | null {
  if (history.has(name)) return null;
  const rival = [...history.keys()].find((applied) => numberOf(applied) === numberOf(name));
  if (rival === undefined) return null;
  return name === BASELINE
    ? `this space ran ${rival}, which ${name} has replaced (docs/decisions/0200-one-baseline-of-the-space.md): ` +
        'npm run reset removes a local space; elsewhere, begin with an empty environment'
    : `this space ran ${rival}, which has the number of ${name}. Give ${name} the next one: ` +
        `npm run migrate -- renumber ${name}`;
}

/**
 * Rejects a migration whose number was used by another one that ran on the space: two branches have
 * taken it, and their order is undefined.
 */
export function rejectClashes(
  history: ReadonlyMap<string, unknown>,
  migrations: readonly { name: string }[],
): void {
  for (const { name } of migrations) {
    const clash = clashOf(name, history);
    if (clash !== null) throw new MigrationFileError(clash);
  }
}

/** The next four-digit number after all files and history entries. */
export function nextNumber(names: Iterable<string>): string {
  const last = Math.max(0, ...[...names].map((name) => Number(numberOf(name))));
  return String(last + 1).padStart(4, '0');
}
