import { z } from 'zod';
import { entryIdOf, PLAN, readEntries, stored, storedSchema } from './bookkeeping';
import type { MigrationFile } from './migration-files';
import type { PlannedRequest } from './planned-request';
import { errorId, type Space } from './space';

/** A migration that was started on this space but not finished. */
export interface BegunMigration {
  name: string;
  checksum: string;
  requests: PlannedRequest[];
}

const requestSchema = z.object({
  method: z.enum(['PUT', 'DELETE']),
  url: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.number()])),
  data: z.unknown().optional(),
});

const partSchema = storedSchema({
  name: z.string(),
  checksum: z.string(),
  part: z.int(),
  parts: z.int(),
  requests: z.array(requestSchema),
});

/** Contentful stores at most 512 KB in one JSON field; half of it leaves a margin. */
const PART_CHARACTERS = 250_000;

function split(requests: PlannedRequest[]): PlannedRequest[][] {
  const parts: PlannedRequest[][] = [[]];
  let room = PART_CHARACTERS;
  for (const request of requests) {
    const size = JSON.stringify(request).length;
    if (size > room) {
      parts.push([]);
      room = PART_CHARACTERS;
    }
    room -= size;
    parts.at(-1)?.push(request);
  }
  return parts;
}

const DOWN = 'down-';

/** The plan of a revert has its own name. */
export const downName = (name: string) => `${DOWN}${name}`;

export const isTakenBack = (name: string) => name.startsWith(DOWN);

async function remove({ client }: Space, entryId: string): Promise<void> {
  await client.entry.delete({ entryId }).catch((error: unknown) => {
    if (errorId(error) !== 'NotFound') throw error;
  });
}

/**
 * Unfinished migrations by name. A migration starts only once its plan is complete, so the parts of
 * an incomplete plan are left-overs and ignored.
 */
export async function readBegun(space: Space): Promise<Map<string, BegunMigration>> {
  const entries = await readEntries(space, PLAN);
  const parts = entries
    .map(({ fields }) => partSchema.parse(fields))
    .toSorted((left, right) => left.part - right.part);
  const begun = new Map<string, BegunMigration>();
  for (const first of parts.filter(({ part }) => part === 0)) {
    const plan = parts.filter(({ name }) => name === first.name);
    if (plan.length < first.parts) continue;
    begun.set(first.name, { ...first, requests: plan.flatMap(({ requests }) => requests) });
  }
  return begun;
}

/** Stores the plan before its first request is sent. */
export async function begin(
  space: Space,
  { name, checksum }: Pick<MigrationFile, 'name' | 'checksum'>,
  requests: PlannedRequest[],
): Promise<void> {
  await forget(space, name);
  const parts = split(requests);
  for (const [part, content] of parts.entries()) {
    const fields = stored({ name, checksum, part, parts: parts.length, requests: content });
    const ids = { contentTypeId: PLAN.id, entryId: entryIdOf(PLAN, name, `-${part}`) };
    await space.client.entry.createWithId(ids, { fields });
  }
}

/** Deletes a plan once its migration is in the history or planned again. */
export async function forget(space: Space, name: string): Promise<void> {
  for (const { sys, fields } of await readEntries(space, PLAN)) {
    if (partSchema.parse(fields).name === name) await remove(space, sys.id);
  }
}

/** Deletes plans whose migrations are in the history, which is authoritative. */
export async function forgetFinished(
  space: Space,
  history: ReadonlyMap<string, unknown>,
  begun: Map<string, BegunMigration>,
): Promise<void> {
  for (const name of begun.keys()) {
    const isFinished = isTakenBack(name)
      ? !history.has(name.slice(DOWN.length))
      : history.has(name);
    if (!isFinished) continue;
    await forget(space, name);
    begun.delete(name);
  }
}
