import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentType } from '@/cms-schema/content-type';
import {
  contentfulModel,
  declaredRenames,
  LOCALES,
  type SpaceModel,
} from '@/cms-schema/contentful-model';
import { compareModels } from './compare-models';
import { MigrationFileError, readMigrations } from './migration-files';
import { removalsIn, stepsBetween, type TypeSteps } from './model-steps';
import { apply, OfflineSpace, replay } from './offline-space';
import { migrationOf } from './step-calls';
import { wordsOf } from './step-words';
import { writeMigration } from './write-migration';

interface NewMigration {
  /** Words with hyphens, for example `add-kicker`; the number is put before it. */
  name: string;
  folder: string;
  declared: Record<string, ContentType>;
  /** What may go with its content: `textBox.kicker`, `textBox`. */
  confirmed: ReadonlySet<string>;
  /** Where the migrations of the folder lead, for who knows already: it takes seconds. */
  current?: SpaceModel;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function refuseUnconfirmed(name: string, removals: string[], confirmed: ReadonlySet<string>) {
  const open = removals.filter((removal) => !confirmed.has(removal));
  const unknown = [...confirmed].filter((removal) => !removals.includes(removal));
  if (unknown.length > 0) {
    throw new MigrationFileError(`Nothing removes ${unknown.join(', ')}; is it still declared?`);
  }
  if (open.length === 0) return;
  throw new MigrationFileError(
    [
      `No longer declared: ${open.join(', ')}.`,
      "A field that has got another id says so: field.renamedFrom('oldId', …).",
      'What is to go, with all its content, is confirmed:',
      `  npm run migrate -- new ${name} ${removals.map((id) => `--remove ${id}`).join(' ')}`,
    ].join('\n'),
  );
}

/** The steps are made as well as written: a file that does not lead there is never left behind. */
async function refuseWrongSteps(
  current: SpaceModel,
  changes: TypeSteps[],
  wanted: SpaceModel,
): Promise<void> {
  const space = new OfflineSpace([...LOCALES], current);
  await apply(space, migrationOf(changes));
  const found = compareModels(wanted, space.model());
  if (found.length === 0) return;
  throw new MigrationFileError(
    `No generated migration leads to the declarations; write it by hand:\n  ${found.join('\n  ')}`,
  );
}

/**
 * Writes the migration that takes the replayed history to today's declarations. Needs no server.
 * @returns the file and what it does in words; `null` when there is nothing to do.
 * @throws MigrationFileError when something is no longer declared and not confirmed to go.
 */
export async function newMigration(wish: NewMigration) {
  const { name, folder, declared, confirmed } = wish;
  if (!NAME.test(name)) throw new MigrationFileError('A name is like add-kicker: words, hyphens.');
  const migrations = readMigrations(folder);
  const wanted = contentfulModel(declared);
  const current = wish.current ?? (await replay(migrations));
  const changes = stepsBetween(current, wanted, declaredRenames(declared));
  refuseUnconfirmed(name, removalsIn(changes), confirmed);
  if (changes.length === 0) return null;
  await refuseWrongSteps(current, changes, wanted);
  const number = Number(migrations.at(-1)?.name.slice(0, 4) ?? 0) + 1;
  const file = path.join(folder, `${String(number).padStart(4, '0')}-${name}.ts`);
  if (existsSync(file)) throw new MigrationFileError(`${file} exists`);
  writeMigration(file, name, changes);
  return { file, words: wordsOf(changes) };
}
