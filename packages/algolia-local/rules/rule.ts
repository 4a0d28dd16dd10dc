import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { checkedObjectId } from '#store/record-changes';

export const ANCHORINGS = ['is', 'startsWith', 'endsWith', 'contains'] as const;
export type Anchoring = (typeof ANCHORINGS)[number];

/** When a rule applies: all given parts must match. */
export interface Condition {
  /** Words, and `{facet:attribute}` for any value of it; `null` for every query. */
  pattern: string | null;
  anchoring: Anchoring;
  context: string | null;
  filters: string | null;
  /** Whether typos and synonyms of the pattern's words count. */
  alternatives: boolean;
}

/** A facet value in the query that becomes a filter. */
export interface AutomaticFilter {
  facet: string;
  isDisjunctive: boolean;
  isNegative: boolean;
  score: number;
}

export interface Consequence {
  /** Parameters that replace the query's; filters apply in addition to those of the query. */
  params: JsonObject;
  query: QueryChange | null;
  automaticFilters: readonly AutomaticFilter[];
  automaticOptionalFilters: readonly AutomaticFilter[];
  renderingContent: JsonObject | null;
  promoted: readonly { objectID: string; position: number }[];
  filterPromotes: boolean;
  hidden: readonly string[];
  userData: JsonObject | null;
}

export type QueryChange =
  | { kind: 'replace'; query: string }
  | { kind: 'edit'; edits: readonly { delete: string; insert: string }[] };

/** A rule of an index (https://www.algolia.com/doc/rest-api/search/save-rule). */
export interface Rule {
  objectID: string;
  isEnabled: boolean;
  description: string;
  /** Empty means always. Epoch milliseconds. */
  validity: readonly { from: number; until: number }[];
  /** Empty means every query. One must match. */
  conditions: readonly Condition[];
  consequence: Consequence;
}

const MAX_CONDITIONS = 25;
const MAX_PROMOTED = 300;
const MAX_POSITION = 1_000;

function reject(what: string): never {
  throw badRequest(`Invalid rule: ${what}`);
}

function objectAt(body: JsonObject, name: string): JsonObject | null {
  const value = body[name] ?? null;
  return value === null || isObject(value) ? value : reject(`"${name}" must be an object`);
}

function listAt(body: JsonObject, name: string): readonly Json[] {
  const value = body[name] ?? [];
  return Array.isArray(value) ? value : reject(`"${name}" must be an array`);
}

function textAt(body: JsonObject, name: string): string | null {
  const value = body[name] ?? null;
  return value === null || typeof value === 'string' ? value : reject(`"${name}" must be text`);
}

/** The error names a field even if only some rules of a list have the wrong type in it. */
const asObject = (value: Json, name: string): JsonObject =>
  isObject(value) ? value : reject(`"${name}" must hold objects`);

/** @throws ApiError 400 naming the invalid part */
export function parseRule(body: Json | undefined): Rule {
  if (!isObject(body)) throw badRequest('A rule must be a JSON object');
  const { condition } = body;
  const conditions = condition === undefined ? listAt(body, 'conditions') : [condition];
  if (conditions.length > MAX_CONDITIONS) reject(`at most ${MAX_CONDITIONS} conditions`);
  const consequence = objectAt(body, 'consequence') ?? reject('"consequence" is missing');
  return {
    objectID: checkedObjectId(body['objectID'] ?? ''),
    isEnabled: body['enabled'] !== false,
    description: textAt(body, 'description') ?? '',
    validity: listAt(body, 'validity').map((range) => parseWindow(asObject(range, 'validity'))),
    conditions: conditions.map((one) => parseCondition(asObject(one, 'conditions'))),
    consequence: parseConsequence(consequence),
  };
}

function parseWindow(range: JsonObject) {
  const edge = (name: string, preset: number) => {
    const value = range[name] ?? null;
    if (value === null) return preset;
    return typeof value === 'number' ? value * 1000 : reject(`"${name}" must be a Unix time`);
  };
  return { from: edge('from', -Infinity), until: edge('until', Infinity) };
}

