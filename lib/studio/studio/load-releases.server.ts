import type { ReleaseProps, ScheduledActionProps } from 'contentful-management';
import { env } from '@/lib/platform/env/env.server';
import { isEntityId } from './entity-id';
import { childIds, ownFaults, type ContractFault, type ContractSpace } from './contract';
import { loadWholeSpace } from './load-report.server';
import { assetSummary, entrySummary, linkedIds } from './read-entries.server';
import {
  isTakenBack,
  type ReleasedEntity,
  type ReleaseState,
  type ReleaseSummary,
  type ScheduledPublish,
} from './release-state';
import { spaceAuthors, type Author } from './space-authors.server';
import { isContentOutage } from './content-outage';
import { apiErrorId, managementClient } from './space.server';
import { entriesNow } from './space-state.server';
import type { EntitySummary, PublishState } from './studio-entry';
import { planTakeBack } from './take-back.server';
import { containersOf, usagePlace, rootsOf, type UsagePlace } from './usage';

const LIST_LENGTH = 100;

/** Scheduled actions of releases, pending and done. */
async function scheduledActions(): Promise<ScheduledActionProps[]> {
  const { items } = await managementClient().scheduledActions.getMany({
    query: {
      'environment.sys.id': env().CONTENTFUL_ENVIRONMENT,
      'entity.sys.linkType': 'Release',
      limit: 500,
    },
  });
  return items.filter(({ action }) => action === 'publish');
}

const ofRelease = (actions: readonly ScheduledActionProps[], id: string) =>
  actions.filter(({ entity }) => entity.sys.id === id);

function waiting(actions: readonly ScheduledActionProps[]): ScheduledPublish | null {
  const [next] = actions.filter(({ sys }) => String(sys.status) === 'scheduled');
  return next ? { actionId: next.sys.id, at: Date.parse(next.scheduledFor.datetime) } : null;
}

interface LastPublish {
  at: number;
  /** Id of the user who did it, or scheduled it. */
  by: string;
}

