import { MigrationFileError } from './migration-files';

const numberOf = (name: string): string => name.slice(0, 4);

/** The file that stands for all migrations before it: docs/decisions/0200-one-baseline-of-the-space.md. */
export const BASELINE = '0001-baseline';

/**
 * What ran on a space under the number of a migration that did not, and what to do about it.
 * @returns one line; `null` where there is no such thing
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
 * Rejects a migration whose number another one has that ran on the space: two branches have taken
 * it, and nobody knows which of them comes first.
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

/** The first four digits that neither a file nor a line of the history has, after all that do. */
export function nextNumber(names: Iterable<string>): string {
  const last = Math.max(0, ...[...names].map((name) => Number(numberOf(name))));
  return String(last + 1).padStart(4, '0');
}
