import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
// Next loads this file by its path, where `@/` means nothing.
// oxlint-disable-next-line house/no-parent-import
import { LruMap } from '../cache/lru-map.mjs';
// oxlint-disable-next-line house/no-parent-import
import { processState } from '../process-state/process-state.mjs';
import { mayBeServed } from './may-be-served.mjs';

/**
 * A page as stored: buffers outside the heap, ready to be compressed and sent. Strings would take
 * two bytes per character, and parsed data several times the size of its JSON.
 * @typedef {object} Kept
 * @property {string} kind
 * @property {Buffer} html UTF-8
 * @property {Buffer} pageData JSON
 *
 * @typedef {object} Entry
 * @property {Kept | null} value as Next stored it; `null` is "not found"
 * @property {number} storedAt epoch milliseconds
 * @property {number} renderedAt epoch milliseconds, before the content was read
 * @property {number | null} validUntil first instant at which the page is wrong
 * @property {number} freshFor seconds after which a background render replaces the entry
 */

/**
 * Maximum bytes of pages in memory, including their compressed forms; further entries are only on
 * disk.
 */
const MEMORY_LIMIT = 64 * 1024 * 1024;
/** Entries without a page ("not found") are cheap to render: few are cached, and only in memory. */
const MAX_NOT_FOUND = 5_000;
/** Means "no end" in Next's cache control, which counts seconds. */
const YEAR_SECONDS = 31_536_000;

const renderedPages = () => (processState.renderedPages ??= new Map());

/** Whether the page comes from the CMS; all others are static and are never invalidated. */
const isShopPage = (path) => path.startsWith('/s/');

const parent = join(resolve(process.env.STATE_DIRECTORY ?? '.data'), 'page-cache');
const directory = join(parent, String(process.pid));

/** Writes those over the limit to disk. @type {LruMap<string, { entry: Entry, size: number }>} */
const memory = new LruMap(
  MEMORY_LIMIT,
  (key, { entry }) => {
    keys.delete(pathOf(key));
    void spill(key, entry);
  },
  ({ size }) => size,
);
/** Cache keys in memory by internal path. @type {Map<string, string>} */
const keys = new Map();
/** @type {LruMap<string, Entry>} */
const notFound = new LruMap(MAX_NOT_FOUND);
/** Keys written to disk by this process. @type {Set<string>} */
const onDisk = new Set();

const fileOf = (key) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);

/** Internal path of a key: `/route-cache/PAGES/<hash>/$/s/hgg/de-de` → `/s/hgg/de-de`. */
const pathOf = (key) => key.slice(key.indexOf('/$') + 2);

/** @returns {Kept} */
const storedOf = ({ html = '', pageData = null, ...rest }) => ({
  ...rest,
  html: Buffer.from(html),
  pageData: Buffer.from(JSON.stringify(pageData)),
});

/** Converts an entry back to Next's format. @param {Kept} kept */
const valueOf = ({ html, pageData, ...rest }) => ({
  ...rest,
  html: html.toString(),
  pageData: JSON.parse(pageData.toString()),
});

function remember(key, entry) {
  const size = entry.value.html.length + entry.value.pageData.length;
  // Before it is stored: an entry larger than the limit leaves at once, with its key.
  keys.set(pathOf(key), key);
  memory.set(key, { entry, size });
}

function forget(key) {
  memory.delete(key);
  keys.delete(pathOf(key));
}

async function recall(key) {
  const cached = memory.get(key);
  if (cached) return cached.entry;
  if (!onDisk.has(key)) return undefined;
  try {
    const { value, ...dates } = JSON.parse(await readFile(fileOf(key), 'utf8'));
    const entry = { ...dates, value: storedOf(value) };
    // A newer entry may have been stored while the file was read.
    if (onDisk.has(key)) remember(key, entry);
    return entry;
  } catch {
    onDisk.delete(key);
    return undefined;
  }
}

