import { setTimeout as pause } from 'node:timers/promises';
import type { BulkActionProps, BulkActionPublishPayload, EntryProps } from 'contentful-management';
import type { Space } from '@/scripts/migrate/space';

/** The vendor's limit for one action. */
const PER_ACTION = 200;
const POLL_MS = 500;
const WITHIN_MS = 120_000;

type Action = BulkActionProps<BulkActionPublishPayload>;

/** Resolves when an action has succeeded. @throws Error with what the vendor says otherwise */
async function succeeded(space: Space, action: Action): Promise<void> {
  const { client, spaceId, environmentId } = space;
  const until = Date.now() + WITHIN_MS;
  let { sys, error } = action;
  while (sys.status !== 'succeeded' && sys.status !== 'failed' && Date.now() < until) {
    await pause(POLL_MS);
    ({ sys, error } = await client.bulkAction.get({
      spaceId,
      environmentId,
      bulkActionId: sys.id,
    }));
  }
  if (sys.status === 'succeeded') return;
  throw new Error(`entries were not published: ${JSON.stringify(error ?? sys.status)}`);
}

/** Publishes entries, as many at once as the vendor allows: a request for each takes as long as writing it. */
export async function publishEntries(space: Space, drafts: readonly EntryProps[]): Promise<void> {
  const { client, spaceId, environmentId } = space;
  for (let start = 0; start < drafts.length; start += PER_ACTION) {
    const items = drafts.slice(start, start + PER_ACTION).map(({ sys: { id, version } }) => ({
      sys: { type: 'Link' as const, linkType: 'Entry' as const, id, version },
    }));
    const entities = { sys: { type: 'Array' as const }, items };
    const action = await client.bulkAction.publish({ spaceId, environmentId }, { entities });
    await succeeded(space, action);
  }
}
