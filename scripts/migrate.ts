import path from 'node:path';
import { parseArgs } from 'node:util';
import { MigrationFileError, MigrationRejected, readMigrations } from './migrate/migration-files';
import { ImpossibleChange } from './migrate/model-steps';
import { MigrationStopped } from './migrate/run-plan';
import { explainError, namedSpace, type Space } from './migrate/space';
import { migrationStatus } from './migrate/status';
import { migrateUp } from './migrate/up';

const USAGE = `usage: npm run migrate -- <command>
  new <name>   writes the migration that leads to today's declarations
  plan         what "up" would change, in words; writes nothing
  up           runs what has not run on this space
  down         takes back what ran last
  status       what has run and what has not, and whether the space is as declared
  repair       sets the model back after somebody has changed it by hand
  renumber <name>   gives a migration that has not run the next free number
  resolve <name>    records that it was done by hand; with --taken-back that its reverse was
  --remove <type.field>   confirms that it may go with its content
  --fill <type.field>=<value>   with "new": what entries get in a field that is required now
`;

const FOLDER = path.join(import.meta.dirname, '../cms-schema/migrations');

const print = (line: string) => process.stdout.write(`${line}\n`);

interface Arguments {
  name: string;
  isTakenBack: boolean;
  confirmed: ReadonlySet<string>;
  fills: ReadonlyMap<string, unknown>;
}

/** The space in which content is counted; `null` if none is configured or it does not exist. */
async function reachableSpace(otherwise: string): Promise<Space | null> {
  try {
    const space = namedSpace();
    await space.client.locale.getMany({ query: { limit: 1 } });
    return space;
  } catch {
    print(`No space can be reached: ${otherwise}`);
    return null;
  }
}

/** Parses `textBox.rank=3`; the value is JSON if valid, or else text. */
function fillOf(given: string): [string, unknown] {
  const [id = '', ...rest] = given.split('=');
  const text = rest.join('=');
  try {
    return [id, JSON.parse(text)];
  } catch {
    return [id, text];
  }
}

/** Prints after every command how the space differs, and the one command that resolves it. */
async function printFit(space: Space, whenItFits: () => void): Promise<boolean> {
  const { checkSpace } = await import('./migrate/check-space');
  const complaint = await checkSpace(space, readMigrations(FOLDER));
  if (complaint === '') whenItFits();
  else process.stderr.write(complaint);
  return complaint === '';
}

/** Prints changes made by hand, which no migration takes into account. */
function printDrift(drift: string[] | null): void {
  if (drift === null || drift.length === 0) return;
  process.stderr.write(
    `The space was changed by hand since its last migration:\n  ${drift.join('\n  ')}\n` +
      'Once every migration has run, this sets it back:\n  npm run migrate -- repair\n',
  );
  process.exitCode = 1;
}

const NAMED = new Set(['new', 'renumber', 'resolve']);

