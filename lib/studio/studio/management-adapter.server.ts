import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { RestAdapter, type RestAdapterParams } from 'contentful-management';
import { z } from 'zod';
import { isContentOutage } from './content-outage';

type Request = Parameters<RestAdapter['makeRequest']>[0];

/** Times that a request is sent which the API turns away because of its rate. */
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** Errors with which the API rejects a write that was made already. */
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
 * Whether sending a request again changes nothing that the first one has not changed. One that
 * creates something without an id, or starts an action, does it again.
 */
function isRepeatable({ entityType, action }: Request): boolean {
  // An upload that no asset refers to expires.
  if (action === 'create') return entityType === 'Upload';
  const startsAction = action === 'publish' || action === 'unpublish';
  return !(startsAction && (entityType === 'BulkAction' || entityType === 'Release'));
}

/** As it is in a request: without members that are undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Fields without those that have no value in any locale. */
const filled = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(fields.safeParse(asJson(value)).data ?? {}).filter(
      ([, locales]) => Object.keys(Object(locales)).length > 0,
    ),
  );

/** Whether a value has everything that another one has, at every depth. */
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

/** Whether an entity has the content that a request has sent. */
function hasContent({ entityType, payload }: Request, found: Entity): boolean {
  // Secrets in headers are never shown.
  const { sys: _sys, headers: _headers, ...content } = sent.parse(asJson(payload));
  const isEntry = entityType === 'Entry' || entityType === 'Asset';
  if (!isEntry) return holds(found, content);
  const { fields: values, ...rest } = content;
  return isDeepStrictEqual(filled(found.fields), filled(values)) && holds(found, rest);
}

/** Whether every file of an asset has its address. */
function isProcessed({ fields: values }: Entity): boolean {
  const files = Object.values(Object(Object(values).file));
  return files.length > 0 && files.every((file) => Object(file).url !== undefined);
}

/** Version that a request expected its entity to have; 0 for one that it creates. */
const expectedVersion = ({ params, payload }: Request): number =>
  sent.safeParse(payload).data?.sys?.version ?? Number(params?.['version'] ?? 0);

/** Whether an entity is as a request was to leave it, and as only this request can have left it. */
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
 * What sends the requests of a management client. The vendor's repeats every request whose response
 * was lost, also those that then create a second entity, and those that then meet their own version.
 * This one sends requests once that must not be repeated, and recognizes a write of its own.
 */
export class ManagementAdapter {
  private readonly repeating: RestAdapter;
  private readonly single: RestAdapter;

  constructor(settings: RestAdapterParams) {
    this.repeating = new RestAdapter(settings);
    this.single = new RestAdapter({ ...settings, retryOnError: false });
  }

  /** @throws the client's error; whether anything was changed is unknown after a lost response */
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

  /** Sends a request once; one that was turned away because of the rate has done nothing. */
  private async sendOnce<Result>(request: Request): Promise<Result> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.single.makeRequest<Result>(request);
      } catch (error) {
        if (nameOf(error) !== 'RateLimitExceeded' || attempt === MAX_ATTEMPTS) throw error;
        await pause(PAUSE_MS * attempt);
      }
  }

  /** Deletes; what a repetition does not find any more was deleted by the first request. */
  private async remove<Result>(request: Request): Promise<Result> {
    try {
      return await this.sendOnce<Result>(request);
    } catch (error) {
      if (!isContentOutage(error)) throw error;
      return await this.repeating.makeRequest<Result>(request).catch((second: unknown) => {
        if (nameOf(second) !== 'NotFound') throw second;
        // The body of a 204.
        return '' as Result;
      });
    }
  }

  /** The entity of a request, if it is as the request was to leave it. */
  private async outcomeOf(request: Request): Promise<Entity | null> {
    const { entityType, params = {}, userAgent } = request;
    const { asset, ...rest } = params;
    const { id } = entity.safeParse(asset).data?.sys ?? {};
    const get = { ...rest, ...(id !== undefined && { assetId: id }) };
    const found: unknown = await this.repeating
      .makeRequest({ entityType, action: 'get', params: get, userAgent })
      .catch(() => null);
    const { data } = entity.safeParse(found);
    return data && isOutcome(request, data) ? data : null;
  }
}
