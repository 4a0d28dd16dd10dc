import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASELINE, nextNumber } from './clashes';
import { migrationNames, MigrationFileError } from './migration-files';

/**
 * Gives a migration that has not run the next free number; the JSON file beside it follows.
 * @param applied names of what has run on the space
 * @returns its new name
 * @throws MigrationFileError when there is no such file, it has run, or it is the baseline
 */
export function renumberMigration(
  folder: string,
  name: string,
  applied: ReadonlySet<string>,
): string {
  const names = migrationNames(folder);
  if (!names.includes(name)) throw new MigrationFileError(`there is no migration ${name}`);
  if (name === BASELINE)
    throw new MigrationFileError(`${name} comes before every other migration: it keeps its number`);
  if (applied.has(name))
    throw new MigrationFileError(`${name} has run on this space: renumber the other one`);
  const renamed = `${nextNumber([...names, ...applied])}${name.slice(4)}`;
  const fileOf = (base: string, ending: string) => path.join(folder, `${base}${ending}`);
  const text = readFileSync(fileOf(name, '.ts'), 'utf8');
  writeFileSync(fileOf(name, '.ts'), text.replaceAll(`./${name}.json`, `./${renamed}.json`));
  for (const ending of ['.json', '.ts'])
    if (existsSync(fileOf(name, ending))) renameSync(fileOf(name, ending), fileOf(renamed, ending));
  return renamed;
}
