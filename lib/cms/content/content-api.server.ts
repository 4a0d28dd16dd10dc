import { createClient, type ContentfulClientApi, type CreateClientParams } from 'contentful';
import { env } from '@/lib/platform/env/env.server';
import { limitConcurrency } from '@/lib/platform/http/limit-concurrency.server';
import type { Language } from '@/lib/shop/page-context/locale';
import {
  assetLinksOf,
  entryLinksOf,
  reachable,
  type ContentDocument,
  type RawAsset,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';

/** Deepest link level one query follows (the API's limit). */
const INCLUDE_DEPTH = 10;
/** Most entries one query returns (the API's limit). */
const PAGE_SIZE = 1_000;
/** Ids one query may list: more would make its address too long. */
const IDS_PER_QUERY = 100;
/** A page that is still not complete after this many queries has bigger problems. */
const MAX_ROUNDS = 4;
/** A page must not wait long for content it has a copy of. */
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
 * What will be public, as the CMS's Timeline has it: at `at` (epoch milliseconds), with a release,
 * or both.
 */
export interface Timeline {
  release: string | null;
  at: number | null;
}

/** What an editor has published, the current drafts in the CMS, or what is planned. */
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

/** The client of a source, cached except for the Timeline: each preview has a client of its own. */
function contentClient(source: ContentSource): Client {
  const known = clients.get(source);
  if (known) return known;
  const { CONTENTFUL_INSECURE: insecure, ...settings } = env();
  const client = createClient({
    space: settings.CONTENTFUL_SPACE_ID,
    environment: settings.CONTENTFUL_ENVIRONMENT,
    ...accessTo(source),
    insecure,
    // The last good copy is the better retry; the client's own waits for seconds.
    retryOnError: false,
    timeout: TIMEOUT_MS,
    // A proxy from the environment must not be used for loopback.
    ...(insecure && { proxy: false as const }),
    ...(typeof source === 'object' && { timelinePreview: timelineOf(source) }),
  }).withoutLinkResolution;
  if (typeof source === 'string') clients.set(source, client);
  return client;
}

/** The client types fields by skeleton; ours are checked by the content model when they are read. */
interface ItemsResponse {
  items: RawEntry[];
  total: number;
  includes?: { Entry?: RawEntry[]; Asset?: RawAsset[] };
  /** Links to what is not published; links below the include depth are not listed. */
  errors?: { details?: { id?: string } }[];
}

async function query(source: ContentSource, parameters: Query): Promise<ItemsResponse> {
  const result: unknown = await call(() => contentClient(source).getEntries(parameters));
  return result as ItemsResponse;
}

function assetsOf(responses: readonly ItemsResponse[]): ContentDocument['assets'] {
  const assets = responses.flatMap(({ includes }) => includes?.Asset ?? []);
  return Object.fromEntries(
    assets.map(({ sys, fields }) => [sys.id, { sys: { id: sys.id }, fields }]),
  );
}

const idsOf = (responses: readonly ItemsResponse[]): string[] =>
  responses.flatMap(({ items }) => items.map(({ sys }) => sys.id));

/**
 * @param roots ids of what was asked for. A page that is only linked to is a place to go: nothing on it is
 *   shown here, so that nothing on it makes the document another one.
 */
function toDocument(
  responses: readonly ItemsResponse[],
  fetchedAt: number,
  roots: readonly string[] = idsOf(responses),
): ContentDocument {
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
  return reachable({
    entries: Object.fromEntries(entries.map((entry) => [entry.sys.id, entry])),
    assets: assetsOf(responses),
    roots,
    fetchedAt,
  });
}

/** Ids of what the API could not find: nothing of that name is published. */
const unresolvable = (responses: readonly ItemsResponse[]) =>
  responses.flatMap(({ errors = [] }) => errors.flatMap(({ details }) => details?.id ?? []));

/** Links that the API did not follow because they are too deep; their entries may exist. */
function tooDeep(responses: readonly ItemsResponse[], roots: readonly string[]): string[] {
  const { entries } = toDocument(responses, 0, roots);
  const known = new Set([...Object.keys(entries), ...unresolvable(responses)]);
  return entryLinksOf(entries).filter((id) => !known.has(id));
}

/**
 * Pictures that are missing like {@link tooDeep}'s entries: those of a node's parts are one level
 * below them.
 */
function picturesTooDeep(responses: readonly ItemsResponse[]): string[] {
  const { entries, assets } = toDocument(responses, 0);
  const known = new Set([...Object.keys(assets), ...unresolvable(responses)]);
  return assetLinksOf(entries).filter((id) => !known.has(id));
}

async function queryAssets(
  ids: readonly string[],
  language: Language,
  source: ContentSource,
): Promise<ItemsResponse> {
  const parameters = { 'sys.id[in]': [...ids], locale: language, limit: IDS_PER_QUERY };
  const { items }: { items: unknown } = await call(() =>
    contentClient(source).getAssets(parameters),
  );
  return { items: [], total: 0, includes: { Asset: items as RawAsset[] } };
}

/**
 * One entry with everything it links to, as deep as it goes: the API follows ten levels at once,
 * and deeper levels are requested from there.
 * @returns a document without roots when no published entry has this id.
 * @throws the client's error when the API cannot be reached or rejects the request.
 */
export async function fetchEntryTree(
  id: string,
  language: Language,
  source: ContentSource,
): Promise<ContentDocument> {
  const fetchedAt = Date.now();
  const parameters = { include: INCLUDE_DEPTH, locale: language };
  const responses = [await query(source, { 'sys.id': id, ...parameters })];
  const roots = idsOf(responses);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const ids = tooDeep(responses, roots).slice(0, IDS_PER_QUERY);
    if (ids.length === 0) break;
    const limit = IDS_PER_QUERY;
    responses.push(await query(source, { 'sys.id[in]': ids.join(','), limit, ...parameters }));
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

/** All entries of a type that belong to a project, with what they link to `include` levels deep, and every picture. */
export async function fetchEntriesOfProject(
  type: 'node' | 'project' | 'productTemplate' | 'emailTemplate' | 'redirect',
  project: string,
  language: Language,
  include: number,
  source: ContentSource,
): Promise<ContentDocument> {
  const fetchedAt = Date.now();
  const field = type === 'project' ? 'fields.projectId' : 'fields.project';
  const responses: ItemsResponse[] = [];
  for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
    const response = await query(source, {
      content_type: type,
      [field]: project,
      include,
      locale: language,
      limit: PAGE_SIZE,
      skip,
      order: 'sys.id',
    });
    responses.push(response);
    total = response.total;
  }
  const pictures = picturesTooDeep(responses);
  for (let first = 0; first < pictures.length; first += IDS_PER_QUERY) {
    const ids = pictures.slice(first, first + IDS_PER_QUERY);
    responses.push(await queryAssets(ids, language, source));
  }
  return toDocument(responses, fetchedAt);
}

/** Whether the API answers, whatever it says. */
export async function isContentAlive(): Promise<boolean> {
  await call(() =>
    contentClient('published').getEntries({ limit: 1, include: 0, select: ['sys.id'] }),
  );
  return true;
}

/**
 * The content model of the space, as the delivery API has it.
 * @throws the client's error when the API cannot be reached
 */
export async function fetchContentTypes(): Promise<
  { id: string; fields: { id: string; type: string }[] }[]
> {
  // The API takes a limit, which the client's types do not name; without one it returns 100.
  const all: { query?: string; limit: number } = { limit: PAGE_SIZE };
  const { items } = await call(() => contentClient('published').getContentTypes(all));
  return items.map(({ sys, fields }) => ({
    id: sys.id,
    fields: fields.map(({ id, type }) => ({ id, type })),
  }));
}
