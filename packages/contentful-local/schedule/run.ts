import { badRequest, notFound } from '#http/api-error';
import { type BatchStep, storedError, releaseSteps } from '#management/entity-batch';
import type { Entity, Json, JsonObject } from '#model/entities';
import { eachLink, isObject } from '#model/entities';
import { REFERENCE_FILTER } from '#model/scheduled-action-body';
import { entityKey, type EnvironmentState } from '#store/environment-state';

/** The steps of a scheduled action, or the reason why it cannot run. */
export interface Run {
  steps: BatchStep[];
  error?: JsonObject;
}

export const sysOf = (value: Json | undefined): JsonObject =>
  isObject(value) && isObject(value.sys) ? value.sys : {};

/** Contentful's limit for an entry and what it links to. */
const MAX_ENTITIES = 200;

/** Publishes the changed drafts that an entry leads to, but nothing below an excluded type. */
function referenceSteps(
  { kind, id }: BatchStep,
  filter: JsonObject,
  environment: EnvironmentState,
): BatchStep[] {
  const annotations = filter[REFERENCE_FILTER];
  const excluded = Array.isArray(annotations) ? annotations : [];
  const seen = new Set([entityKey(kind, id)]);
  const found: Entity[] = [];
  const follow = (entity: Entity | undefined) => {
    for (const values of Object.values(entity?.draft.fields ?? {})) {
      eachLink(values, ({ sys }) => {
        const target = environment.entity(sys.linkType, sys.id);
        if (!target || seen.has(entityKey(target.kind, target.id))) return;
        seen.add(entityKey(target.kind, target.id));
        const isExcluded = annotationsOf(target, environment).some((one) => excluded.includes(one));
        if (!isExcluded) found.push(target);
      });
    }
  };
  follow(environment.entity(kind, id));
  // The list grows while it is read.
  for (const entity of found) follow(entity);
  return found
    .filter(({ version, published }) => version !== (published?.version ?? -1) + 1)
    .map((entity) => ({ action: 'publish', kind: entity.kind, id: entity.id }));
}

/** Ids such as `Contentful:AggregateRoot` that a content type is annotated with. */
function annotationsOf(entity: Entity, { contentTypes }: EnvironmentState): string[] {
  if (entity.kind !== 'Entry') return [];
  const metadata = contentTypes.get(entity.contentType)?.draft.metadata;
  const annotations = isObject(metadata) ? metadata.annotations : undefined;
  const links = isObject(annotations) ? annotations.ContentType : undefined;
  return Array.isArray(links) ? links.map((link) => String(sysOf(link).id)) : [];
}

export function runOf(action: JsonObject, environment: EnvironmentState): Run {
  const verb = action.action === 'unpublish' ? 'unpublish' : 'publish';
  const { linkType, id } = sysOf(action.entity);
  if (linkType !== 'Release') {
    const kind = linkType === 'Asset' ? 'Asset' : 'Entry';
    const own: BatchStep = { action: verb, kind, id: String(id) };
    const filter = isObject(action.payload) ? action.payload.withReferences : undefined;
    if (!isObject(filter)) return { steps: [own] };
    const steps = [own, ...referenceSteps(own, filter, environment)];
    if (steps.length <= MAX_ENTITIES) return { steps };
    return { steps: [], error: storedError(badRequest(`More than ${MAX_ENTITIES} references`)) };
  }
  try {
    const release = environment.releases.get(String(id));
    if (!release) throw notFound({ type: 'Release', id: String(id) });
    return { steps: releaseSteps(release, verb, environment) };
  } catch (error) {
    return { steps: [], error: storedError(error) };
  }
}
