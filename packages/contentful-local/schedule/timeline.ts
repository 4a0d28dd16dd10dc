import { invalidQuery, notFound } from '#http/api-error';
import type { Call, Handler } from '#http/call';
import { type BatchStep, releaseSteps } from '#management/entity-batch';
import type { JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { isDate } from '#model/value-type';
import { readScheduled } from '#store/action-rows';
import { environmentAfter } from './future-environment';
import { runOf, sysOf } from './run';

const RELEASE = 'release[lte]';
const TIMESTAMP = 'timestamp[lte]';

/**
 * Serves a preview request as of a release, an instant, or both: everything scheduled until then
 * has happened, the release's entities are public as currently drafted, and everything else is as
 * delivery shows it.
 */
export const onTimeline =
  (handler: Handler): Handler =>
  async (call) => {
    const steps = await stepsUntil(call);
    const query = new URLSearchParams(call.query);
    for (const name of [RELEASE, TIMESTAMP]) query.delete(name);
    return handler({ ...call, query, environment: environmentAfter(call.environment, steps) });
  };

/** @throws ApiError 400 if neither release nor instant is named, 404 for an unknown release */
async function stepsUntil({ environment, query, store }: Call): Promise<BatchStep[]> {
  const [release, timestamp] = [query.get(RELEASE), query.get(TIMESTAMP)];
  if (release === null && timestamp === null) {
    throw invalidQuery([RELEASE, TIMESTAMP].map((path) => ({ name: 'required', path: [path] })));
  }
  const { space, id } = environment;
  const waiting = (await readScheduled(store.pool, { space, environment: id })).filter(
    (action) => sysOf(action).status === 'scheduled',
  );
  const instant = timestamp === null ? publishedAt(release, waiting) : instantOf(timestamp);
  const steps = waiting
    .filter((action) => scheduledFor(action) <= instant)
    .flatMap((action) => runOf(action, environment).steps);
  if (release === null) return steps;
  const found = environment.releases.get(release);
  if (!found) throw notFound({ type: 'Release', id: release, environment: id, space });
  return [...steps, ...releaseSteps(found, 'publish', environment)];
}

const scheduledFor = ({ scheduledFor: at }: JsonObject) =>
  isObject(at) ? Date.parse(String(at.datetime)) : NaN;

function instantOf(timestamp: string): number {
  if (isDate(timestamp)) return Date.parse(timestamp);
  throw invalidQuery([{ name: 'type', type: 'Date', path: [TIMESTAMP], value: timestamp }]);
}

/** Time at which the release will be published; if it is not scheduled, before everything else. */
function publishedAt(release: string | null, waiting: readonly JsonObject[]): number {
  const action = waiting.find(
    ({ action: verb, entity }) => verb === 'publish' && sysOf(entity).id === release,
  );
  return action ? scheduledFor(action) : -Infinity;
}
