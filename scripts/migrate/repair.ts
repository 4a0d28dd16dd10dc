import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { rejectLosses } from './losses';
import { MigrationRejected, type MigrationFile } from './migration-files';
import { stepsBetween } from './model-steps';
import { planMigration } from './plan-migration';
import { readSpace } from './read-space';
import { runPlan } from './run-plan';
import type { Space } from './space';
import { migrationStatus } from './status';
import { migrationOf } from './step-calls';
import { wordsOf } from './step-words';

/**
 * Resets a space to the declarations after manual changes of its model.
 * @param confirmed removals of content: `textBox.kicker`
 * @returns its changes, one line each; empty if nothing differed
 * @throws MigrationRejected if migrations have not run, or content would be lost
 */
export async function repairSpace(
  space: Space,
  migrations: MigrationFile[],
  confirmed: ReadonlySet<string>,
  print: (line: string) => void = () => undefined,
): Promise<string[]> {
  const states = await migrationStatus(space, migrations);
  const open = states.find(({ state }) => state !== 'applied' && state !== 'changed file');
  if (open)
    throw new MigrationRejected(
      `${open.name} is ${open.state}: what differs need not have been changed by hand. See "status".`,
    );
  const changes = stepsBetween(await readSpace(space), contentfulModel(contentTypes), {});
  if (changes.length === 0) return [];
  const requests = await planMigration(migrationOf(changes), space);
  await rejectLosses(space, requests, confirmed);
  await runPlan(space, requests, 0, print);
  return wordsOf(changes);
}
