import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { badRequest, validationFailed, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type { Asset, Entity, EntityContent, JsonObject } from '#model/entities';
import { isLink, isObject } from '#model/entities';
import { parseContent } from '#model/entity-structure';
import { newId } from '#model/identifier';
import { edited, newLifecycle } from '#model/lifecycle';
import { ASSET_FIELDS } from '#query/reading';
import { replaceDraft, requireId } from './entries';
import { changeUnit, findEntity } from './entity-writes';
import { withStatus } from './locale-publishing';
import { managedEntity } from './sys';
import { readUpload } from './uploads';

export async function createAsset(call: Call): Promise<ApiResponse> {
  const body = withStoredUrls(await jsonObjectBody(call), call);
  const asset = await call.store.write(call.environment, [], async () =>
    makeAsset(call, newId(), body),
  );
  return created(managedEntity(asset, call.environment, call.fileUrl));
}

export async function putAsset(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  const body = withStoredUrls(await jsonObjectBody(call), call);
  let isNew = false;
  const asset = await call.store.write(call.environment, [`Asset:${id}`], async () => {
    const before = call.environment.assets.get(id);
    if (before) return replaceDraft(call, before, body);
    if (versionHeader(call)) throw versionMismatch();
    isNew = true;
    return makeAsset(call, requireId(id), body);
  });
  const shown = managedEntity(asset, call.environment, call.fileUrl);
  return isNew ? created(shown) : ok(shown);
}

async function makeAsset(call: Call, id: string, body: JsonObject) {
  const draft = parseContent(body, ASSET_FIELDS, call.environment);
  const asset: Asset = { kind: 'Asset', id, ...newLifecycle(new Date().toISOString()), draft };
  return {
    unit: changeUnit(call, { before: undefined, after: asset, action: 'create' }),
    result: asset,
  };
}

/**
 * Removes the host from URLs that clients send back; only paths are stored, since the port may
 * change.
 */
export function withStoredUrls(body: JsonObject, call: Call): JsonObject {
  const host = call.fileUrl('');
  const files = isObject(body.fields) ? body.fields.file : undefined;
  if (!isObject(body.fields) || !isObject(files)) return body;
  const stored = Object.entries(files).map(([code, file]) => {
    const url = isObject(file) ? file.url : undefined;
    const isOurs = typeof url === 'string' && url.startsWith(`${host}/`);
    return [
      code,
      isObject(file) && isOurs ? { ...file, url: url.slice(host.length) } : file,
    ] as const;
  });
  return { ...body, fields: { ...body.fields, file: Object.fromEntries(stored) } };
}

/** `PUT assets/{id}/files/{locale}/process`: stores the upload and gives the file its URL. */
export async function processAsset(call: Call): Promise<ApiResponse> {
  const locale = param(call, 'locale');
  const asset = findEntity(call, 'Asset');
  requireKnownVersion(call, asset.version);
  const file = pendingFile(asset.draft.fields.file?.[locale], locale);
  const { space, id: environment } = call.environment;
  const key = JSON.stringify([space, environment, asset.id, locale]);
  if (inProgress.has(key)) throw badRequest('File is already being processed.');
  inProgress.add(key);
  try {
    await storeFile(call, asset.id, locale, file);
  } finally {
    inProgress.delete(key);
  }
  return noContent();
}

/** Files that are being fetched and measured. */
const inProgress = new Set<string>();

/**
 * Clients process the files of several locales with the version that they have read once, and each
 * makes a new one: an older version is accepted, as only the locale's own file must be unchanged.
 */
function requireKnownVersion(call: Call, current: number): void {
  if ((versionHeader(call) ?? 0) > current) throw versionMismatch();
}

async function storeFile(call: Call, id: string, locale: string, file: JsonObject): Promise<void> {
  const bytes = await fetchBytes(call, file);
  const token = newId();
  const fileName = typeof file.fileName === 'string' ? file.fileName : 'file';
  const contentType = safeContentType(file.contentType, bytes);
  const image = await imageSize(bytes, contentType);
  await call.store.write(call.environment, [`Asset:${id}`], async () => {
    const before = findEntity(call, 'Asset');
    if (!isDeepStrictEqual(before.draft.fields.file?.[locale], file)) throw versionMismatch();
    const processed: JsonObject = {
      fileName,
      contentType,
      details: { size: bytes.length, ...(image ? { image } : {}) },
      url: `/${call.environment.space}/${id}/${token}/${encodeURIComponent(fileName)}`,
    };
    const files = { ...before.draft.fields.file, [locale]: processed };
    const fields = { ...before.draft.fields, file: files };
    const draft: EntityContent = { ...before.draft, fields };
    const after = withStatus(
      edited<EntityContent, Entity>(before, draft, new Date().toISOString()),
    );
    const unit = changeUnit(call, { before, after, action: 'save' });
    unit.files.push({ asset: id, token, contentType, bytes });
    return { unit, result: undefined };
  });
}

function pendingFile(value: unknown, locale: string): JsonObject {
  if (!isObject(value)) throw badRequest(`The asset has no file in locale ${locale}`);
  if (value.upload === undefined && value.uploadFrom === undefined) {
    throw badRequest('File has already been processed.');
  }
  return value;
}

/**
 * Prefixes by which browsers recognise HTML
 * (https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type).
 */
const PAGE =
  /^\s*(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype html|html|head|script|iframe|body|title|style)\b/i;
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml|text\/xml|application\/xml)$/i;
const SNIFFED_BYTES = 1_024;

/**
 * Restricts the response's media type to a plain one that is not HTML: a browser would show the
 * page on the origin of the shop's files.
 */
function safeContentType(value: unknown, bytes: Buffer): string {
  const isPlain = typeof value === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(value);
  const type = isPlain ? value : 'application/octet-stream';
  const isPage = PAGE.test(bytes.toString('latin1', 0, SNIFFED_BYTES));
  return isPage || PAGE_TYPE.test(type) ? 'text/plain' : type;
}

const FETCH_TIMEOUT_MS = 30_000;
const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** @throws ApiError 422 if the upload is unknown or its URL does not respond */
async function fetchBytes(call: Call, file: JsonObject): Promise<Buffer> {
  if (isLink(file.uploadFrom)) return readUpload(call, file.uploadFrom.sys.id);
  const url = String(file.upload)
    .replace(/^\/\//, 'https://')
    // A service on loopback may have no certificate, but tools may prepend https.
    .replace(/^https:(?=\/\/(127\.0\.0\.1|localhost)[:/])/, call.store.outbound.ownScheme);
  const fault = (details: string) =>
    validationFailed([
      { name: 'invalid', path: ['fields', 'file', 'upload'], value: url, details },
    ]);
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw fault('Not a http or https URL');
  try {
    const { status, bytes } = await call.store.outbound.fetch(new URL(url), {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      maxBytes: MAX_FILE_BYTES,
    });
    if (status !== 200) throw new Error(`status ${status}`);
    return bytes;
  } catch (error) {
    throw fault(`Could not be fetched: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function imageSize(bytes: Buffer, contentType: string): Promise<JsonObject | undefined> {
  if (!contentType.startsWith('image/')) return undefined;
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined; // It is not a picture after all and is served unchanged.
  }
}
