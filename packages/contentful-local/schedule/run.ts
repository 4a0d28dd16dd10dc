import { notFound } from '#http/api-error';
import { type BatchStep, keptError, releaseSteps } from '#management/entity-batch';
import type { Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import type { EnvironmentState } from '#store/environment-state';

/** The steps of a scheduled action, or the reason why it cannot run. */
export interface Run {
  steps: BatchStep[];
  error?: JsonObject;
}

export const sysOf = (value: Json | undefined): JsonObject =>
  isObject(value) && isObject(value.sys) ? value.sys : {};

export function runOf(action: JsonObject, environment: EnvironmentState): Run {
  const verb = action.action === 'unpublish' ? 'unpublish' : 'publish';
  const { linkType, id } = sysOf(action.entity);
  if (linkType !== 'Release') {
    const kind = linkType === 'Asset' ? 'Asset' : 'Entry';
    return { steps: [{ action: verb, kind, id: String(id) }] };
  }
  try {
    const release = environment.releases.get(String(id));
    if (!release) throw notFound({ type: 'Release', id: String(id) });
    return { steps: releaseSteps(release, verb, environment) };
  } catch (error) {
    return { steps: [], error: keptError(error) };
  }
}
