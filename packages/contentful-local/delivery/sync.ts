import { badRequest, invalidQuery, unknownParameter } from '#http/api-error';
import { type ApiResponse, type Call, ok } from '#http/call';
import type { Deletion, JsonObject } from '#model/entities';
import { isObject, makeLink } from '#model/entities';
import { viewer } from '#query/entity-view';
import { parsePaging } from '#query/paging';
import { contentAt, type Reading, type Stage } from '#query/reading';

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;
type SyncType = (typeof TYPES)[number];

/**
 * Position of a client. It receives what was published after `after`, in that order, up to `until`.
 * The next delta starts at `until`, so that nothing published in between is missed.
 */
interface SyncState {
  type: SyncType;
  contentType: string | null;
  after: number;
  until: number;
  limit: number;
  isInitial: boolean;
}

interface SyncItem {
  position: number;
  show: () => JsonObject;
}

const PARAMETERS = new Set([
  'initial',
  'type',
  'content_type',
  'limit',
  'sync_token',
  'access_token',
]);

/** `GET sync`: an environment's whole content once, then only changes. All locales, no includes. */
export function sync(call: Call, stage: Stage): ApiResponse {
  for (const name of call.query.keys()) if (!PARAMETERS.has(name)) throw unknownParameter(name);
  const state = stateOf(call);
  const isPreview = stage === 'preview';
  if (isPreview && !state.isInitial) {
    throw badRequest('The preview API has the initial sync only.');
  }
  const items = itemsFor(call, stage, state)
    .filter(({ position }) => position > state.after && (isPreview || position <= state.until))
    .sort((one, other) => one.position - other.position);
  const shown = items.slice(0, state.limit);
  const last = shown.at(-1);
  const next =
    last && items.length > shown.length
      ? { nextPageUrl: urlFor(call, { ...state, after: last.position }) }
      : { nextSyncUrl: urlFor(call, { ...state, after: state.until, until: 0, isInitial: false }) };
  return ok({ sys: { type: 'Array' }, items: shown.map(({ show }) => show()), ...next });
}

function stateOf(call: Call): SyncState {
  const token = call.query.get('sync_token');
  if (token !== null) return parseToken(call, token);
  if (call.query.get('initial') !== 'true') {
    throw badRequest('Please provide either "initial=true" or a "sync_token".');
  }
  const contentType = call.query.get('content_type');
  const type = TYPES.find((candidate) => candidate === (call.query.get('type') ?? 'all'));
  if (!type) throw invalidQuery([{ name: 'in', path: ['type'], expected: [...TYPES] }]);
  if (contentType !== null && type !== 'Entry' && type !== 'all') {
    throw invalidQuery([{ name: 'unknown', path: ['content_type'] }]);
  }
  const limit = call.query.has('limit') ? parsePaging(call.query).limit : 1000;
  if (limit === 0) throw invalidQuery([{ name: 'min', path: ['limit'] }]);
  const until = call.view.settledPosition;
  return { type, contentType, limit, until, after: -1, isInitial: true };
}

function parseToken(call: Call, token: string): SyncState {
  const fault = badRequest('The sync token is not valid.');
  let state: unknown;
  try {
    state = JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    throw fault;
  }
  if (!isObject(state)) throw fault;
  const { contentType = null, after, until, limit, isInitial } = state;
  const type = TYPES.find((candidate) => candidate === state.type);
  const numbers = [after, until, limit].every((part) => Number.isSafeInteger(part));
  if (!type || !numbers || !(Number(limit) > 0)) throw fault;
  if (contentType !== null && typeof contentType !== 'string') throw fault;
  return {
    type,
    contentType,
    after: Number(after),
    limit: Number(limit),
    until: Number(until) || call.view.settledPosition,
    isInitial: isInitial === true,
  };
}

function urlFor(call: Call, state: SyncState): string {
  const { space, id } = call.environment;
  const token = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${call.url.origin}/spaces/${space}/environments/${id}/sync?sync_token=${token}`;
}

function itemsFor(call: Call, stage: Stage, state: SyncState): SyncItem[] {
  const { environment } = call;
  const wants = (kind: string) => state.type === 'all' || state.type === kind;
  const entries = state.contentType
    ? environment.entriesOf(state.contentType)
    : environment.entries;
  const reading: Reading = { environment, stage, locale: '*', fileUrl: call.fileUrl };
  const shown = [
    ...(wants('Entry') ? entries.values() : []),
    ...(wants('Asset') && !state.contentType ? environment.assets.values() : []),
  ].filter((entity) => contentAt(entity, stage));
  return [
    ...shown.map((entity, index) => ({
      position: stage === 'preview' ? index : (entity.published?.position ?? 0),
      show: () => viewer(reading)(entity).json,
    })),
    ...deletionsFor(call, state),
  ];
}

/** The initial sync returns no deletions unless they are requested. */
function deletionsFor(call: Call, { type, contentType, isInitial }: SyncState): SyncItem[] {
  if (isInitial && !type.startsWith('Delet')) return [];
  const isWanted = ({ kind, contentType: deletedType }: Deletion) =>
    (type === 'all' || type === 'Deletion' || type === kind || type === `Deleted${kind}`) &&
    (contentType === null || deletedType === contentType);
  return [...call.environment.deletions.values()].filter(isWanted).map((deletion) => ({
    position: deletion.position,
    show: () => deleted(deletion, call),
  }));
}

const deleted = (deletion: Deletion, { environment }: Call): JsonObject => ({
  sys: {
    type: `Deleted${deletion.kind}`,
    id: deletion.id,
    space: makeLink('Space', environment.space),
    environment: makeLink('Environment', environment.id),
    ...(deletion.contentType ? { contentType: makeLink('ContentType', deletion.contentType) } : {}),
    revision: deletion.revision,
    createdAt: deletion.createdAt,
    updatedAt: deletion.deletedAt,
    deletedAt: deletion.deletedAt,
  },
});
