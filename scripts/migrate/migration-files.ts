import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MigrationFunction } from 'contentful-migration';

export interface MigrationFile {
  /** File name without its ending; migrations run in the order of their names. */
  name: string;
  /** Of the file's text, whatever its line endings. */
  checksum: string;
  load: () => MigrationFunction;
}

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.ts$/;

/** A migration file that cannot be run. */
export class MigrationFileError extends Error {}

/** contentful-migration refuses the migration; nothing was written. */
export class MigrationRefused extends Error {}

function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

function load(file: string): MigrationFunction {
  // What a file exports is only known once it is loaded; it is checked below.
  const loaded = createRequire(file)(file) as { default?: unknown };
  if (typeof loaded.default !== 'function') {
    throw new MigrationFileError(`${path.basename(file)} has no default export that is a function`);
  }
  // contentful-migration checks each step the function takes.
  return loaded.default as MigrationFunction;
}

/** All migrations of a folder, in order. Two files with one number are refused. */
export function readMigrations(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => FILE_NAME.test(file))
    .toSorted();
  for (const [index, file] of files.entries()) {
    const previous = files[index - 1];
    if (previous?.slice(0, 4) === file.slice(0, 4)) {
      throw new MigrationFileError(`${previous} and ${file} have the same number`);
    }
  }
  return files.map((name) => {
    const file = path.join(folder, name);
    return {
      name: path.basename(name, '.ts'),
      checksum: checksumOf(readFileSync(file, 'utf8')),
      load: () => load(file),
    };
  });
}
