import {
  createMigrationParser,
  type ParseResult,
  // outside: cms-migration-parts
} from 'contentful-migration/built/lib/migration-parser';
import type { MigrationFunction } from 'contentful-migration';
import { mergeRequests } from './merge-requests';
import { MigrationRejected } from './migration-files';
import type { PlannedRequest } from './planned-request';
import type { Space } from './space';

function problemsOf(result: ParseResult): string[] {
  return [
    ...result.stepsValidationErrors,
    ...result.payloadValidationErrors,
    ...result.getValidationErrors(),
    ...result.getRuntimeErrors(),
  ].map(({ message }) => message);
}

/** Entries per page while the planner reads them. */
const PAGE_SIZE = 100;

/**
 * The writes of one migration, in order, each with the version it expects. Reads the space but
 * writes nothing.
 */
export async function planMigration(
  migration: MigrationFunction,
  space: Pick<Space, 'spaceId' | 'environmentId' | 'request'>,
): Promise<PlannedRequest[]> {
  const { spaceId, environmentId, request } = space;
  const parse = createMigrationParser(request, {
    spaceId,
    environmentId,
    requestBatchSize: PAGE_SIZE,
  });
  const result = await parse(migration);
  const problems = problemsOf(result);
  if (problems.length > 0) throw new MigrationRejected(problems.join('\n'));
  return mergeRequests(result.batches.flatMap((batch) => batch.requests));
}
