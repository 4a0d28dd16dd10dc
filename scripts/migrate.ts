import path from 'node:path';
import { MigrationFileError, MigrationRefused, readMigrations } from './migrate/migration-files';
import { MigrationStopped } from './migrate/run-plan';
import { explainError, namedSpace } from './migrate/space';
import { migrationStatus } from './migrate/status';
import { migrateUp } from './migrate/up';

const USAGE = 'usage: npm run migrate -- up | status\n';

const say = (line: string) => process.stdout.write(`${line}\n`);

const commands = {
  up: async () => {
    const space = namedSpace();
    const applied = await migrateUp(space, migrations(), say);
    if (applied === 0) say(`${space.spaceId}/${space.environmentId} is up to date`);
  },
  status: async () => {
    const states = await migrationStatus(namedSpace(), migrations());
    for (const { state, name, detail } of states) {
      say(`${state.padEnd(12)}  ${name}  ${detail}`.trimEnd());
    }
  },
};

function migrations() {
  return readMigrations(path.join(import.meta.dirname, '../cms-schema/migrations'));
}

/** Errors that a person mends, told without a stack. */
function explain(error: unknown): string {
  if (error instanceof MigrationRefused) return `refused, nothing was written:\n${error.message}`;
  if (error instanceof MigrationStopped) {
    return `stopped: ${error.message}\nWhat was done before stays done; "up" continues here.`;
  }
  return error instanceof MigrationFileError ? error.message : explainError(error);
}

async function run(): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.entries(commands).find(([key]) => key === name)?.[1];
  if (!command || rest.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  await command();
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
