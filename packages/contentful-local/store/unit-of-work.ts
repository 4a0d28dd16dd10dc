import type pg from 'pg';
import type { Deletion, JsonObject, Kind, Resource, Snapshot } from '#model/entities';
import { versionMismatch } from '#http/api-error';
import { type ActionRow, writeActions } from './action-rows';

export interface PendingCall {
  webhook: string;
  topic: string;
  body: JsonObject;
}

export interface AssetFile {
  asset: string;
  token: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * All changes of one request, written in one transaction. A put names the version that it replaces
 * (`null` if there must be none), so that one of several writers succeeds.
 */
export interface UnitOfWork {
  puts: { record: Resource; from: number | null }[];
  removals: { kind: Kind; id: string; from: number }[];
  snapshots: Snapshot[];
  deletions: Deletion[];
  /** Entities whose deletion mark is removed because they are published again. */
  revivals: { kind: 'Entry' | 'Asset'; id: string }[];
  files: AssetFile[];
  calls: PendingCall[];
  actions: ActionRow[];
}

export const newUnitOfWork = (): UnitOfWork => ({
  puts: [],
  removals: [],
  snapshots: [],
  deletions: [],
  revivals: [],
  files: [],
  calls: [],
  actions: [],
});

/** Kinds that belong to the space or the organization, not to an environment. */
export const isSpaceLevel = (kind: Kind) =>
  kind === 'Space' ||
  kind === 'Environment' ||
  kind === 'EnvironmentAlias' ||
  kind === 'TaxonomyConcept' ||
  kind === 'TaxonomyConceptScheme' ||
  kind === 'ApiKey' ||
  kind === 'WebhookDefinition';

const INSERT = `
insert into content.resource (space, environment, kind, id, version, state)
select $1, *
from rows from (
  unnest($2::text[], $3::text[], $4::text[], $5::int[]), json_array_elements($6::json)
) as n
on conflict do nothing`;

const UPDATE = `
update content.resource as r set version = n.version, state = n.state
from rows from (
  unnest($2::text[], $3::text[], $4::text[], $5::int[]),
  json_array_elements($6::json),
  unnest($7::int[])
) as n(environment, kind, id, version, state, previous)
where r.space = $1 and r.environment = n.environment and r.kind = n.kind and r.id = n.id
  and r.version = n.previous`;

const INSERT_SNAPSHOTS = `
insert into content.snapshot (space, environment, kind, entity_id, id, created_at, state)
select $1, $2, each ->> 'kind', each ->> 'entityId', each ->> 'id',
  (each ->> 'createdAt')::timestamptz, each -> 'state'
from json_array_elements($3::json) as each`;

const DELETE_MARKS = `
delete from content.deletion as mark using unnest($3::text[], $4::text[]) as revived(kind, id)
where space = $1 and environment = $2 and mark.kind = revived.kind and mark.id = revived.id`;

/** @throws ApiError 409 if a record is no longer at the version the work started from */
export async function writeUnit(
  client: pg.PoolClient,
  space: string,
  environment: string,
  unit: UnitOfWork,
): Promise<void> {
  await writePuts(client, space, environment, unit);
  for (const { kind, id, from } of unit.removals) {
    const scope = isSpaceLevel(kind) ? '' : environment;
    const removed = await client.query(
      `delete from content.resource
       where space = $1 and environment = $2 and kind = $3 and id = $4 and version = $5`,
      [space, scope, kind, id, from],
    );
    if (removed.rowCount !== 1) throw versionMismatch();
  }
  await writeDeletionMarks(client, space, environment, unit);
  await writeTraces(client, space, environment, unit);
  await writeActions(client, space, environment, unit.actions);
}

async function writePuts(
  client: pg.PoolClient,
  space: string,
  environment: string,
  unit: UnitOfWork,
): Promise<void> {
  const created = unit.puts.filter((put) => put.from === null);
  const updated = unit.puts.filter((put) => put.from !== null);
  for (const [sql, puts] of [
    [INSERT, created],
    [UPDATE, updated],
  ] as const) {
    if (puts.length === 0) continue;
    const columns = [
      puts.map(({ record }) => (isSpaceLevel(record.kind) ? '' : environment)),
      puts.map(({ record }) => record.kind),
      puts.map(({ record }) => record.id),
      puts.map(({ record }) => record.version),
      // The client escapes long texts in an array 25 times slower than JSON.
      JSON.stringify(puts.map(({ record }) => record)),
      ...(puts === updated ? [puts.map(({ from }) => from ?? 0)] : []),
    ];
    const result = await client.query(sql, [space, ...columns]);
    if (result.rowCount !== puts.length) throw versionMismatch();
  }
}

async function writeTraces(
  client: pg.PoolClient,
  space: string,
  environment: string,
  unit: UnitOfWork,
): Promise<void> {
  if (unit.snapshots.length > 0)
    await client.query(INSERT_SNAPSHOTS, [space, environment, JSON.stringify(unit.snapshots)]);
  for (const file of unit.files) {
    await client.query(
      `insert into content.asset_file (space, asset, token, content_type, bytes)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [space, file.asset, file.token, file.contentType, file.bytes],
    );
  }
  for (const call of unit.calls) {
    await client.query(
      'insert into content.webhook_call (space, webhook, topic, body) values ($1, $2, $3, $4)',
      [space, call.webhook, call.topic, JSON.stringify(call.body)],
    );
  }
}

async function writeDeletionMarks(
  client: pg.PoolClient,
  space: string,
  environment: string,
  unit: UnitOfWork,
): Promise<void> {
  if (unit.revivals.length > 0)
    await client.query(DELETE_MARKS, [
      space,
      environment,
      unit.revivals.map(({ kind }) => kind),
      unit.revivals.map(({ id }) => id),
    ]);
  for (const deletion of unit.deletions) {
    await client.query(
      `insert into content.deletion (space, environment, kind, id, position, state)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (space, environment, kind, id)
       do update set position = excluded.position, state = excluded.state`,
      [space, environment, deletion.kind, deletion.id, deletion.position, JSON.stringify(deletion)],
    );
  }
}
