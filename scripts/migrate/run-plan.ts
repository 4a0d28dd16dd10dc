import { z } from 'zod';
import type { PlannedRequest } from './plan-migration';
import { errorId, explainError, type Space } from './space';

/** The space answered a write of a migration with an error; what was done before it stays done. */
export class MigrationStopped extends Error {}

const versioned = z.object({ sys: z.object({ version: z.int() }) });

/** `/content_types/page/published` → `/content_types/page`: the entity whose version counts. */
const entityOf = ({ url }: PlannedRequest) => url.replace(/\/(published|archived)$/, '');

const expectedVersion = ({ headers }: PlannedRequest) =>
  Number(headers['X-Contentful-Version'] ?? 0);

async function versionOf(space: Space, request: PlannedRequest): Promise<number | null> {
  try {
    const entity = await space.request({ method: 'GET', url: entityOf(request) });
    return versioned.parse(entity).sys.version;
  } catch (error) {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  }
}

/** Every write raises its entity's version, so a version beyond the expected one means: done. */
async function isDone(space: Space, request: PlannedRequest): Promise<boolean> {
  const version = await versionOf(space, request);
  // An entity that was there and is gone was deleted later in the same plan.
  if (version === null) return request.method === 'DELETE' || expectedVersion(request) > 0;
  return version > expectedVersion(request);
}

/** How many requests of the plan were done before it was stopped: they are done in order. */
export async function countDone(space: Space, requests: PlannedRequest[]): Promise<number> {
  let done = 0;
  let open = requests.length;
  while (done < open) {
    const middle = Math.floor((done + open) / 2);
    const request = requests[middle];
    if (request && (await isDone(space, request))) done = middle + 1;
    else open = middle;
  }
  return done;
}

async function send(space: Space, request: PlannedRequest): Promise<void> {
  try {
    await space.request(request);
  } catch (error) {
    // The client repeats a request whose answer was lost; the repetition meets its own version.
    const isOwnEcho =
      errorId(error) === 'VersionMismatch' &&
      (await versionOf(space, request)) === expectedVersion(request) + 1;
    if (isOwnEcho) return;
    throw new MigrationStopped(explainError(error));
  }
}

/** Sends the requests from `from` on, one at a time. */
export async function runPlan(space: Space, requests: PlannedRequest[], from: number) {
  for (const request of requests.slice(from)) await send(space, request);
}
