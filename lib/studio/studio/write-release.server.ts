import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseActionProps } from 'contentful-management';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env.server';
import type { ContractFault } from './contract';
import { createOnce } from './create-once';
import { findRelease, releaseFaults, unpublishedOfPage } from './load-releases.server';
import { loadWholeSpace } from './load-report.server';
import { isContentOutage } from './content-outage';
import type { ReleasedEntity } from './release-state';
import { managementClient } from './space.server';

/** Maximum entities of a release (the API's limit). */
export const MAX_ENTITIES = 200;
const LOOK_EVERY_MS = 500;
const LONGEST_ACTION_MS = 60_000;

/** Problems that prevent publishing a release, found by the contract or the CMS. */
export interface ReleaseRejected {
  faults: ContractFault[];
  /** Entities that the CMS rejects, each with its reason. */
  errors: { id: string; reason: string }[];
}

const collection = (entities: readonly ReleasedEntity[]) => ({
  sys: { type: 'Array' as const },
  items: entities.map(({ kind, id }) => ({
    sys: { type: 'Link' as const, linkType: kind, id },
  })),
});

/** Maximum releases searched for one with the same title. */
const MAX_RELEASES = 100;

/**
 * Creates an empty release. An unchanged one with the same title counts as the same, because the
 * response to an earlier request may have been lost.
 * @returns its id
 */
export async function createRelease(title: string): Promise<string> {
  const { release: client } = managementClient();
  const find = async () => {
    const { items } = await client.query({ query: { limit: MAX_RELEASES } });
    return (
      items.find(
        (release) =>
          release.title === title &&
          release.sys.version === 1 &&
          release.entities.items.length === 0,
      ) ?? null
    );
  };
  const release = await createOnce(find, () =>
    client.create({}, { title, entities: collection([]) }),
  );
  return release.sys.id;
}

/**
 * Replaces title and entities of a release that is still at `version`.
 * @throws the client's VersionMismatch if the release was changed meanwhile
 */
export async function saveRelease(
  releaseId: string,
  version: number,
  { title, entities }: { title: string; entities: readonly ReleasedEntity[] },
): Promise<void> {
  await managementClient().release.update(
    { releaseId, version },
    { title, entities: collection(entities) },
  );
}

/**
 * Adds what is not public of a page to a release.
 * @param rootId its node or template
 * @returns how many of it were not in it yet; `null` if there is no such release
 * @throws the client's VersionMismatch if the release was changed meanwhile
 */
export async function addPageToRelease(releaseId: string, rootId: string): Promise<number | null> {
  const release = await findRelease(releaseId);
  if (!release) return null;
  const present = release.entities.items.map(({ sys: { id, linkType } }) => ({
    kind: linkType === 'Asset' ? ('Asset' as const) : ('Entry' as const),
    id,
  }));
  const isNew = (entity: ReleasedEntity) =>
    !present.some(({ kind, id }) => kind === entity.kind && id === entity.id);
  const added = (await unpublishedOfPage(rootId)).filter(isNew);
  const { title, sys } = release;
  if (added.length > 0)
    await saveRelease(releaseId, sys.version, { title, entities: [...present, ...added] });
  return added.length;
}

export async function deleteRelease(releaseId: string): Promise<void> {
  await managementClient().release.delete({ releaseId });
}

/** Errors of a failed action, listed by the API next to its type's own fields. */
const failed = z.object({
  error: z.object({
    details: z.object({
      errors: z.array(
        z.object({
          entity: z.object({ sys: z.object({ id: z.string() }) }),
          error: z.object({ sys: z.object({ id: z.string() }) }).optional(),
        }),
      ),
    }),
  }),
});

/** Waits for an action to end: the hosted service runs it in the background. */
async function finished(
  releaseId: string,
  action: ReleaseActionProps,
): Promise<ReleaseActionProps> {
  let latest = action;
  for (let waited = 0; waited < LONGEST_ACTION_MS; waited += LOOK_EVERY_MS) {
    if (latest.sys.status === 'succeeded' || latest.sys.status === 'failed') break;
    await pause(LOOK_EVERY_MS);
    const actionId = action.sys.id;
    latest = await managementClient().releaseAction.get({ releaseId, actionId });
  }
  return latest;
}

async function contractOf(releaseId: string): Promise<ContractFault[]> {
  const { entities } = await managementClient().release.get({ releaseId });
  return releaseFaults(
    entities.items.map(({ sys }) => sys.id),
    await loadWholeSpace(),
  );
}

/** Starts a publish; after a lost response, finds the action that did not exist before. */
async function startPublish(releaseId: string, version: number): Promise<ReleaseActionProps> {
  const { release, releaseAction } = managementClient();
  const publishes = async () => {
    const { items } = await releaseAction.queryForRelease({ releaseId });
    return items.filter(({ action }) => action === 'publish');
  };
  const before = new Set((await publishes()).map(({ sys }) => sys.id));
  try {
    return await release.publish({ releaseId, version });
  } catch (error) {
    const started = (await publishes()).find(({ sys }) => !before.has(sys.id));
    if (started && isContentOutage(error)) return started;
    throw error;
  }
}

/**
 * Publishes all entities of a release at once, or none.
 * @returns the problems that prevent it; `null` if published
 * @throws the client's VersionMismatch when the release was changed meanwhile
 */
export async function publishRelease(
  releaseId: string,
  version: number,
): Promise<ReleaseRejected | null> {
  const faults = await contractOf(releaseId);
  if (faults.length > 0) return { faults, errors: [] };
  const started = await startPublish(releaseId, version);
  const action = await finished(releaseId, started);
  if (action.sys.status === 'succeeded') return null;
  const parsed = failed.safeParse(action);
  const errors = parsed.success ? parsed.data.error.details.errors : [];
  return {
    faults: [],
    errors: errors.map(({ entity, error }) => ({
      id: entity.sys.id,
      reason: error?.sys.id ?? action.sys.status,
    })),
  };
}

/**
 * Schedules a release in the CMS.
 * @param at epoch milliseconds, later than now
 * @returns the problems that currently prevent it; `null` if scheduled
 */
export async function scheduleRelease(
  releaseId: string,
  at: number,
): Promise<ReleaseRejected | null> {
  const faults = await contractOf(releaseId);
  if (faults.length > 0) return { faults, errors: [] };
  const { scheduledActions } = managementClient();
  const environmentId = env().CONTENTFUL_ENVIRONMENT;
  const query = {
    'environment.sys.id': environmentId,
    'entity.sys.id': releaseId,
    'sys.status': 'scheduled',
    limit: 500,
  };
  const find = async () => {
    const { items } = await scheduledActions.getMany({ query });
    return (
      items.find(
        ({ action, scheduledFor }) =>
          action === 'publish' && Date.parse(scheduledFor.datetime) === at,
      ) ?? null
    );
  };
  await createOnce(find, () =>
    scheduledActions.create(
      {},
      {
        action: 'publish',
        entity: { sys: { type: 'Link', linkType: 'Release', id: releaseId } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
        scheduledFor: { datetime: new Date(at).toISOString(), timezone: 'Europe/Berlin' },
      },
    ),
  );
  return null;
}

export async function cancelSchedule(scheduledActionId: string): Promise<void> {
  await managementClient().scheduledActions.delete({ scheduledActionId });
}
