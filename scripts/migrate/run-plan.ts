import { z } from 'zod';
import { Progress } from './progress';
import { entityOf, expectedVersion, type PlannedRequest } from './planned-request';
import { errorId, explainError, type Space } from './space';

/** The space rejected a write of a migration; earlier writes remain. */
export class MigrationStopped extends Error {}

const versioned = z.object({ sys: z.object({ version: z.int() }) });

async function versionOf(space: Space, request: PlannedRequest): Promise<number | null> {
  try {
    const entity = await space.request({ method: 'GET', url: entityOf(request) });
    return versioned.parse(entity).sys.version;
  } catch (error) {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  }
}

/** Whether the plan deleted a missing entity, as opposed to one that it has not created yet. */
function isGone(plan: PlannedRequest[], entity: string): boolean {
  const owner = entity.replace(/\/editor_interface$/, '');
  const own = plan.filter((request) => entityOf(request) === owner);
  const isCreated = own.some((request) => expectedVersion(request) === 0);
  return !isCreated && own.some(({ method, url }) => method === 'DELETE' && url === owner);
}

/**
 * Every write increases its entity's version, so a version beyond the expected one shows that it
 * was done.
 */
async function isDone(space: Space, plan: PlannedRequest[], request: PlannedRequest) {
  const version = await versionOf(space, request);
  if (version === null) return isGone(plan, entityOf(request));
  return version > expectedVersion(request);
}

/** Number of requests of the plan that were completed before an interruption; they run in order. */
export async function countDone(space: Space, requests: PlannedRequest[]): Promise<number> {
  let done = 0;
  let open = requests.length;
  while (done < open) {
    const middle = Math.floor((done + open) / 2);
    const request = requests[middle];
    if (request && (await isDone(space, requests, request))) done = middle + 1;
    else open = middle;
  }
  return done;
}

async function send(space: Space, request: PlannedRequest): Promise<void> {
  try {
    await space.request(request);
  } catch (error) {
    // The client repeats a request whose response was lost; the repetition finds its own version.
    const isOwnEcho =
      errorId(error) === 'VersionMismatch' &&
      (await versionOf(space, request)) === expectedVersion(request) + 1;
    if (isOwnEcho) return;
    throw new MigrationStopped(explainError(error));
  }
}

/** Sends the requests from `from` on, one at a time, and prints progress every ten seconds. */
export async function runPlan(
  space: Space,
  requests: PlannedRequest[],
  from: number,
  print: (line: string) => void,
) {
  const progress = new Progress({ from, total: requests.length }, print);
  for (const [index, request] of requests.entries()) {
    if (index < from) continue;
    await send(space, request);
    progress.note(index + 1);
  }
}
