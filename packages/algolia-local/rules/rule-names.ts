import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames, requireKnownNamesOf } from '#http/known-names';

const RULE = [
  'objectID',
  'conditions',
  'condition',
  'consequence',
  'description',
  'enabled',
  'validity',
  'tags',
  'scope',
  '_metadata',
];
const CONDITION = ['pattern', 'anchoring', 'alternatives', 'context', 'filters'];
const CONSEQUENCE = ['params', 'promote', 'filterPromotes', 'hide', 'userData'];
const AUTOMATIC_FILTER = ['facet', 'score', 'disjunctive', 'negative'];

/**
 * Checks that nothing in a rule would be ignored. Only writes do: a rule that is stored already
 * must not prevent a start.
 * @see https://www.algolia.com/doc/rest-api/search/save-rule
 * @throws ApiError 400 naming the property
 */
export function requireRuleNames(rule: JsonObject): void {
  requireKnownNames(rule, RULE);
  requireFlag(rule, 'enabled');
  each(rule['validity'], ['from', 'until']);
  const { condition, consequence } = rule;
  for (const one of [...listOf(rule['conditions']), condition]) {
    requireKnownNamesOf(one, CONDITION);
    requireFlag(one, 'alternatives');
  }
  if (!isObject(consequence)) return;
  requireKnownNames(consequence, CONSEQUENCE);
  requireFlag(consequence, 'filterPromotes');
  each(consequence['promote'], ['objectID', 'objectIDs', 'position']);
  each(consequence['hide'], ['objectID']);
  const { params } = consequence;
  if (!isObject(params)) return;
  each(params['automaticFacetFilters'], AUTOMATIC_FILTER);
  each(params['automaticOptionalFacetFilters'], AUTOMATIC_FILTER);
  const { query } = params;
  requireKnownNamesOf(query, ['remove', 'edits']);
  if (isObject(query)) each(query['edits'], ['type', 'delete', 'insert']);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function each(list: Json | undefined, known: readonly string[]): void {
  for (const one of listOf(list)) requireKnownNamesOf(one, known);
}

function requireFlag(holder: Json | undefined, name: string): void {
  const value = (isObject(holder) ? holder[name] : null) ?? null;
  if (value === null || typeof value === 'boolean') return;
  throw badRequest(`Invalid rule: "${name}" must be true or false`);
}
