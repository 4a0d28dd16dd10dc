import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful';
import { env } from '@/lib/platform/env/env.server';
import { limitConcurrency } from '@/lib/platform/http/limit-concurrency.server';
import type { Language } from '@/lib/shop/page-context/locale';
import {
  entryLinksOf,
  reachable,
  type ContentDocument,
  type RawAsset,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';

/** Maximum link depth of one query (the API's limit). */
const INCLUDE_DEPTH = 10;
/** Maximum number of entries that one query returns (the API's limit). */
export const PAGE_SIZE = 1_000;
/** Maximum number of ids in one query: more would make the URL too long. */
export const IDS_PER_QUERY = 100;
/** Maximum number of queries for one page; if it is still incomplete, something else is wrong. */
const MAX_ROUNDS = 4;
/** A page must not wait long for content that there is a stored copy of. */
const TIMEOUT_MS = 5_000;

const call = limitConcurrency({
  part: 'content',
  atOnce: 16,
  waiting: 500,
  deadlineMs: TIMEOUT_MS,
});

type Query = Record<string, string | number>;
type Client = ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>;

/**
 * A future state of the content in the CMS's Timeline: at `at` (epoch milliseconds), with a
 * release, or both.
 */
export interface Timeline {
  release: string | null;
  at: number | null;
}

/** Published content, current drafts, or a planned state. */
export type ContentSource = 'published' | 'draft' | Timeline;

const clients = new Map<ContentSource, Client>();

function timelineOf({ release, at }: Timeline): NonNullable<CreateClientParams['timelinePreview']> {
  const timestamp = at === null ? undefined : { lte: new Date(at).toISOString() };
  if (release === null) return { timestamp: timestamp ?? { lte: new Date().toISOString() } };
  return { release: { lte: release }, ...(timestamp && { timestamp }) };
}

function accessTo(source: ContentSource): { host: string; accessToken: string } {
  const settings = env();
  if (source === 'published')
    return { host: settings.CONTENTFUL_HOST, accessToken: settings.CONTENTFUL_ACCESS_TOKEN };
  const accessToken = settings.CONTENTFUL_PREVIEW_ACCESS_TOKEN;
  if (!accessToken) throw new Error('CONTENTFUL_PREVIEW_ACCESS_TOKEN is not set');
  return { host: settings.CONTENTFUL_PREVIEW_HOST, accessToken };
}

/** The client for a source. Cached, except for the Timeline, where each preview has its own. */
function contentClient(source: ContentSource): Client {
  const known = clients.get(source);
  if (known) return known;
  const { CONTENTFUL_INSECURE: insecure, ...settings } = env();
  const client = createClient({
    space: settings.CONTENTFUL_SPACE_ID,
    environment: settings.CONTENTFUL_ENVIRONMENT,
    ...accessTo(source),
    insecure,
    // outside: cms-no-retries
    // Falling back to the last good copy is better than the client's retries, which wait for
    // seconds.
    retryOnError: false,
    // outside: cms-timeout
    timeout: TIMEOUT_MS,
    // A proxy from the environment must not be used for loopback addresses.
    ...(insecure && { proxy: false as const }),
    ...(typeof source === 'object' && { timelinePreview: timelineOf(source) }),
    // outside: cms-links
  }).withoutLinkResolution;
  if (typeof source === 'string') clients.set(source, client);
  return client;
}

/** The client types fields by skeleton; ours are validated when they are read. */
export interface ItemsResponse {
  items: RawEntry[];
  total: number;
  includes?: { Entry?: RawEntry[]; Asset?: RawAsset[] };
  /** Links to unpublished entries; links beyond the include depth are not listed. */
  errors?: { details?: { id?: string } }[];
}

/** @throws the client's error when the API cannot be reached or rejects the request */
export async function queryEntries(
  source: ContentSource,
  parameters: Query,
): Promise<ItemsResponse> {
  // outside: cms-unchecked
  const result: unknown = await call(() => contentClient(source).getEntries(parameters));
  return result as ItemsResponse;
}

export function assetsOf(responses: readonly ItemsResponse[]): ContentDocument['assets'] {
  const assets = responses.flatMap(({ includes }) => includes?.Asset ?? []);
  return Object.fromEntries(
    assets.map(({ sys, fields }) => [sys.id, { sys: { id: sys.id }, fields }]),
  );
}

const idsOf = (responses: readonly ItemsResponse[]): string[] =>
  responses.flatMap(({ items }) => items.map(({ sys }) => sys.id));

/**
 * @param roots ids of the requested entries. A page that is only linked to contributes nothing but
 *   its address, so its content does not affect the document's version.
 */
export function entriesOf(
  responses: readonly ItemsResponse[],
  roots: readonly string[],
): ContentDocument['entries'] {
  const requested = new Set(roots);
  const all = responses.flatMap(({ items, includes }) => [...items, ...(includes?.Entry ?? [])]);
  const entries = all.map(({ sys, fields }): RawEntry => {
    const { id, contentType, updatedAt } = sys;
    const isPlace = contentType.sys.id === 'page' && !requested.has(id);
    return {
      sys: { id, contentType, ...(updatedAt && { updatedAt }) },
      fields: isPlace ? {} : fields,
    };
  });
  return Object.fromEntries(entries.map((entry) => [entry.sys.id, entry]));
}

export const toDocument = (
  responses: readonly ItemsResponse[],
  fetchedAt: number,
  roots: readonly string[] = idsOf(responses),
): ContentDocument =>
  reachable({
    entries: entriesOf(responses, roots),
    assets: assetsOf(responses),
    roots,
    fetchedAt,
  });

/** Ids that the API could not resolve: nothing is published under them. */
export const unresolvable = (responses: readonly ItemsResponse[]) =>
  responses.flatMap(({ errors = [] }) => errors.flatMap(({ details }) => details?.id ?? []));

/** Links that the API did not follow because they are too deep; their entries may exist. */
function tooDeep(responses: readonly ItemsResponse[], roots: readonly string[]): string[] {
  const { entries } = toDocument(responses, 0, roots);
  const known = new Set([...Object.keys(entries), ...unresolvable(responses)]);
  return entryLinksOf(entries).filter((id) => !known.has(id));
}

export async function queryAssets(
  ids: readonly string[],
  language: Language,
  source: ContentSource,
): Promise<ItemsResponse> {
  // outside: cms-lists-with-commas
  const parameters = { 'sys.id[in]': [...ids], locale: language, limit: IDS_PER_QUERY };
  const { items }: { items: unknown } = await call(() =>
    contentClient(source).getAssets(parameters),
  );
  return { items: [], total: 0, includes: { Asset: items as RawAsset[] } };
}

/**
 * Fetches an entry with everything it links to. The API follows ten levels at once; deeper ones are
 * requested separately.
 * @returns a document without roots when no entry with this id is published
 * @throws the client's error when the API cannot be reached or rejects the request
 */
export async function fetchEntryTree(
  id: string,
  language: Language,
  source: ContentSource,
): Promise<ContentDocument> {
  const fetchedAt = Date.now();
  const parameters = { include: INCLUDE_DEPTH, locale: language };
  const responses = [await queryEntries(source, { 'sys.id': id, ...parameters })];
  const roots = idsOf(responses);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const ids = tooDeep(responses, roots).slice(0, IDS_PER_QUERY);
    if (ids.length === 0) break;
    const limit = IDS_PER_QUERY;
    responses.push(
      await queryEntries(source, { 'sys.id[in]': ids.join(','), limit, ...parameters }),
    );
  }
  return toDocument(responses, fetchedAt, roots);
}

/** Pictures by their ids, in one language; those that do not exist are left out. */
export async function fetchAssets(
  ids: readonly string[],
  language: Language,
  source: ContentSource,
): Promise<ContentDocument['assets']> {
  const responses: ItemsResponse[] = [];
  for (let first = 0; first < ids.length; first += IDS_PER_QUERY)
    responses.push(await queryAssets(ids.slice(first, first + IDS_PER_QUERY), language, source));
  return assetsOf(responses);
}

/** Whether the API responds, with any status. */
export async function isContentAlive(): Promise<boolean> {
  await call(() =>
    contentClient('published').getEntries({ limit: 1, include: 0, select: ['sys.id'] }),
  );
  return true;
}

/**
 * The content model of the space, from the delivery API.
 * @throws the client's error when the API cannot be reached
 */
export async function fetchContentTypes(): Promise<
  { id: string; fields: { id: string; type: string }[] }[]
> {
  // The client's types lack the API's `limit`; the default is 100.
  const all: { query?: string; limit: number } = { limit: PAGE_SIZE };
  const { items } = await call(() => contentClient('published').getContentTypes(all));
  return items.map(({ sys, fields }) => ({
    id: sys.id,
    fields: fields.map(({ id, type }) => ({ id, type })),
  }));
}
