import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASELINE, nextNumber } from './clashes';
import { readHistory } from './history';
import { readBegun } from './journal';
import { migrationNames, MigrationFileError } from './migration-files';
import type { Space } from './space';

/**
 * Renames a migration that has not run, and the JSON file beside it, to the next free number.
 * @param space where it may have run; `null` if none is reachable
 * @returns its new name
 * @throws MigrationFileError if there is no such file, it has run or was interrupted, or it is the
 *   baseline
 */
export async function renumberMigration(
  folder: string,
  name: string,
  space: Space | null,
): Promise<string> {
  const names = migrationNames(folder);
  if (!names.includes(name)) throw new MigrationFileError(`there is no migration ${name}`);
  if (name === BASELINE)
    throw new MigrationFileError(`${name} comes before every other migration: it keeps its number`);
  const applied = space ? await readHistory(space) : new Map<string, unknown>();
  if (applied.has(name))
    throw new MigrationFileError(`${name} has run on this space: renumber the other one`);
  // The rest of its plan is stored under its name.
  if (space && (await readBegun(space)).has(name))
    throw new MigrationFileError(`${name} was stopped; finish it with: npm run migrate -- up`);
  const renamed = `${nextNumber([...names, ...applied.keys()])}${name.slice(4)}`;
  const fileOf = (base: string, ending: string) => path.join(folder, `${base}${ending}`);
  const text = readFileSync(fileOf(name, '.ts'), 'utf8');
  writeFileSync(fileOf(name, '.ts'), text.replaceAll(`./${name}.json`, `./${renamed}.json`));
  for (const ending of ['.json', '.ts'])
    if (existsSync(fileOf(name, ending))) renameSync(fileOf(name, ending), fileOf(renamed, ending));
  return renamed;
}
