import type { MigrationFunction } from 'contentful-migration';
import { LOCALES } from '@/cms-schema/contentful-model';
import { forgetApplied, readHistory } from './history';
import { begin, downName, forget, forgetFinished, readBegun } from './journal';
import { rejectLosses } from './losses';
import { MigrationRejected, type MigrationFile } from './migration-files';
import { stepsBetween, type Renames } from './model-steps';
import { apply, OfflineSpace } from './offline-space';
import { planMigration } from './plan-migration';
import type { PlannedRequest } from './planned-request';
import { contentStepsOf } from './recorded-steps';
import { countDone, runPlan } from './run-plan';
import type { Space } from './space';
import { migrationOf } from './step-calls';

function swapped(renames: Renames): Renames {
  return Object.fromEntries(
    Object.entries(renames).map(([typeId, fields]) => [
      typeId,
      Object.fromEntries(Object.entries(fields).map(([newId, oldId]) => [oldId, newId])),
    ]),
  );
}

/** Derives the reverse of the last migration from its effect on the model. */
async function derivedReverse(
  migrations: MigrationFile[],
  last: MigrationFile,
): Promise<MigrationFunction> {
  const steps = contentStepsOf(last.load());
  if (steps.length > 0) {
    throw new MigrationRejected(
      `${last.name} does more than change the model (${steps.join(', ')}), so its reverse cannot be derived.\n` +
        'It exports no "down" of its own, and a file that ran is not changed any more: ' +
        'write a migration that takes it back.',
    );
  }
  const space = new OfflineSpace([...LOCALES]);
  for (const { name, load } of migrations) if (name < last.name) await apply(space, load());
  const before = space.model();
  space.takeRenames();
  await apply(space, last.load());
  return migrationOf(stepsBetween(space.model(), before, swapped(space.takeRenames())));
}

async function planReverse(
  space: Space,
  migrations: MigrationFile[],
  last: MigrationFile,
  confirmed: ReadonlySet<string>,
): Promise<PlannedRequest[]> {
  const reverse = last.loadTerms().down ?? (await derivedReverse(migrations, last));
  const requests = await planMigration(reverse, space);
  await rejectLosses(space, requests, confirmed);
  return requests;
}

/**
 * The last migration that ran here. @throws MigrationRejected if its file is missing or has changed
 */
function lastApplied(
  migrations: MigrationFile[],
  history: Awaited<ReturnType<typeof readHistory>>,
): MigrationFile | null {
  const [name] = [...history.keys()].toSorted().toReversed();
  if (name === undefined) return null;
  const file = migrations.find((migration) => migration.name === name);
  if (file && file.checksum === history.get(name)?.checksum) return file;
  const what = file ? 'has changed since it ran' : 'has no file here';
  throw new MigrationRejected(`${name} ${what}, so nobody knows what to take back.`);
}

/**
 * Reverts the last migration that ran on this space: with the `down` it exports, or else with the
 * reverse derived from it. After an interruption at any request, the next run continues.
 * @returns its name, or `null` if none has run.
 * @throws MigrationRejected before the first write if content would be lost without confirmation.
 */
export async function migrateDown(
  space: Space,
  migrations: MigrationFile[],
  confirmed: ReadonlySet<string>,
  print: (line: string) => void = () => undefined,
): Promise<string | null> {
  const history = await readHistory(space);
  const begun = await readBegun(space);
  await forgetFinished(space, history, begun);
  const half = migrations.find(({ name }) => begun.has(name) && !history.has(name));
  if (half) {
    throw new MigrationRejected(`${half.name} was stopped; finish it with: npm run migrate -- up`);
  }
  const last = lastApplied(migrations, history);
  if (!last) return null;
  const name = downName(last.name);
  const stopped = begun.get(name)?.requests;
  const requests = stopped ?? (await planReverse(space, migrations, last, confirmed));
  if (!stopped) await begin(space, { name, checksum: last.checksum }, requests);
  await runPlan(space, requests, stopped ? await countDone(space, stopped) : 0, print);
  await forgetApplied(space, last.name);
  await forget(space, name);
  return last.name;
}