async function spill(key, entry) {
  const file = fileOf(key);
  const draft = `${file}.${process.hrtime.bigint()}`;
  try {
    await writeFile(draft, JSON.stringify({ ...entry, value: valueOf(entry.value) }));
    await rename(draft, file);
    onDisk.add(key);
  } catch {
    // With a full disk the page is rendered again later; the response does not fail.
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** `max-age` for proxies, in seconds, of a response that is about to be replaced. */
const REPLACED_SECONDS = 3;

/**
 * Lifetime of an entry as Next expects it: whole seconds, at least 1, never past the edge. An entry
 * that is no longer fresh is served until its edge while a render replaces it.
 */
function lifeOf({ storedAt, validUntil, freshFor }, now) {
  const left =
    validUntil === null ? YEAR_SECONDS : Math.max(1, Math.floor((validUntil - now) / 1000));
  const fresh = Math.floor(freshFor - (now - storedAt) / 1000);
  if (fresh < 1 && left > REPLACED_SECONDS)
    return {
      lastModified: now - 2_000,
      cacheControl: { revalidate: 1, expire: REPLACED_SECONDS },
    };
  const remaining = Math.max(1, Math.min(left, fresh));
  // Resets the date: otherwise Next would consider the shortened lifetime stale.
  return { lastModified: now, cacheControl: { revalidate: remaining, expire: remaining } };
}

/**
 * Counts a page that was out of date before its render had ended, and is sent late.
 * @param {number | null | undefined} validUntil @param {number} now epoch milliseconds
 */
function noteOverdue(validUntil, now) {
  if (validUntil === null || validUntil === undefined || now < validUntil) return;
  const late = (processState.overduePages ??= { count: 0, ms: 0 });
  late.count += 1;
  late.ms += now - validUntil;
}

/**
 * Page cache that never serves a page at or past its `validUntil`, or rendered before a publish
 * that affects it. It has memory and disk, both used by this process only.
 */
export default class PageCacheHandler {
  /** @returns the entry with its remaining lifetime, or `null`, which makes Next render */
  async get(key) {
    const path = pathOf(key);
    const page = renderedPages().get(path);
    if (isShopPage(path) && !page) return null;
    const entry = notFound.get(key) ?? (await recall(key));
    if (!entry) return null;
    const now = Date.now();
    if (!mayBeServed(entry, page?.validFrom ?? 0, now)) return null;
    return { value: entry.value && valueOf(entry.value), ...lifeOf(entry, now) };
  }

  async set(key, value, context) {
    const path = pathOf(key);
    const page = renderedPages().get(path);
    // Invalidated during its render.
    if (isShopPage(path) && !page) return;
    const now = Date.now();
    // Pages carry the time of their render; "not found" has no props, so the last render of the
    // path counts.
    const { renderedAt, validUntil } = value?.pageData?.pageProps ?? page ?? {};
    // When two renders run concurrently, the one that began after the publish is kept.
    if (renderedAt < (page?.validFrom ?? 0)) return;
    noteOverdue(validUntil, now);
    const freshFor = context?.cacheControl?.revalidate;
    const entry = {
      value: value && storedOf(value),
      storedAt: now,
      renderedAt: renderedAt ?? now,
      validUntil: validUntil ?? null,
      freshFor: typeof freshFor === 'number' ? freshFor : YEAR_SECONDS,
    };
    notFound.delete(key);
    onDisk.delete(key);
    if (value === null) {
      forget(key);
      notFound.set(key, entry);
      return;
    }
    remember(key, entry);
  }

  /** Tags belong to the app router, which the shops do not use. */
  async revalidateTag() {}

  resetRequestCache() {}
}

processState.cachedPages = {
  /** Finds a page in memory that is valid now, with its remaining lifetime. */
  find(path) {
    const page = renderedPages().get(path);
    const key = keys.get(path);
    if (!page || !key) return null;
    const now = Date.now();
    const { entry } = memory.get(key);
    if (!mayBeServed(entry, page?.validFrom ?? 0, now)) return null;
    const { lastModified, cacheControl } = lifeOf(entry, now);
    const until = Math.min(entry.validUntil ?? Infinity, entry.storedAt + entry.freshFor * 1000);
    return { value: entry.value, isFresh: lastModified === now, until, ...cacheControl };
  },
  /** Adds the bytes stored beside a page to its size. */
  weigh(path, value, bytes) {
    const key = keys.get(path);
    const cached = memory.get(key);
    if (cached?.entry.value === value)
      memory.set(key, { entry: cached.entry, size: cached.size + bytes });
  },
};

/** Deletes the entries of processes that have died: the content may have changed since. */
function removeLeftovers() {
  for (const pid of readdirSync(parent)) {
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      // Any error but "no such process" means that it is running, for example as another user.
      if (error.code === 'ESRCH') rmSync(join(parent, pid), { recursive: true, force: true });
    }
  }
}

mkdirSync(directory, { recursive: true });
removeLeftovers();
