import { badRequest, notFound } from '#http/api-error';
import { isObject } from '#http/json';
import { requireKnownNames } from '#http/known-names';
import { type Call, parameter, type Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import type { ServedIndex } from '#indexing/served-indices';
import { oneOf, texts, whole } from '#query/readers';
import { shownSettings } from '#settings/index-settings';
import { copyIndex, deleteIndex, moveIndex, SCOPES, type Scope } from '#writes/transfers';
import { changeSettings } from '#writes/settings';

const LISTED_PER_PAGE = 100;
/** A rough estimate, for a list that people read. */
const BYTES_PER_RECORD = 1_000;

export function indexRoutes(store: IndexStore): Route[] {
  return [
    ...listRoutes(store),
    ...settingsRoutes(store),
    ...lifeRoutes(store),
    ...taskRoutes(store),
  ];
}

const allowed = ({ parameters, grant }: Call): string => {
  const name = parameter(parameters, 'index');
  grant.requireIndex(name);
  return name;
};

function listRoutes(store: IndexStore): Route[] {
  return [
    {
      method: 'GET',
      path: '/1/indexes',
      acl: 'listIndexes',
      query: ['page', 'hitsPerPage'],
      handle: ({ query, grant }) => {
        const page = whole(0, 1_000_000)(query.get('page') ?? 0, 'page');
        const given = query.get('hitsPerPage');
        const hitsPerPage = whole(1, 10_000)(given ?? LISTED_PER_PAGE, 'hitsPerPage');
        const all = store.served.list().filter(({ row }) => grant.allowsIndex(row.name));
        const start = page * hitsPerPage;
        return {
          items: all.slice(start, start + hitsPerPage).map((index) => listed(store, index)),
          nbPages: Math.ceil(all.length / hitsPerPage),
        };
      },
    },
  ];
}

function listed(store: IndexStore, { row, engine }: ServedIndex) {
  const replicas = store.served.replicasOf(row.name).map((replica) => replica.row.name);
  const pending = store.tasks.countOf(row.primary ?? row.name);
  const size = engine.size * BYTES_PER_RECORD;
  return {
    name: row.name,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    entries: engine.size,
    dataSize: size,
    fileSize: size,
    lastBuildTimeS: 0,
    numberOfPendingTasks: pending,
    pendingTask: pending > 0,
    ...(row.primary !== null && { primary: row.primary }),
    ...(row.isVirtual && { virtual: true }),
    ...(replicas.length > 0 && { replicas }),
  };
}

function settingsRoutes(store: IndexStore): Route[] {
  return [
    {
      method: 'GET',
      path: '/1/indexes/:index/settings',
      acl: 'settings',
      query: ['getVersion'],
      handle: (call) => {
        const { row } = store.served.require(allowed(call));
        return shownSettings(row.settings, row.primary);
      },
    },
    {
      method: 'PUT',
      path: '/1/indexes/:index/settings',
      acl: 'editSettings',
      query: ['forwardToReplicas'],
      handle: async (call) => {
        if (!isObject(call.body)) throw badRequest('Settings must be a JSON object');
        const isForwarded = call.query.get('forwardToReplicas') === 'true';
        const row = await changeSettings(store, allowed(call), call.body, isForwarded);
        return { taskID: row.task, updatedAt: row.updatedAt };
      },
    },
  ];
}

function lifeRoutes(store: IndexStore): Route[] {
  return [
    {
      method: 'DELETE',
      path: '/1/indexes/:index',
      acl: 'deleteIndex',
      handle: async (call) => {
        const taskID = await deleteIndex(store, allowed(call));
        return { taskID, deletedAt: new Date() };
      },
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/operation',
      acl: 'addObject',
      handle: async (call) => {
        const from = allowed(call);
        if (!isObject(call.body)) throw badRequest('An operation must be a JSON object');
        requireKnownNames(call.body, ['operation', 'destination', 'scope']);
        const { operation = null, destination: to, scope = null } = call.body;
        const kind = oneOf('copy', 'move')(operation, 'operation');
        if (typeof to !== 'string') throw badRequest('Missing mandatory "destination" parameter');
        call.grant.requireIndex(to);
        const scopes = scope === null ? [] : texts(scope, 'scope').map(scopeOf);
        const row = await (kind === 'move'
          ? moveIndex(store, { from, to })
          : copyIndex(store, { from, to }, scopes));
        return { taskID: row.task, updatedAt: row.updatedAt };
      },
    },
  ];
}

const scopeOf = (name: string): Scope => oneOf(...SCOPES)(name, 'scope');

function taskRoutes(store: IndexStore): Route[] {
  const statusOf = ({ parameters }: Call) => {
    const task = Number(parameter(parameters, 'task'));
    if (!store.tasks.isKnown(task)) throw notFound('Task does not exist');
    const status = store.tasks.isPublished(task) ? 'published' : 'notPublished';
    return { status, pendingTask: false };
  };
  return [
    { method: 'GET', path: '/1/indexes/:index/task/:task', acl: 'addObject', handle: statusOf },
    { method: 'GET', path: '/1/task/:task', acl: 'addObject', handle: statusOf },
  ];
}