const commands: Record<string, (given: Arguments) => Promise<void>> = {
  new: async ({ name, confirmed, fills }) => {
    const { newMigration } = await import('./migrate/new-migration');
    const { contentTypes } = await import('@/cms-schema/model');
    const { writePage } = await import('./model/model-page');
    const space = await reachableSpace('"plan" counts entries without what is required.');
    const written = await newMigration({
      name,
      folder: FOLDER,
      declared: contentTypes,
      confirmed,
      fills,
      ...(space && { space }),
    });
    await writePage();
    if (!written) {
      print('The migrations lead to the declarations already.');
      return;
    }
    print(`${path.relative(process.cwd(), written.file)}\n${written.words.join('\n')}`);
    print('\nRead it, then: npm run migrate -- up');
  },
  plan: async ({ confirmed }) => {
    const { planPending } = await import('./migrate/plan');
    const { rejectionText } = await import('./migrate/losses');
    const { gapText } = await import('./migrate/gaps');
    const { driftOf } = await import('./migrate/drift');
    const space = namedSpace();
    const migrations = readMigrations(FOLDER);
    const planned = await planPending(space, migrations, confirmed);
    printDrift(await driftOf(space, migrations));
    if (planned.length === 0) print(`${space.spaceId}/${space.environmentId} is up to date`);
    for (const { name, words, unconfirmed, gaps, rejection } of planned) {
      print([name, ...words.map((line) => `  ${line}`)].join('\n'));
      const reasons = [
        ...(rejection === null ? [] : [rejection]),
        ...(unconfirmed.length > 0 ? [rejectionText(unconfirmed)] : []),
        ...(gaps.length > 0 ? [gapText(gaps)] : []),
      ];
      if (reasons.length === 0) continue;
      process.stderr.write(`refused: ${reasons.join('\n')}\n`);
      process.exitCode = 1;
    }
  },
  down: async ({ confirmed }) => {
    const { migrateDown } = await import('./migrate/down');
    const { forgetPrepared } = await import('./stack/prepare.mjs');
    const { DEFAULT_STATE_DIRECTORY } = await import('./stack/state.mjs');
    // Makes the next start prepare the space again.
    forgetPrepared(DEFAULT_STATE_DIRECTORY);
    const taken = await migrateDown(namedSpace(), readMigrations(FOLDER), confirmed, print);
    print(taken === null ? 'No migration has run on this space.' : `took back ${taken}`);
  },
  up: async ({ confirmed }) => {
    const space = namedSpace();
    const applied = await migrateUp(space, readMigrations(FOLDER), print, confirmed);
    // A space that has more than this code reads does not prevent a start; the shop itself rejects
    // one that has less.
    await printFit(space, () => {
      if (applied === 0) print(`${space.spaceId}/${space.environmentId} is up to date`);
    });
  },
  repair: async ({ confirmed }) => {
    const { repairSpace } = await import('./migrate/repair');
    const done = await repairSpace(namedSpace(), readMigrations(FOLDER), confirmed, print);
    print(done.length > 0 ? done.join('\n') : 'The space is as declared.');
  },
  renumber: async ({ name }) => {
    const { renumberMigration } = await import('./migrate/renumber');
    const space = await reachableSpace('nobody knows here which of two has run.');
    print(`${name} is ${await renumberMigration(FOLDER, name, space)} now`);
  },
  resolve: async ({ name, isTakenBack }) => {
    const { resolveMigration } = await import('./migrate/resolve');
    const done = isTakenBack ? 'taken back' : 'applied';
    const [space, migrations] = [namedSpace(), readMigrations(FOLDER)];
    await resolveMigration(space, migrations, { name, done });
    print(`recorded: ${name} ${done}`);
    await printFit(space, () => undefined);
  },
  status: async () => {
    const states = await migrationStatus(namedSpace(), readMigrations(FOLDER));
    for (const { state, name, detail } of states) {
      print(`${state.padEnd(12)}  ${name}  ${detail}`.trimEnd());
    }
    if (!(await printFit(namedSpace(), () => undefined))) process.exitCode = 1;
  },
};

/** Formats errors that a person can fix, without a stack. */
function explain(error: unknown): string {
  if (error instanceof MigrationRejected) return `refused, nothing was written:\n${error.message}`;
  if (error instanceof MigrationStopped) {
    return `stopped: ${error.message}\nWhat was done before stays done; the same command continues here.`;
  }
  const isNotified = error instanceof MigrationFileError || error instanceof ImpossibleChange;
  return isNotified ? error.message : explainError(error);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        remove: { type: 'string', multiple: true },
        fill: { type: 'string', multiple: true, default: [] },
        'taken-back': { type: 'boolean', default: false },
      },
    });
    const [command = '', name = '', ...rest] = positionals;
    const takesName = NAMED.has(command);
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!run || rest.length > 0 || takesName !== (name !== '')) return null;
    const fills = new Map(values.fill.map(fillOf));
    return {
      run,
      name,
      isTakenBack: values['taken-back'],
      confirmed: new Set(values.remove),
      fills,
    };
  } catch {
    return null;
  }
}

async function run(): Promise<void> {
  const given = readArguments();
  if (given) return given.run(given);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
