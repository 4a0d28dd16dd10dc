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
  /** Hyphenated words, for example `add-kicker`, preceded by the number in the file's name. */
  name: string;
  folder: string;
  declared: Record<string, ContentType>;
  /** Confirmed removals of content: `textBox.kicker`, `textBox`. */
  confirmed: ReadonlySet<string>;
  /** Values for newly required fields in published entries: `textBox.kicker` → value. */
  fills?: Fills;
  /** The space whose published entries are counted; without it, `plan` counts them. */
  space?: Space;
  /** The result of the folder's migrations if already known, because replaying takes seconds. */
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

/** Replays the steps as well as writing them, so that a wrong file is never left behind. */
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

/** Rejects a required field that would hide blocks from visitors. */
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
 * Writes the migration from the replayed history to the current declarations.
 * @returns the file and a description; `null` if there is nothing to do.
 * @throws MigrationFileError if a removal is not confirmed, or published entries lack a required
 *   field.
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
