import { notFound } from '#http/api-error';
import { type ApiResponse, type Call, ok, param } from '#http/call';
import {
  type ContentType,
  type Entry,
  type JsonObject,
  makeLink,
  type Snapshot,
} from '#model/entities';
import { isId } from '#model/identifier';
import { listRecords } from '#query/record-list';
import { findType } from './content-types';
import { findEntity } from './entity-writes';
import { managedEntity, managedType, scopeDetails, USER } from './sys';

type Kind = Snapshot['kind'];

interface SnapshotRow {
  id: string;
  created_at: Date;
  state: Entry | ContentType;
}

const SELECT = `select id, created_at, state from content.snapshot
  where space = $1 and environment = $2 and kind = $3 and entity_id = $4`;

/** Lists one snapshot per publish, the newest first. */
export async function listSnapshots(call: Call, kind: Kind): Promise<ApiResponse> {
  const scope = requireSubject(call, kind);
  const { rows } = await call.store.pool.query<SnapshotRow>(
    `${SELECT} order by created_at desc, id`,
    scope,
  );
  const listed = rows.map((row) => ({
    kind: 'Snapshot',
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.created_at.toISOString(),
    row,
  }));
  return ok(listRecords(call.url, listed, ({ row }) => shown(call, row)));
}

export async function showSnapshot(call: Call, kind: Kind): Promise<ApiResponse> {
  const scope = requireSubject(call, kind);
  const id = param(call, 'snapshot');
  const missing = notFound(scopeDetails(call, 'Snapshot', id));
  if (!isId(id)) throw missing;
  const { rows } = await call.store.pool.query<SnapshotRow>(`${SELECT} and id = $5`, [
    ...scope,
    id,
  ]);
  const [row] = rows;
  if (!row) throw missing;
  return ok(shown(call, row));
}

function requireSubject(call: Call, kind: Kind): string[] {
  const { id } = kind === 'Entry' ? findEntity(call, kind) : findType(call);
  return [call.environment.space, call.environment.id, kind, id];
}

function shown(call: Call, { id, created_at: createdAt, state }: SnapshotRow): JsonObject {
  const { environment, fileUrl } = call;
  return {
    sys: {
      type: 'Snapshot',
      snapshotType: 'publish',
      snapshotEntityType: state.kind,
      id,
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
      createdBy: USER,
      updatedBy: USER,
      space: makeLink('Space', environment.space),
    },
    snapshot:
      state.kind === 'Entry'
        ? managedEntity(state, environment, fileUrl)
        : managedType(state, environment),
  };
}
