import {
  ARTICLE_PARAMETERS,
  COLOUR_PARAMETER,
  COLOUR_PATTERN,
} from '@/lib/catalog/article/article-parameters';
import { LruMap } from '@/lib/platform/cache/lru-map';
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

/** A page for a list's parameters. */
export interface SelectionAddress {
  /** Equal for all addresses of one page. */
  key: string;
  /** As the list's codec writes it, without what selects nothing. */
  url: string;
  /** Whether it was asked for as the codec writes it, but for parameters that change nothing. */
  isPlain: boolean;
}

/** Addresses as we write them; Next knows what to do with any other. */
const PUBLIC_PATH = /^\/[a-z]{2}-[a-z]{2}(?:\/[a-z0-9_-]+)*$/;
const INTERNAL_PATH = /^\/s\/[a-z]{3}\/[a-z]{2}-[a-z]{2}(?:\/[a-z0-9_-]+)*$/;
const OWN_PATH = new RegExp(`^/[a-z-]{5}/(?:${OWN_SEGMENTS.join('|')})(?:/|$)`);
const ARTICLE_PATH = /^\/[a-z-]{5}\/p\/[^/]+\/[^/]+$/;
const ANY_ARTICLE_PATH = /^\/[a-z-]{5}\/p\//;
/** Redirected to the address with its parameter. */
const COLOUR_PATH = new RegExp(`^/[a-z-]{5}/p/[^/]+/[^/]+/${COLOUR_PATTERN}$`);
const COLOUR = new RegExp(`^${COLOUR_PATTERN}$`);
/** A page that one of them selects something in is rendered for its request. */
const SELECTING = new Set<string>([...LIST_PARAMETERS, ...ARTICLE_PARAMETERS]);
/** All that an answer to everybody depends on; any other parameter changes nothing. */
export const PARAMETERS: ReadonlySet<string> = new Set([...SELECTING, COLOUR_PARAMETER]);

/** Many ask for the same lists: so many addresses are read once, none of them longer than this. */
const KNOWN_SELECTIONS = 2_000;
const LONGEST_KNOWN = 512;

const selectsIn = (query: URLSearchParams) => [...query.keys()].some((key) => SELECTING.has(key));

const ANY_LOCALE = /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/;

/** Whether a document is rendered for its request because its address selects something in it. */
export function isSelection(url: string): boolean {
  const [, query] = url.split('?', 2);
  return (
    query !== undefined && ANY_LOCALE.test(plainPath(url)) && selectsIn(new URLSearchParams(query))
  );
}

function colourOf(query: URLSearchParams): string | null {
  const colours = query.getAll(COLOUR_PARAMETER);
  return colours.length === 1 && COLOUR.test(colours[0] ?? '') ? (colours[0] ?? null) : null;
}

/** The path that the rewrites of `next.config.ts` lead to; `null`: left to them. */
function internalPath(project: ProjectId, path: string, query: URLSearchParams): string | null {
  if (!PUBLIC_PATH.test(path) || OWN_PATH.test(path) || COLOUR_PATH.test(path)) return null;
  if (selectsIn(query) || [...query.keys()].some(isReserved)) return null;
  const internal = `/s/${project}${path}`;
  if (!query.has(COLOUR_PARAMETER)) return internal;
  const colour = colourOf(query);
  // Another number of colours, or none: not an address of ours.
  return colour && ARTICLE_PATH.test(path) ? `${internal}/${colour}` : null;
}

function readSelection(project: ProjectId, url: string): SelectionAddress | null {
  const [path = '', search = '', ...more] = url.split('?');
  const query = new URLSearchParams(search);
  if (more.length > 0 || !PUBLIC_PATH.test(path)) return null;
  if (OWN_PATH.test(path) || ANY_ARTICLE_PATH.test(path)) return null;
  if ([...query.keys()].some(isReserved)) return null;
  // What is selected may be unreadable: the page is then that of the list's first page.
  const state = listSearch(writeListState(readListState(query))) || '?page=1';
  const own = `${path}${state}`;
  const isPlain =
    selectingQuery(query, PARAMETERS) === selectingQuery(new URLSearchParams(state), PARAMETERS);
  return { key: `${project}${own}`, url: own, isPlain };
}

/**
 * The cached page that a request is answered with. Only what the rewrites would lead to one for
 * certain: every other request is Next's.
 * @param hosts host name, without a port → its project
 */
export class CachedAddresses {
  private readonly hosts: ReadonlyMap<string, ProjectId>;
  private readonly dataPrefix: string;
  private readonly selections = new LruMap<string, SelectionAddress>(KNOWN_SELECTIONS);

  constructor(hosts: ReadonlyMap<string, ProjectId>, buildId: string) {
    this.hosts = hosts;
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

  /** The router adds what its rewrites found to the query: the page is the same without it. */
  private dataAddress(path: string): CachedAddress | null {
    if (!path.startsWith(this.dataPrefix) || !path.endsWith('.json')) return null;
    const internal = `/s/${path.slice(this.dataPrefix.length, -'.json'.length)}`;
    return INTERNAL_PATH.test(internal) ? { path: internal, form: 'pageData' } : null;
  }
}
