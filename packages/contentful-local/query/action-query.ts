import { invalidQuery, unknownParameter } from '#http/api-error';
import type { Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { parseCriterion, splitList } from './criterion';

/** What the actions of a collection are filtered and sorted by; the first sorts by default. */
export interface ActionCollection {
  /** Paths that have `[in]`, `[nin]` and `[ne]`, too. */
  words: readonly string[];
  /** Paths of instants, which have `[lt]` and so on, and which sort; with their default order. */
  instants: readonly string[];
  order: string;
  /** Parameters that the caller has already read. */
  known: readonly string[];
}

export const SCHEDULED_ACTIONS: ActionCollection = {
  words: [
    'sys.id',
    'sys.status',
    'sys.createdBy.sys.id',
    'entity.sys.id',
    'entity.sys.linkType',
    'action',
  ],
  instants: ['scheduledFor.datetime', 'sys.createdAt', 'sys.updatedAt'],
  order: 'scheduledFor.datetime',
  known: ['environment.sys.id'],
};

export const RELEASE_ACTIONS: ActionCollection = {
  words: ['sys.id', 'sys.status', 'action'],
  instants: ['sys.createdAt', 'sys.updatedAt'],
  order: '-sys.updatedAt',
  known: ['sys.release.sys.id[in]', 'skip', 'uniqueBy'],
};

const CONTROL = new Set(['limit', 'order', 'cursor', 'pageNext', 'pagePrev', 'access_token']);

/** An action with its id at the top, as pages need it. */
export const identified = (action: JsonObject) => ({
  id: String(read(action, 'sys.id')),
  action,
});

function read(action: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = action;
  for (const step of path.split('.')) value = isObject(value) ? value[step] : undefined;
  return value;
}

/**
 * The actions that a query selects, in its order.
 * @throws ApiError 400 for parameters and orders that the collection does not have
 */
export function findActions(
  query: URLSearchParams,
  actions: JsonObject[],
  collection: ActionCollection,
): JsonObject[] {
  let found = actions;
  for (const [parameter, value] of query) {
    if (CONTROL.has(parameter) || collection.known.includes(parameter)) continue;
    found = found.filter(actionTest(parameter, value, collection));
  }
  const order = query.get('order') ?? collection.order;
  const path = order.replace(/^-/, '');
  if (!collection.instants.includes(path)) {
    throw invalidQuery([{ name: 'order', path: ['order'], value: order }]);
  }
  const direction = order.startsWith('-') ? -1 : 1;
  const key = (action: JsonObject) => String(read(action, path));
  // Sorting is stable, so actions of one instant stay in the order of the database.
  return found.toSorted((one, other) => key(one).localeCompare(key(other)) * direction);
}

/**
 * Reduces a list to the first action of each release if the query has `uniqueBy=sys.release.sys.id`.
 * @throws ApiError 400 for another path
 */
export function uniqueActions(query: URLSearchParams, actions: JsonObject[]): JsonObject[] {
  const path = query.get('uniqueBy');
  if (path === null) return actions;
  if (path !== 'sys.release.sys.id') {
    throw invalidQuery([{ name: 'in', path: ['uniqueBy'], value: path }]);
  }
  const firsts = new Map(actions.toReversed().map((action) => [read(action, path), action]));
  return actions.filter((action) => firsts.get(read(action, path)) === action);
}

function actionTest(
  parameter: string,
  value: string,
  { words, instants }: ActionCollection,
): (action: JsonObject) => boolean {
  const { path: steps, operator } = parseCriterion(parameter, value);
  const path = steps.join('.');
  const fault = invalidQuery([{ name: 'operator', path: steps, value }]);
  if (words.includes(path)) {
    if (!['eq', 'ne', 'in', 'nin'].includes(operator)) throw fault;
    const wanted = operator === 'eq' || operator === 'ne' ? [value] : splitList(value);
    const isNegated = operator === 'ne' || operator === 'nin';
    return (action) => wanted.includes(String(read(action, path))) !== isNegated;
  }
  if (!instants.includes(path)) throw unknownParameter(parameter);
  const limit = Date.parse(value);
  if (Number.isNaN(limit)) throw invalidQuery([{ name: 'type', path: steps, value }]);
  const compare = INSTANTS[operator];
  if (!compare) throw fault;
  return (action) => compare(Date.parse(String(read(action, path))), limit);
}

const INSTANTS: Partial<Record<string, (instant: number, limit: number) => boolean>> = {
  eq: (instant, limit) => instant === limit,
  lt: (instant, limit) => instant < limit,
  lte: (instant, limit) => instant <= limit,
  gt: (instant, limit) => instant > limit,
  gte: (instant, limit) => instant >= limit,
};
