import { setTimeout as delay } from 'node:timers/promises';
import type { BulkActionProps } from 'contentful-management';
import { env } from '@/lib/platform/env/env.server';
import { isContentOutage } from './content-outage';
import { managementClient } from './space.server';

/** Maximum entities per action (the API's limit). */
export const MAX_PER_ACTION = 200;
/** Polling interval; a hosted space runs actions in the background. */
const POLL_MS = 400;
const MAX_POLLS = 150;
/** Limits polling for an action whose id was lost, since it may never have been started. */
const MAX_LOST_POLLS = 5;

export interface BulkEntity {
  id: string;
  kind: 'Entry' | 'Asset';
  version: number;
}

type Verb = 'publish' | 'unpublish';

const scope = () => ({
  spaceId: env().CONTENTFUL_SPACE_ID,
  environmentId: env().CONTENTFUL_ENVIRONMENT,
});

const isDone = (status: string): boolean => status === 'succeeded';
const isSettled = (status: string): boolean => isDone(status) || status === 'failed';

async function start(verb: Verb, entities: readonly BulkEntity[]): Promise<BulkActionProps> {
  const { bulkAction } = managementClient();
  const items = entities.map(({ id, kind, version }) => ({
    sys: { type: 'Link' as const, linkType: kind, id, version },
  }));
  const payload = { entities: { sys: { type: 'Array' as const }, items } };
  return verb === 'publish'
    ? bulkAction.publish(scope(), payload)
    : bulkAction.unpublish(scope(), payload);
}

async function sysOf({ id, kind }: BulkEntity): Promise<{ publishedVersion?: number }> {
  const { entry, asset } = managementClient();
  const found = kind === 'Entry' ? entry.get({ entryId: id }) : asset.get({ assetId: id });
  const { publishedVersion } = (await found).sys;
  return publishedVersion === undefined ? {} : { publishedVersion };
}

/** Whether every entity has the state that the action sets. */
async function isApplied(verb: Verb, entities: readonly BulkEntity[]): Promise<boolean> {
  for (const entity of entities) {
    const { publishedVersion } = await sysOf(entity);
    if (publishedVersion !== (verb === 'publish' ? entity.version : undefined)) return false;
  }
  return true;
}

/** Waits for an action to end; returns its current state if it is still running after a minute. */
async function ended(action: BulkActionProps): Promise<BulkActionProps> {
  let latest = action;
  for (let polls = 0; polls < MAX_POLLS && !isSettled(String(latest.sys.status)); polls++) {
    await delay(POLL_MS);
    latest = await managementClient().bulkAction.get({ ...scope(), bulkActionId: action.sys.id });
  }
  return latest;
}

/** Whether an action whose response was lost has taken effect within the polling time. */
async function hasRun(verb: Verb, entities: readonly BulkEntity[]): Promise<boolean> {
  for (let polls = 0; polls < MAX_LOST_POLLS; polls++) {
    if (await isApplied(verb, entities)) return true;
    await delay(POLL_MS);
  }
  return false;
}

/**
 * Publishes or unpublishes at most 200 entities, all or none.
 * @returns the reason of a failure; `null` on success
 * @throws the client's error when the API cannot be reached
 */
export async function runBulkAction(
  verb: Verb,
  entities: readonly BulkEntity[],
): Promise<string | null> {
  if (entities.length === 0) return null;
  try {
    const { sys, error } = await ended(await start(verb, entities));
    return isDone(String(sys.status)) ? null : JSON.stringify(error ?? sys.status);
  } catch (error) {
    if (isContentOutage(error) && (await hasRun(verb, entities))) return null;
    throw error;
  }
}
