import { badRequest } from '#http/api-error';
import { isObject, type Json } from '#http/json';
import { requireKnownNames } from '#http/known-names';

/**
 * Rights a key can have
 * (https://www.algolia.com/doc/guides/security/api-keys/#rights-and-restrictions).
 */
export const ACLS = [
  'addObject',
  'analytics',
  'browse',
  'deleteIndex',
  'deleteObject',
  'editSettings',
  'inference',
  'listIndexes',
  'logs',
  'nluReadAnswers',
  'personalization',
  'recommendation',
  'search',
  'seeUnretrievableAttributes',
  'settings',
  'usage',
] as const;
export type Acl = (typeof ACLS)[number] | 'admin';

export interface ApiKeySettings {
  acl: Acl[];
  description: string;
  /** Names or patterns with `*` at either end; an empty list allows all. */
  indexes: string[];
  maxHitsPerQuery: number;
  maxQueriesPerIPPerHour: number;
  /** Parameters of every search, URL-encoded; they override the caller's. */
  queryParameters: string;
  referers: string[];
  /** Seconds from creation; 0 for no expiry. */
  validity: number;
}

export interface ApiKey extends ApiKeySettings {
  value: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

const isAcl = (value: unknown): value is Acl => ACLS.some((acl) => acl === value);

const isTextList = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1e12;

const FIELDS = [
  'acl',
  'description',
  'indexes',
  'maxHitsPerQuery',
  'maxQueriesPerIPPerHour',
  'queryParameters',
  'referers',
  'validity',
];

/** @throws ApiError 400 naming the invalid field */
export function parseKeySettings(body: Json): ApiKeySettings {
  if (!isObject(body)) throw badRequest('The key must be a JSON object');
  requireKnownNames(body, FIELDS);
  const { acl } = body;
  if (!Array.isArray(acl) || !acl.every(isAcl)) throw badRequest('Invalid value for "acl"');
  const texts = (name: 'indexes' | 'referers') => {
    const value = body[name] ?? [];
    if (!isTextList(value))
      throw badRequest(`Invalid value for "${name}", expected a list of text`);
    return value;
  };
  const count = (name: 'maxHitsPerQuery' | 'maxQueriesPerIPPerHour' | 'validity') => {
    const value = body[name] ?? 0;
    if (!isCount(value)) throw badRequest(`Invalid value for "${name}", expected a whole number`);
    return value;
  };
  const text = (name: 'description' | 'queryParameters') => {
    const value = body[name] ?? '';
    if (typeof value !== 'string') throw badRequest(`Invalid value for "${name}", expected text`);
    return value;
  };
  return {
    acl,
    description: text('description'),
    indexes: texts('indexes'),
    maxHitsPerQuery: count('maxHitsPerQuery'),
    maxQueriesPerIPPerHour: count('maxQueriesPerIPPerHour'),
    queryParameters: text('queryParameters'),
    referers: texts('referers'),
    validity: count('validity'),
  };
}

/** Whether a pattern of a key's `indexes` matches this index; `*` is at its start, end or both. */
export function allowsIndex(patterns: readonly string[], name: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, name));
}

function matchesPattern(pattern: string, name: string): boolean {
  if (pattern === '*') return true;
  const isOpenAtStart = pattern.startsWith('*');
  const isOpenAtEnd = pattern.endsWith('*');
  const core = pattern.slice(isOpenAtStart ? 1 : 0, isOpenAtEnd ? -1 : undefined);
  if (isOpenAtStart && isOpenAtEnd) return name.includes(core);
  if (isOpenAtStart) return name.endsWith(core);
  return isOpenAtEnd ? name.startsWith(core) : name === core;
}
