import { ApiError, badRequest, invalidEntry, notFound, versionMismatch } from '#http/api-error';
import type { Entity, JsonObject, Release } from '#model/entities';
import { makeLink } from '#model/entities';
import { fieldsOf } from '#query/reading';
import type { EnvironmentState } from '#store/environment-state';
import { newUnitOfWork, type UnitOfWork } from '#store/unit-of-work';
import { assertPublishable, publishUnit, unpublishUnit, type WriteScope } from './entity-writes';

export interface BatchStep {
  action: 'publish' | 'unpublish' | 'validate';
  kind: Entity['kind'];
  id: string;
  version?: number | undefined;
  body?: JsonObject | undefined;
}

/**
 * Publishes and unpublishes many entities in one unit of work, so that readers see all changes at
 * once. The caller must hold the lock of the whole environment.
 */
export class EntityBatch {
  readonly unit: UnitOfWork = newUnitOfWork();
  readonly #scope: WriteScope;
  #changed = new Set<string>();
  #uniqueValues = new Map<string, string>();
  #position: number;

  constructor(scope: WriteScope, position: number) {
    this.#scope = scope;
    this.#position = position;
  }

  /** Whether an earlier step changes the entity; each can change only once in a batch. */
  hasChanged({ kind, id }: Pick<BatchStep, 'kind' | 'id'>): boolean {
    return this.#changed.has(`${kind}:${id}`);
  }

  /** Adds a step. @throws ApiError as the single request would */
  add(step: BatchStep): void {
    const { kind, id, version, body } = step;
    const { environment, space } = this.#scope;
    const entity = environment.entity(kind, id);
    if (!entity) {
      throw notFound({ type: kind, id, environment: environment.id, space: space.record.id });
    }
    if (version !== undefined && version !== entity.version) throw versionMismatch();
    if (step.action === 'validate') {
      assertPublishable(this.#scope, entity, body);
      return;
    }
    const isPublish = step.action === 'publish' && body?.remove === undefined;
    if (isPublish) this.#claimUniqueValues(entity);
    const write = isPublish ? publishUnit : unpublishUnit;
    // Sync pages end between positions, so each entity needs its own.
    const { unit } = write(this.#scope, entity, body, this.#position);
    this.#position += 1;
    this.#changed.add(`${kind}:${id}`);
    append(this.unit, unit);
  }

  /** Adds all steps or none. @returns the errors, by entity */
  addAll(steps: BatchStep[]): JsonObject[] {
    const trial = new EntityBatch(this.#scope, this.#position);
    trial.#changed = new Set(this.#changed);
    trial.#uniqueValues = new Map(this.#uniqueValues);
    const errors = steps.flatMap((step) => {
      try {
        trial.add(step);
        return [];
      } catch (error) {
        return [{ entity: makeLink(step.kind, step.id), error: storedError(error) }];
      }
    });
    if (errors.length > 0) return errors;
    append(this.unit, trial.unit);
    this.#changed = trial.#changed;
    this.#uniqueValues = trial.#uniqueValues;
    this.#position = trial.#position;
    return [];
  }

  /** @throws ApiError 422 if an entry published by this batch already has the value */
  #claimUniqueValues(entity: Entity): void {
    if (entity.kind !== 'Entry') return;
    const claims: string[] = [];
    for (const field of fieldsOf(entity, this.#scope.environment)) {
      if (!field.validations.some(({ unique }) => unique === true)) continue;
      for (const [code, value] of Object.entries(entity.draft.fields[field.id] ?? {})) {
        const claim = JSON.stringify([entity.contentType, field.id, code, value]);
        const other = this.#uniqueValues.get(claim);
        if (other !== undefined) {
          const conflicting = [makeLink('Entry', other)];
          const path = ['fields', field.id, code];
          throw invalidEntry([{ name: 'unique', path, value, conflicting }]);
        }
        claims.push(claim);
      }
    }
    for (const claim of claims) this.#uniqueValues.set(claim, entity.id);
  }
}

function append(all: UnitOfWork, one: UnitOfWork): void {
  all.puts.push(...one.puts);
  all.snapshots.push(...one.snapshots);
  all.deletions.push(...one.deletions);
  all.revivals.push(...one.revivals);
  all.calls.push(...one.calls);
}

/**
 * Steps that publish or unpublish a release's entities; entities that are not public need no
 * unpublish.
 * @throws ApiError 400 for an archived release
 */
export function releaseSteps(
  { body }: Release,
  action: 'publish' | 'unpublish',
  environment: EnvironmentState,
): BatchStep[] {
  if (body.status === 'archived') throw badRequest('Cannot run an archived release');
  return body.entities.flatMap(({ sys }): BatchStep[] => {
    const kind = sys.linkType === 'Asset' ? 'Asset' : 'Entry';
    const entity = environment.entity(kind, sys.id);
    if (action === 'unpublish' && entity && !entity.published) return [];
    return [{ action, kind, id: sys.id }];
  });
}

/** An error in the form stored in actions. @throws the error itself if it is not an ApiError */
export function storedError(error: unknown): JsonObject {
  if (!(error instanceof ApiError)) throw error;
  return error.body('');
}
