import { ensureType, HISTORY, PLAN, requireDefaultLocale } from './bookkeeping';
import { rejectClashes } from './clashes';
import { rejectGaps } from './gaps';
import { readHistory, recordApplied } from './history';
import {
  begin,
  forget,
  forgetFinished,
  isTakenBack,
  readBegun,
  type BegunMigration,
} from './journal';
import { rejectLosses } from './losses';
import { MigrationFileError, type MigrationFile } from './migration-files';
import { hostedEstimate } from './progress';
import { countDone, runPlan } from './run-plan';
import type { Space } from './space';
import { addLocales } from './space-locales';

type Print = (line: string) => void;

/** Continues where an interrupted run ended; a migration edited since then is planned again. */
async function applyOne(
  space: Space,
  migration: MigrationFile,
  begun: BegunMigration | undefined,
  { confirmed, print }: { confirmed: ReadonlySet<string>; print: Print },
): Promise<string> {
  if (begun?.checksum === migration.checksum) {
    const done = await countDone(space, begun.requests);
    await runPlan(space, begun.requests, done, print);
    return `continued after request ${done} of ${begun.requests.length}`;
  }
  // Imported lazily: loading the planner takes longer than the response of an up-to-date space.
  const { planMigration } = await import('./plan-migration');
  const requests = await planMigration(migration.load(), space);
  await rejectLosses(space, requests, new Set([...migration.loadTerms().removes, ...confirmed]));
  await rejectGaps(space, requests);
  await begin(space, migration, requests);
  const estimate = space.isLocal ? null : hostedEstimate(requests.length);
  if (estimate !== null) print(`${migration.name}: ${estimate}`);
  await runPlan(space, requests, 0, print);
  return `${requests.length} requests`;
}

/**
 * Runs every migration that has not run on this space, in order, one at a time. After an
 * interruption at any request, the next run continues there. Returns how many it applied.
 * @param confirmed removals of content that are allowed besides those declared by the files
 * @throws MigrationRejected before the first write of a migration that would lose content, or leave
 *   published entries without a required field
 */
export async function migrateUp(
  space: Space,
  migrations: MigrationFile[],
  print: Print,
  confirmed: ReadonlySet<string> = new Set(),
): Promise<number> {
  const history = await readHistory(space);
  rejectClashes(history, migrations);
  for (const { name, checksum } of migrations) {
    const applied = history.get(name);
    if (applied && applied.checksum !== checksum) {
      print(`warning: ${name} has changed since it was applied; write a new migration instead`);
    }
  }
  const begun = await readBegun(space);
  await forgetFinished(space, history, begun);
  const half = [...begun.keys()].find(isTakenBack);
  if (half !== undefined) {
    throw new MigrationFileError(`${half} was stopped; finish it with: npm run migrate -- down`);
  }
  const pending = migrations.filter(({ name }) => !history.has(name));
  await requireDefaultLocale(space);
  for (const code of await addLocales(space)) print(`added the locale ${code}`);
  if (pending.length === 0) return 0;
  await ensureType(space, HISTORY);
  await ensureType(space, PLAN);
  for (const migration of pending) {
    const how = await applyOne(space, migration, begun.get(migration.name), { confirmed, print });
    await recordApplied(space, migration, new Date());
    await forget(space, migration.name);
    print(`applied ${migration.name} (${how})`);
  }
  return pending.length;
}
