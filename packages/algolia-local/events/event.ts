import { invalidEvents } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';

const MAX_OBJECTS = 20;
const MAX_FILTERS = 10;
/** Older events are rejected, and so are those too far in the future. */
const MAX_AGE_MS = 30 * 86_400_000;
const MAX_AHEAD_MS = 2 * 86_400_000;

const NAME = /^[\x20-\x7e]{1,64}$/;
export const USER_TOKEN = /^[A-Za-z0-9_=/+-]{1,129}$/;
const QUERY_ID = /^[0-9a-f]{32}$/;
const CURRENCY = /^[A-Z]{3}$/;
/** An amount of money sent as text, which the vendor does not parse either: `9.90`, `8$`. */
const AMOUNT = /^\S.{0,49}$/;

type Check = (event: JsonObject, now: number) => string | null;

/**
 * Each check returns what is wrong with an event, or nothing
 * (https://www.algolia.com/doc/rest-api/insights/push-events).
 */
const CHECKS: readonly Check[] = [
  ({ eventType }) =>
    typeof eventType === 'string' && ['click', 'conversion', 'view'].includes(eventType)
      ? null
      : 'eventType must be click, conversion or view',
  ({ eventName }) =>
    matches(eventName, NAME) ? null : 'eventName must be 1 to 64 ASCII characters',
  ({ index }) => (typeof index === 'string' && index !== '' ? null : 'index is required'),
  ({ userToken }) => (matches(userToken, USER_TOKEN) ? null : 'userToken is invalid'),
  ({ authenticatedUserToken }) =>
    authenticatedUserToken === undefined || matches(authenticatedUserToken, USER_TOKEN)
      ? null
      : 'authenticatedUserToken is invalid',
  ({ queryID }) =>
    queryID === undefined || matches(queryID, QUERY_ID) ? null : 'queryID is invalid',
  ({ timestamp }, now) =>
    isTimely(timestamp, now) ? null : 'timestamp must lie in the last 30 days',
  ({ eventSubtype }) =>
    eventSubtype === undefined || eventSubtype === 'addToCart' || eventSubtype === 'purchase'
      ? null
      : 'eventSubtype must be addToCart or purchase',
  checkSubject,
  checkPositions,
  checkMoney,
];

const matches = (value: Json | undefined, form: RegExp) =>
  typeof value === 'string' && form.test(value);

function isTimely(value: Json | undefined, now: number): boolean {
  if (value === undefined) return true;
  return typeof value === 'number' && value > now - MAX_AGE_MS && value < now + MAX_AHEAD_MS;
}

const isTexts = (value: Json | undefined, most: number): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= most &&
  value.every((item) => typeof item === 'string' && item !== '');

function checkSubject({ objectIDs, filters }: JsonObject): string | null {
  if (objectIDs !== undefined && filters !== undefined)
    return 'objectIDs and filters exclude each other';
  if (filters !== undefined) {
    return isTexts(filters, MAX_FILTERS) ? null : `filters must hold 1 to ${MAX_FILTERS} texts`;
  }
  return isTexts(objectIDs, MAX_OBJECTS) ? null : `objectIDs must hold 1 to ${MAX_OBJECTS} texts`;
}

/** A click after a search must have the positions of the hits. */
function checkPositions({ eventType, queryID, objectIDs, positions }: JsonObject): string | null {
  const isAfterSearch = eventType === 'click' && queryID !== undefined && objectIDs !== undefined;
  if (positions === undefined) return isAfterSearch ? 'positions are required' : null;
  const isWhole = (value: Json) =>
    typeof value === 'number' && Number.isInteger(value) && value > 0;
  if (!Array.isArray(positions) || !positions.every(isWhole))
    return 'positions must be whole numbers from 1';
  const isPaired = Array.isArray(objectIDs) && objectIDs.length === positions.length;
  return isPaired ? null : 'positions must be as many as objectIDs';
}

function checkMoney({ objectData, objectIDs, value, currency }: JsonObject): string | null {
  if (value !== undefined && !isAmount(value)) return 'value must be a number or text';
  if (currency !== undefined && !matches(currency, CURRENCY))
    return 'currency must be three capital letters';
  const fault = objectData === undefined ? null : faultOfObjectData(objectData, objectIDs);
  if (fault !== null) return fault;
  const hasPrice =
    value !== undefined ||
    (Array.isArray(objectData) &&
      objectData.some((one) => isObject(one) && one['price'] !== undefined));
  return hasPrice && currency === undefined ? 'currency is required with prices' : null;
}

/** JSON parses `1e999` as infinity, which would be stored as `null`. */
const isAmount = (value: Json) =>
  typeof value === 'number' ? Number.isFinite(value) : matches(value, AMOUNT);

/** The permitted properties of an event's object and their types. */
export const OBJECT_DATA: Readonly<
  Record<string, { fits: (value: Json) => boolean; kind: string }>
> = {
  price: { fits: isAmount, kind: 'a number or text' },
  discount: { fits: isAmount, kind: 'a number or text' },
  quantity: { fits: (value) => Number.isInteger(value), kind: 'a whole number' },
  queryID: { fits: (value) => matches(value, QUERY_ID), kind: 'a query id' },
};

function faultOfObjectData(data: Json, objectIDs: Json | undefined): string | null {
  const isPaired =
    Array.isArray(data) && Array.isArray(objectIDs) && objectIDs.length === data.length;
  if (!isPaired || !data.every(isObject))
    return 'objectData must hold one object for each of objectIDs';
  for (const [name, { fits, kind }] of Object.entries(OBJECT_DATA)) {
    const at = data.findIndex((one) => one[name] !== undefined && !fits(one[name]));
    if (at >= 0) return `objectData[${at}].${name} must be ${kind}`;
  }
  return null;
}

/** InstantSearch's reports about itself at its start; they have neither index nor objects. */
const isUsage = ({ eventType }: JsonObject) => eventType === 'instantsearch';

/**
 * Validates all events of a request.
 * @param max maximum number of events that the caller may send at once
 * @throws ApiError 422 naming the first invalid event; then none is stored
 */
export function checkedEvents(body: Json, max: number, now: number): JsonObject[] {
  const events = isObject(body) ? body['events'] : undefined;
  if (!Array.isArray(events) || events.length === 0 || events.length > max) {
    throw invalidEvents(`Invalid payload: events must be a list of 1 to ${max} with this API key`);
  }
  return events.map((event, at) => {
    if (!isObject(event)) throw invalidEvents(`Invalid payload: events[${at}] is no object`);
    const fault = isUsage(event) ? null : faultOf(event, now);
    if (fault !== null) throw invalidEvents(`Invalid payload: events[${at}].${fault}`);
    return event;
  });
}

function faultOf(event: JsonObject, now: number): string | null {
  for (const check of CHECKS) {
    const fault = check(event, now);
    if (fault !== null) return fault;
  }
  return null;
}
