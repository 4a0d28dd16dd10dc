import { isDeepStrictEqual } from 'node:util';
import { badRequest, validationFailed } from '#http/api-error';
import type { EnvironmentState } from '#store/environment-state';
import type { Json, JsonObject } from './entities';
import { isObject, makeLink } from './entities';
import { unknownProperties } from './unknown-properties';

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const FURTHEST_YEARS = 5;

const KNOWN = new Set([
  'sys',
  'action',
  'entity',
  'environment',
  'scheduledFor',
  'payload',
  'error',
]);

const TIME = new Set(['datetime', 'timezone']);

/** The one filter of `payload.withReferences`: types whose entries are not published along. */
export const REFERENCE_FILTER = 'sys.contentType.metadata.annotations.ContentType[nin]';

const sysOf = (value: Json | undefined): JsonObject =>
  isObject(value) && isObject(value.sys) ? value.sys : {};

const isThere = (environment: EnvironmentState, linkType: string, id: string) =>
  linkType === 'Release' ? environment.releases.has(id) : Boolean(environment.entity(linkType, id));

/**
 * Parses the body of a scheduled action.
 * @throws ApiError 422 for instants that are invalid, past or in more than five years, for unknown
 *   time zones; 400 for entities that do not exist
 */
export function parseScheduledAction(body: JsonObject, environment: EnvironmentState): JsonObject {
  const errors = unknownProperties(body, KNOWN);
  const { action = null, payload } = body;
  if (action !== 'publish' && action !== 'unpublish') {
    const expected = ['publish', 'unpublish'];
    errors.push({ name: 'in', path: ['action'], value: action, expected });
  }
  if (typeof sysOf(body.environment).id !== 'string') {
    errors.push({ name: 'required', path: ['environment'] });
  }
  const scheduledFor = parseTime(body.scheduledFor, errors);
  const { linkType = null, id = null } = sysOf(body.entity);
  if (linkType !== 'Entry' && linkType !== 'Asset' && linkType !== 'Release') {
    errors.push({ name: 'in', path: ['entity', 'sys', 'linkType'], value: linkType });
  }
  if (
    payload !== undefined &&
    !(action === 'publish' && linkType === 'Entry' && isPayload(payload))
  )
    errors.push({ name: 'unknown', path: ['payload'], value: payload });
  if (errors.length > 0) throw validationFailed(errors);
  if (!isThere(environment, String(linkType), String(id))) {
    throw badRequest('The resource could not be found.', { type: linkType, id });
  }
  return {
    action,
    entity: makeLink(String(linkType), String(id)),
    environment: makeLink('Environment', environment.id),
    scheduledFor,
    ...(payload === undefined ? {} : { payload }),
  };
}

function parseTime(scheduledFor: Json | undefined, errors: JsonObject[]): JsonObject {
  const time = isObject(scheduledFor) ? scheduledFor : {};
  errors.push(...unknownProperties(time, TIME, ['scheduledFor']));
  const { datetime = null, timezone } = time;
  const instant = ISO_INSTANT.test(String(datetime)) ? Date.parse(String(datetime)) : NaN;
  const path = ['scheduledFor', 'datetime'];
  const furthest = new Date();
  furthest.setUTCFullYear(furthest.getUTCFullYear() + FURTHEST_YEARS);
  if (Number.isNaN(instant)) {
    errors.push({ name: 'type', type: 'Date', path, value: datetime });
    return {};
  }
  if (instant < Date.now() || instant > furthest.getTime()) {
    const details = `Actions can be scheduled for the next ${FURTHEST_YEARS} years only`;
    errors.push({ name: 'dateRange', path, value: datetime, details });
  }
  if (timezone !== undefined && !(typeof timezone === 'string' && isTimeZone(timezone))) {
    errors.push({ name: 'in', path: ['scheduledFor', 'timezone'], value: timezone });
  }
  return { datetime: new Date(instant).toISOString(), ...(timezone ? { timezone } : {}) };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Nothing, or `withReferences` with lists of annotations. */
function isPayload(payload: Json): boolean {
  if (!isObject(payload)) return false;
  const { withReferences, ...rest } = payload;
  if (Object.keys(rest).length > 0) return false;
  if (withReferences === undefined) return true;
  if (!isObject(withReferences)) return false;
  const { [REFERENCE_FILTER]: annotations, ...others } = withReferences;
  const isList = Array.isArray(annotations) && annotations.every((one) => typeof one === 'string');
  return Object.keys(others).length === 0 && (annotations === undefined || isList);
}

/** @throws ApiError 400 unless only the time differs, as the vendor changes nothing else */
export function requireSameAction(before: JsonObject, after: JsonObject): void {
  for (const name of ['action', 'entity', 'payload']) {
    if (after[name] === undefined || isDeepStrictEqual(before[name], after[name])) continue;
    throw badRequest(`Cannot change ${name} of a scheduled action`);
  }
}