/** When and by whom a release was last published, manually or by schedule. */
async function lastPublish(
  releaseId: string,
  actions: readonly ScheduledActionProps[],
): Promise<LastPublish | null> {
  const { items } = await managementClient().releaseAction.queryForRelease({ releaseId });
  const byHand = items.filter(
    ({ action, sys }) => action === 'publish' && sys.status === 'succeeded',
  );
  const bySchedule = actions.filter(({ sys }) => String(sys.status) === 'succeeded');
  const publishes = [
    ...byHand.map(({ sys }) => ({ at: Date.parse(sys.createdAt), by: sys.createdBy.sys.id })),
    ...bySchedule.map(({ sys, scheduledFor }) => ({
      at: Date.parse(scheduledFor.datetime),
      by: sys.createdBy.sys.id,
    })),
  ];
  return publishes.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** Entries of a release that tell whether it was taken back, which is done to all of them at once. */
const LOOKED_AT = 3;

async function summaryOf(
  release: ReleaseProps,
  all: readonly ScheduledActionProps[],
  authors: readonly Author[],
): Promise<ReleaseSummary> {
  const { sys, title, entities } = release;
  const actions = ofRelease(all, sys.id);
  const last = await lastPublish(sys.id, actions);
  const some = last ? (await summariesOf(release)).slice(0, LOOKED_AT) : [];
  return {
    id: sys.id,
    title,
    version: sys.version,
    size: entities.items.length,
    isArchived: sys.status === 'archived',
    scheduled: waiting(actions),
    publishedAt: last?.at ?? null,
    publishedBy: authors.find(({ id }) => id === last?.by)?.name ?? '',
    isTakenBack: last !== null && isTakenBack(await planTakeBack(some, last.at)),
  };
}

/**
 * All releases, last changed first.
 * @throws the client's error when the content service cannot be reached
 */
export async function loadReleases(): Promise<ReleaseSummary[]> {
  const { items } = await managementClient().release.query({ query: { limit: LIST_LENGTH } });
  const [actions, authors] = await Promise.all([scheduledActions(), spaceAuthors()]);
  return Promise.all(items.map((release) => summaryOf(release, actions, authors)));
}

/** The space after publishing a release: its entities count as published. */
function withReleased(space: ContractSpace, ids: ReadonlySet<string>): ContractSpace {
  const released = <Entity extends { id: string }>(entities: ReadonlyMap<string, Entity>) =>
    new Map(
      [...entities].map(([id, entity]) => [
        id,
        ids.has(id) ? { ...entity, state: 'published' as const } : entity,
      ]),
    );
  const entries = released(space.entries);
  const nodes = new Map(space.nodes);
  for (const [id, entry] of entries) if (ids.has(id) && entry.type === 'node') nodes.set(id, entry);
  return { ...space, entries, nodes, assets: released(space.assets) };
}

/** Problems that prevent publishing some entries together. */
export function releaseFaults(ids: readonly string[], space: ContractSpace): ContractFault[] {
  const then = withReleased(space, new Set(ids));
  return ids.flatMap((id) => {
    const entity = then.entries.get(id);
    const declared = entity && space.typeOf(entity.type);
    if (!declared) return [];
    return ownFaults({ entity, declared }, then, false).filter(
      ({ severity }) => severity === 'fault',
    );
  });
}

/** Pages on which some entries are used, without duplicates. */
function placesOf(ids: readonly string[], space: ContractSpace): UsagePlace[] {
  const containers = containersOf([...space.entries.values()]);
  const places = ids.flatMap((id) => {
    const entry = space.entries.get(id);
    return entry ? [...rootsOf(entry, containers)].map(usagePlace) : [];
  });
  return [...new Map(places.map((place) => [`${place.project} ${place.path}`, place])).values()];
}

async function summariesOf({ entities }: ReleaseProps): Promise<EntitySummary[]> {
  const idsOf = (kind: 'Entry' | 'Asset') =>
    entities.items.filter(({ sys }) => sys.linkType === kind).map(({ sys }) => sys.id);
  const assets = idsOf('Asset');
  const query = { 'sys.id[in]': assets.join(','), limit: assets.length };
  return [
    ...(await entriesNow(idsOf('Entry'))).map(entrySummary),
    ...(assets.length > 0 ? (await managementClient().asset.getMany({ query })).items : []).map(
      assetSummary,
    ),
  ];
}

/** @returns `null` if there is no such release */
export async function findRelease(releaseId: string): Promise<ReleaseProps | null> {
  if (!isEntityId(releaseId)) return null;
  try {
    return await managementClient().release.get({ releaseId });
  } catch (error) {
    if (apiErrorId(error) === 'NotFound') return null;
    throw error;
  }
}

/** Whether a release exists; true while the service is down. */
export async function hasRelease(releaseId: string): Promise<boolean> {
  try {
    return (await findRelease(releaseId)) !== null;
  } catch (error) {
    if (isContentOutage(error)) return true;
    throw error;
  }
}

/**
 * A release with its entities, affected pages and problems.
 * @returns `null` if there is no such release
 */
export async function loadRelease(releaseId: string): Promise<ReleaseState | null> {
  const release = await findRelease(releaseId);
  if (!release) return null;
  const summary = await summaryOf(release, await scheduledActions(), await spaceAuthors());
  const space = await loadWholeSpace();
  const entities = await summariesOf(release);
  const ids = entities.filter(({ kind }) => kind === 'Entry').map(({ id }) => id);
  const { publishedAt } = summary;
  return {
    ...summary,
    entities,
    places: placesOf(ids, space),
    faults: releaseFaults(ids, space),
    takeBack: publishedAt === null ? [] : await planTakeBack(entities, publishedAt),
  };
}

/** What is not public of a page, below its node or template and including it. */
function unpublishedBelow(rootId: string, space: ContractSpace): ReleasedEntity[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    const entry = space.entries.get(id);
    if (!entry || found.has(id)) return;
    found.add(id);
    for (const child of childIds(entry, space.typeOf(entry.type)))
      if (space.entries.get(child)?.type !== 'node') visit(child);
  };
  visit(rootId);
  const { page } = space.entries.get(rootId)?.fields ?? {};
  for (const link of Object.values(page ?? {})) visit(String(Object(Object(link).sys).id));
  const isWaiting = (state?: PublishState) => state === 'draft' || state === 'changed';
  const entries = [...found].filter((id) => isWaiting(space.entries.get(id)?.state));
  const pictures = linkedIds([...found].map((id) => space.entries.get(id)?.fields)).assets;
  return [
    ...entries.map((id) => ({ kind: 'Entry' as const, id })),
    ...pictures
      .filter((id) => isWaiting(space.assets.get(id)?.state))
      .map((id) => ({ kind: 'Asset' as const, id })),
  ];
}

/** Entries and pictures of a node's or template's page with unpublished changes. */
export const unpublishedOfPage = async (rootId: string): Promise<ReleasedEntity[]> =>
  unpublishedBelow(rootId, await loadWholeSpace());

/** Entries and pictures of a page with unpublished changes, including its node. */
export async function unpublishedOnPage(project: string, path: string): Promise<ReleasedEntity[]> {
  const space = await loadWholeSpace();
  const node = [...space.entries.values()].find((entry) => {
    const place = usagePlace(entry);
    return entry.type === 'node' && place.project === project && place.path === path;
  });
  return node ? unpublishedBelow(node.id, space) : [];
}
