import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentType } from '@/cms-schema/content-type';
import {
  contentfulModel,
  declaredRenames,
  LOCALES,
  type SpaceModel,
} from '@/cms-schema/contentful-model';
import { nextNumber } from './clashes';
import { compareModels } from './compare-models';
import { gapsOf, gapWords, requirementsOf } from './gaps';
import { readHistory } from './history';
import { MigrationFileError, readMigrations } from './migration-files';
import { removalsIn, stepsBetween, type TypeSteps } from './model-steps';
import { apply, OfflineSpace, replay } from './offline-space';
import { planMigration } from './plan-migration';
import { migrationOf } from './step-calls';
import { wordsOf } from './step-words';
import type { Space } from './space';
import { writeMigration, type Fills } from './write-migration';

interface NewMigration {
  /** Words with hyphens, for example `add-kicker`; the number is put before it. */
  name: string;
  folder: string;
  declared: Record<string, ContentType>;
  /** What may go with its content: `textBox.kicker`, `textBox`. */
  confirmed: ReadonlySet<string>;
  /** What published entries get in fields that are required from now on: `textBox.kicker` → value. */
  fills?: Fills;
  /** The space whose published entries are counted; without one, `plan` counts them. */
  space?: Space;
  /** Where the migrations of the folder lead, for who knows already: it takes seconds. */
  current?: SpaceModel;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function rejectUnconfirmed(name: string, removals: string[], confirmed: ReadonlySet<string>) {
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
async function rejectWrongSteps(
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

/** A required field must not take blocks away that visitors see. */
async function rejectUnfilled(
  { space, fills = new Map() }: Pick<NewMigration, 'space' | 'fills'>,
  name: string,
  current: SpaceModel,
  changes: TypeSteps[],
): Promise<void> {
  const offline = new OfflineSpace([...LOCALES], current);
  const requirements = await requirementsOf(
    offline,
    await planMigration(migrationOf(changes), offline),
  );
  const required = requirements.map(({ typeId, fieldId }) => `${typeId}.${fieldId}`);
  const unknown = [...fills.keys()].filter((id) => !required.includes(id));
  if (unknown.length > 0)
    throw new MigrationFileError(`Nothing requires ${unknown.join(', ')} that did not before.`);
  const gaps = space ? await gapsOf(space, [], requirements) : [];
  const open = gaps.filter(({ id }) => !fills.has(id));
  if (open.length === 0) return;
  throw new MigrationFileError(
    [
      ...open.map((gap) => `${gapWords(gap)}: required, it would take them off their pages.`),
      'Declare it with field.optional(…) or field.withDefault(…), or say what they get:',
      `  npm run migrate -- new ${name} ${open.map(({ id }) => `--fill ${id}=…`).join(' ')}`,
    ].join('\n'),
  );
}

/**
 * Writes the migration that takes the replayed history to today's declarations.
 * @returns the file and what it does in words; `null` when there is nothing to do.
 * @throws MigrationFileError when something is no longer declared and not confirmed to go,
 *   or a field is required that published entries do not have.
 */
export async function newMigration(options: NewMigration) {
  const { name, folder, declared, confirmed } = options;
  if (!NAME.test(name)) throw new MigrationFileError('A name is like add-kicker: words, hyphens.');
  const migrations = readMigrations(folder);
  const wanted = contentfulModel(declared);
  const current = options.current ?? (await replay(migrations));
  const changes = stepsBetween(current, wanted, declaredRenames(declared));
  rejectUnconfirmed(name, removalsIn(changes), confirmed);
  if (changes.length === 0) return null;
  await rejectWrongSteps(current, changes, wanted);
  await rejectUnfilled(options, name, current, changes);
  const applied = options.space ? await readHistory(options.space) : new Map<string, unknown>();
  const number = nextNumber([...migrations.map((file) => file.name), ...applied.keys()]);
  const file = path.join(folder, `${number}-${name}.ts`);
  if (existsSync(file)) throw new MigrationFileError(`${file} exists`);
  writeMigration(file, name, changes, options.fills);
  return { file, words: wordsOf(changes) };
}
