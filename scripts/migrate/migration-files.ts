import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MigrationFunction } from 'contentful-migration';

export interface MigrationFile {
  /** File name without its extension; migrations run in the order of their names. */
  name: string;
  /**
   * Hash of the file's text and of the JSON file beside it, if there is one, independent of line
   * endings.
   */
  checksum: string;
  load: () => MigrationFunction;
  /** Loads other declarations of the file: its reverse, and content that it may remove. */
  loadTerms: () => MigrationTerms;
}

export interface MigrationTerms {
  /** Exported as `down`; the reverse is derived if it is missing. */
  down: MigrationFunction | null;
  /** Exported as `removes`: `textBox.kicker`. */
  removes: readonly string[];
}

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.ts$/;

/** A migration file that cannot be run. */
export class MigrationFileError extends Error {}

/** Rejected by contentful-migration; nothing was written. */
export class MigrationRejected extends Error {}

function checksumOf(file: string): string {
  const sources = [file, file.replace(/\.ts$/, '.json')].filter((source) => existsSync(source));
  const text = sources.map((source) => readFileSync(source, 'utf8')).join('');
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

// The exports of a file are only known once it is loaded; callers validate them.
const exportsOf = (file: string) => createRequire(file)(file) as Record<string, unknown>;

/** contentful-migration validates each step of a migration. */
const isMigration = (value: unknown): value is MigrationFunction => typeof value === 'function';

function load(file: string): MigrationFunction {
  const { default: migration } = exportsOf(file);
  if (isMigration(migration)) return migration;
  throw new MigrationFileError(`${path.basename(file)} has no default export that is a function`);
}

function loadTerms(file: string): MigrationTerms {
  const { down = null, removes = [] } = exportsOf(file);
  if (down !== null && !isMigration(down))
    throw new MigrationFileError(`${path.basename(file)}: "down" is not a function`);
  if (!Array.isArray(removes))
    throw new MigrationFileError(`${path.basename(file)}: "removes" is not a list`);
  return { down, removes: removes.map(String) };
}

/** Names of all migrations of a folder, in order. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => FILE_NAME.test(file))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();

/** All migrations of a folder, in order. Two files with one number are rejected. */
export function readMigrations(folder: string): MigrationFile[] {
  const names = migrationNames(folder);
  for (const [index, name] of names.entries()) {
    const previous = names[index - 1];
    if (previous?.slice(0, 4) !== name.slice(0, 4)) continue;
    throw new MigrationFileError(
      `${previous} and ${name} have the same number. Give the one that has run nowhere the next one:\n` +
        `  npm run migrate -- renumber ${name}`,
    );
  }
  return names.map((name) => {
    const file = path.join(folder, `${name}.ts`);
    return {
      name,
      checksum: checksumOf(file),
      load: () => load(file),
      loadTerms: () => loadTerms(file),
    };
  });
}
