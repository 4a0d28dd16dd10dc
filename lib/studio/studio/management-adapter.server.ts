import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { RestAdapter, type RestAdapterParams } from 'contentful-management';
import { z } from 'zod';
import { isContentOutage } from './content-outage';

type Request = Parameters<RestAdapter['makeRequest']>[0];

/** Maximum attempts for a request that exceeds the API's rate limit. */
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** Errors by which the API rejects repeating a write that has succeeded. */
const REPETITION = new Set(['VersionMismatch', 'BadRequest', 'Conflict']);

const fields = z.record(z.string(), z.unknown());
const entity = z.looseObject({
  sys: z.looseObject({
    id: z.string().optional(),
    version: z.number().optional(),
    publishedVersion: z.number().optional(),
    archivedVersion: z.number().optional(),
  }),
  fields: z.unknown().optional(),
});
type Entity = z.output<typeof entity>;

const sent = z.looseObject({
  sys: z.looseObject({ version: z.number().optional() }).optional(),
  fields: z.unknown().optional(),
});

/**
 * Whether repeating a request has no further effect. Creating without an id, or starting an action,
 * would take effect again.
 */
function isRepeatable({ entityType, action }: Request): boolean {
  // outside: cms-creates-twice
  // An upload that no asset refers to expires.
  if (action === 'create') return entityType === 'Upload';
  const startsAction = action === 'publish' || action === 'unpublish';
  return !(startsAction && (entityType === 'BulkAction' || entityType === 'Release'));
}

/** Removes undefined members, as in a request. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Removes fields without a value in any locale. */
const filled = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(fields.safeParse(asJson(value)).data ?? {}).filter(
      ([, locales]) => Object.keys(Object(locales)).length > 0,
    ),
  );

/** Whether a value contains another one, at every depth. */
function holds(value: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(value) &&
      value.length === part.length &&
      part.every((each, at) => holds(value[at], each))
    );
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([name, each]) => holds(Reflect.get(value, name), each));
}

/** Whether an entity has the content sent by a request. */
function hasContent({ entityType, payload }: Request, found: Entity): boolean {
  // Responses never contain secret headers.
  const { sys: _sys, headers: _headers, ...content } = sent.parse(asJson(payload));
  const isEntry = entityType === 'Entry' || entityType === 'Asset';
  if (!isEntry) return holds(found, content);
  const { fields: values, ...rest } = content;
  return isDeepStrictEqual(filled(found.fields), filled(values)) && holds(found, rest);
}

/** Whether every file of an asset has been processed. */
function isProcessed({ fields: values }: Entity): boolean {
  const files = Object.values(Object(Object(values).file));
  return files.length > 0 && files.every((file) => Object(file).url !== undefined);
}

// outside: cms-version-header
/** Version that a request expects its entity to have; 0 if it creates it. */
const expectedVersion = ({ params, payload }: Request): number =>
  sent.safeParse(payload).data?.sys?.version ?? Number(params?.['version'] ?? 0);

/** Whether an entity has the state that a request sets, and no other request can have set it. */
function isOutcome(request: Request, found: Entity): boolean {
  const { version = 0, publishedVersion, archivedVersion } = found.sys;
  const expected = expectedVersion(request);
  switch (request.action) {
    case 'createWithId':
      // The first version of a webhook is 0.
      return version <= 1 && hasContent(request, found);
    case 'update':
      return version === expected + 1 && hasContent(request, found);
    case 'publish':
      return version === expected + 1 && publishedVersion === expected;
    case 'unpublish':
      return publishedVersion === undefined;
    case 'archive':
      return archivedVersion !== undefined;
    case 'unarchive':
      return archivedVersion === undefined;
    case 'processForLocale':
    case 'processForAllLocales':
      return isProcessed(found);
    default:
      return false;
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Sends the requests of a management client. The vendor's adapter repeats every request whose
 * response was lost, including those that create a second entity and those that conflict with their
 * own version. This one sends non-repeatable requests once, and recognises its own completed
 * writes.
 */
export class ManagementAdapter {
  private readonly repeating: RestAdapter;
  private readonly single: RestAdapter;

  constructor(settings: RestAdapterParams) {
    this.repeating = new RestAdapter(settings);
    // outside: cms-single-create
    this.single = new RestAdapter({ ...settings, retryOnError: false });
  }

  /**
   * @throws the client's error; after a lost response it is unknown whether anything was changed
   */
  async makeRequest<Result>(request: Request): Promise<Result> {
    if (!isRepeatable(request)) return this.sendOnce(request);
    if (request.action === 'delete') return this.remove(request);
    try {
      return await this.repeating.makeRequest<Result>(request);
    } catch (error) {
      if (!REPETITION.has(nameOf(error))) throw error;
      const outcome = await this.outcomeOf(request);
      if (!outcome) throw error;
      // The API's own response to a read of the entity.
      return outcome as Result;
    }
  }

  /**
   * Sends a request once; retries only if the rate limit rejected it, since it had no effect then.
   */
  private async sendOnce<Result>(request: Request): Promise<Result> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.single.makeRequest<Result>(request);
      } catch (error) {
        if (nameOf(error) !== 'RateLimitExceeded' || attempt === MAX_ATTEMPTS) throw error;
        await pause(PAUSE_MS * attempt);
      }
  }

  /**
   * Deletes an entity; a repetition that finds none succeeds, because the first request deleted it.
   */
  private async remove<Result>(request: Request): Promise<Result> {
    try {
      return await this.sendOnce<Result>(request);
    } catch (error) {
      if (!isContentOutage(error)) throw error;
      return await this.repeating.makeRequest<Result>(request).catch((second: unknown) => {
        if (nameOf(second) !== 'NotFound') throw second;
        // Body of a 204.
        return '' as Result;
      });
    }
  }

  /** Entity of a request, if the request has taken effect. */
  private async outcomeOf(request: Request): Promise<Entity | null> {
    const { entityType, params = {}, userAgent } = request;
    const { asset, ...rest } = params;
    const { id } = entity.safeParse(asset).data?.sys ?? {};
    const get = { ...rest, ...(id !== undefined && { assetId: id }) };
    const found: unknown = await this.repeating
      .makeRequest({ entityType, action: 'get', params: get, userAgent })
      .catch(() => null);
    // outside: cms-management-html
    const { data } = entity.safeParse(found);
    return data && isOutcome(request, data) ? data : null;
  }
}