function parseCondition(given: JsonObject): Condition {
  const pattern = textAt(given, 'pattern');
  const { anchoring: wanted = 'is' } = given;
  const anchoring =
    ANCHORINGS.find((one) => one === wanted) ??
    reject('"anchoring" must be is, startsWith, endsWith or contains');
  if (pattern === '' && anchoring !== 'is') reject('an empty pattern needs the anchoring "is"');
  return {
    pattern,
    anchoring,
    context: textAt(given, 'context') || null,
    filters: textAt(given, 'filters') || null,
    alternatives: given['alternatives'] === true,
  };
}

/** Parts of `params` that are not search parameters. */
const NO_PARAMETERS = [
  'query',
  'automaticFacetFilters',
  'automaticOptionalFacetFilters',
  'renderingContent',
];

function parseConsequence(given: JsonObject): Consequence {
  const own = objectAt(given, 'params') ?? {};
  const params = Object.entries(own).filter(([name]) => !NO_PARAMETERS.includes(name));
  return {
    params: Object.fromEntries(params),
    query: parseQueryChange(own['query'] ?? null),
    automaticFilters: listAt(own, 'automaticFacetFilters').map(parseAutomaticFilter),
    automaticOptionalFilters: listAt(own, 'automaticOptionalFacetFilters').map(
      parseAutomaticFilter,
    ),
    renderingContent: objectAt(own, 'renderingContent'),
    promoted: parsePromoted(listAt(given, 'promote')),
    filterPromotes: given['filterPromotes'] === true,
    hidden: listAt(given, 'hide').map((one) =>
      checkedObjectId(asObject(one, 'hide')['objectID'] ?? ''),
    ),
    userData: objectAt(given, 'userData'),
  };
}

function parseQueryChange(given: Json): QueryChange | null {
  if (given === null) return null;
  if (typeof given === 'string') return { kind: 'replace', query: given };
  const change = asObject(given, 'query');
  const removed = listAt(change, 'remove').map((word) => ({ delete: String(word), insert: '' }));
  const edits = listAt(change, 'edits').map((one) => {
    const edit = asObject(one, 'edits');
    const isRemoval = edit['type'] === 'remove';
    if (!isRemoval && edit['type'] !== 'replace') reject('an edit must be remove or replace');
    const text = textAt(edit, 'delete') ?? reject('an edit must say what to delete');
    return { delete: text, insert: isRemoval ? '' : (textAt(edit, 'insert') ?? '') };
  });
  return { kind: 'edit', edits: [...removed, ...edits] };
}

function parseAutomaticFilter(given: Json): AutomaticFilter {
  if (typeof given === 'string') {
    return { facet: given, isDisjunctive: false, isNegative: false, score: 1 };
  }
  const filter = asObject(given, 'automaticFacetFilters');
  const { score = 1 } = filter;
  return {
    facet: textAt(filter, 'facet') || reject('an automatic filter must name a facet'),
    isDisjunctive: filter['disjunctive'] === true,
    isNegative: filter['negative'] === true,
    score: typeof score === 'number' ? score : reject('"score" must be a number'),
  };
}

function parsePromoted(given: readonly Json[]): Consequence['promoted'] {
  const promoted = given.flatMap((one) => {
    const { objectID, objectIDs, position } = asObject(one, 'promote');
    const isPosition = typeof position === 'number' && Number.isInteger(position);
    if (!isPosition || position < 0 || position > MAX_POSITION) {
      return reject(`"position" must be a whole number up to ${MAX_POSITION}`);
    }
    const ids = Array.isArray(objectIDs) ? objectIDs : [objectID ?? ''];
    return ids.map((id, at) => ({ objectID: checkedObjectId(id), position: position + at }));
  });
  return promoted.length <= MAX_PROMOTED
    ? promoted
    : reject(`at most ${MAX_PROMOTED} promoted records`);
}
