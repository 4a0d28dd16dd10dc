import {
  ARTICLE_PARAMETERS,
  COLOUR_PARAMETER,
  COLOUR_PATTERN,
} from '@/lib/catalog/article/article-parameters';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { listSearch, readListState, writeListState } from '@/lib/catalog/catalogue/list-state';
import type { ProjectId } from '@/lib/shop/project/projects';
import { OWN_SEGMENTS } from '@/lib/shop/routes/own-segments';
import { LIST_PARAMETERS } from '@/lib/catalog/search/list-parameters';
import { plainPath } from './plain-path';
import { isReserved, selectingQuery } from './shared-address.mjs';

export interface CachedAddress {
  /** Internal path, `/s/{project}/{locale}/{path}`. */
  path: string;
  /** The document, or what the client router requests. */
  form: 'document' | 'pageData';
}

/** Address of a page whose parameters select something in its list. */
export interface SelectionAddress {
  /** Cache key: equal for all addresses of one page. */
  key: string;
  /** The address as the list's codec writes it, without parameters that select nothing. */
  url: string;
  /**
   * Whether the request used the codec's own spelling, apart from parameters that change nothing.
   */
  isPlain: boolean;
}

/** Addresses in the spelling that the shop itself writes; any other is left to Next. */
const PUBLIC_PATH = /^\/[a-z]{2}-[a-z]{2}(?:\/p\/[a-z0-9_-]+\/[\w~-]+|(?:\/[a-z0-9_-]+)*)$/;
const INTERNAL_PATH =
  /^\/s\/[a-z]{3}\/[a-z]{2}-[a-z]{2}(?:\/p\/[a-z0-9_-]+(?:\/[\w~-]+){1,2}|(?:\/[a-z0-9_-]+)*)$/;
const OWN_PATH = new RegExp(`^/[a-z-]{5}/(?:${OWN_SEGMENTS.join('|')})(?:/|$)`);
const ARTICLE_PATH = /^\/[a-z-]{5}\/p\/[^/]+\/[^/]+$/;
const ANY_ARTICLE_PATH = /^\/[a-z-]{5}\/p\//;
/** Article addresses with the colour as a path segment, which are redirected to the parameter. */
const COLOUR_PATH = new RegExp(`^/[a-z-]{5}/p/[^/]+/[^/]+/${COLOUR_PATTERN}$`);
const COLOUR = new RegExp(`^${COLOUR_PATTERN}$`);
/** Parameters that select something in a page, which is then rendered for its request. */
const SELECTING = new Set<string>([...LIST_PARAMETERS, ...ARTICLE_PARAMETERS]);
/** All parameters that a shared response depends on; any other changes nothing. */
export const PARAMETERS: ReadonlySet<string> = new Set([...SELECTING, COLOUR_PARAMETER]);

/**
 * How many addresses are remembered as parsed, and the longest one among them: many visitors
 * request the same lists.
 */
const KNOWN_SELECTIONS = 2_000;
const LONGEST_KNOWN = 512;

const selectsIn = (query: URLSearchParams) => [...query.keys()].some((key) => SELECTING.has(key));

const ANY_LOCALE = /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/;

/** Whether an address is that of a page, in whatever spelling. */
export const isPageAddress = (url: string): boolean => ANY_LOCALE.test(plainPath(url));

/** Whether a document is rendered for its request because its address selects something in it. */
export function isSelection(url: string): boolean {
  const [, query] = url.split('?', 2);
  return query !== undefined && isPageAddress(url) && selectsIn(new URLSearchParams(query));
}

function colourOf(query: URLSearchParams): string | null {
  const colours = query.getAll(COLOUR_PARAMETER);
  return colours.length === 1 && COLOUR.test(colours[0] ?? '') ? (colours[0] ?? null) : null;
}

/**
 * The internal path that the rewrites of `next.config.ts` lead to; `null` leaves the address to
 * them.
 */
function internalPath(project: ProjectId, path: string, query: URLSearchParams): string | null {
  if (!PUBLIC_PATH.test(path) || OWN_PATH.test(path) || COLOUR_PATH.test(path)) return null;
  if (selectsIn(query) || [...query.keys()].some(isReserved)) return null;
  const internal = `/s/${project}${path}`;
  if (!query.has(COLOUR_PARAMETER)) return internal;
  const colour = colourOf(query);
  // Rejects a missing, repeated or malformed colour: the shop writes no such address.
  return colour && ARTICLE_PATH.test(path) ? `${internal}/${colour}` : null;
}

function readSelection(project: ProjectId, url: string): SelectionAddress | null {
  const [path = '', search = '', ...more] = url.split('?');
  const query = new URLSearchParams(search);
  if (more.length > 0 || !PUBLIC_PATH.test(path)) return null;
  if (OWN_PATH.test(path) || ANY_ARTICLE_PATH.test(path)) return null;
  if ([...query.keys()].some(isReserved)) return null;
  // Falls back to the list's first page when the selection cannot be parsed.
  const state = listSearch(writeListState(readListState(query))) || '?page=1';
  const own = `${path}${state}`;
  const isPlain =
    selectingQuery(query, PARAMETERS) === selectingQuery(new URLSearchParams(state), PARAMETERS);
  return { key: `${project}${own}`, url: own, isPlain };
}

/**
 * The cached page for a request, only where the rewrites would certainly lead to one; every other
 * request is left to Next.
 * @param hosts host name, without a port → its project
 */
export class CachedAddresses {
  private readonly hosts: ReadonlyMap<string, ProjectId>;
  private readonly dataPrefix: string;
  private readonly selections = new LruMap<string, SelectionAddress>(KNOWN_SELECTIONS);

  constructor(hosts: ReadonlyMap<string, ProjectId>, buildId: string) {
    this.hosts = hosts;
    // outside: next-build-id
    this.dataPrefix = `/_next/data/${buildId}/s/`;
  }

  private projectOf(host: string | undefined): ProjectId | undefined {
    return this.hosts.get((host ?? '').replace(/:\d+$/, '').toLowerCase());
  }

  /**
   * The page of an address that {@link isSelection}; `null` when it may be another's for another
   * visitor, or depends on more than its list's state.
   */
  findSelection(host: string | undefined, url: string): SelectionAddress | null {
    const project = this.projectOf(host);
    if (!project) return null;
    const known = `${project}${url}`;
    const found = this.selections.get(known) ?? readSelection(project, url);
    if (found && url.length <= LONGEST_KNOWN) this.selections.set(known, found);
    return found;
  }

  /** @param host `Host` header @param url of the request: path and query */
  find(host: string | undefined, url: string): CachedAddress | null {
    const [path = '', query = ''] = url.split('?', 2);
    if (path.startsWith('/_next/')) return this.dataAddress(path);
    const project = this.projectOf(host);
    if (!project || url.indexOf('?') !== url.lastIndexOf('?')) return null;
    const internal = internalPath(project, path, new URLSearchParams(query));
    return internal === null ? null : { path: internal, form: 'document' };
  }

  /** Removes what the router's rewrites added to the query: the page does not depend on it. */
  private dataAddress(path: string): CachedAddress | null {
    if (!path.startsWith(this.dataPrefix) || !path.endsWith('.json')) return null;
    const internal = `/s/${path.slice(this.dataPrefix.length, -'.json'.length)}`;
    return INTERNAL_PATH.test(internal) ? { path: internal, form: 'pageData' } : null;
  }
}
