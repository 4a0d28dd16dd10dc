import type { ServerResponse } from 'node:http';
import { COLOUR_PARAMETER } from '@/lib/catalog/article/article-parameters';
import { withParameters } from '@/lib/shop/routes/with-parameters';
import { plainPath } from './plain-path';

/** Names that Next uses itself. */
const NEXTS = /^(?:nxt|__next)/;

const ARTICLE = /^\/[a-z-]{5}\/p\//;
/**
 * Parameters that select something in an article but not in a list: only an article's own redirects
 * use them.
 */
const OF_ARTICLES: ReadonlySet<string> = new Set(['size', 'sizeType', 'tall', COLOUR_PARAMETER]);

/** Base for addresses without a host, which belong to our shops. */
const BASE = 'http://own.invalid';

/** Whether an article redirects to itself, under whatever spelling or host. */
function isSameArticle(url: string, location: string): boolean {
  const path = plainPath(url);
  return ARTICLE.test(path) && path === plainPath(new URL(location, BASE).pathname);
}

/**
 * Parameters that a redirect does not use, such as those of a campaign.
 * @param location on one of our shops
 * @param selecting names of parameters that select something in a page
 */
function unusedIn(url: string, location: string, selecting: ReadonlySet<string>) {
  const [, query = ''] = url.split('?', 2);
  const usesSelection = isSameArticle(url, location);
  return [...new URLSearchParams(query)].filter(
    ([name]) =>
      !NEXTS.test(name) && (!selecting.has(name) || (!usesSelection && OF_ARTICLES.has(name))),
  );
}

/** Whether a `Location` leads to one of our shops. @param hosts names without a port */
function isOwn(location: string, hosts: ReadonlySet<string>): boolean {
  if (!URL.canParse(location, BASE)) return false;
  const { origin, hostname } = new URL(location, BASE);
  return origin === BASE || hosts.has(hostname);
}

/**
 * Makes a page's redirects keep the parameters that they do not use: otherwise a campaign would be
 * counted as direct traffic. Other sites receive none of them.
 * @param url as requested
 * @param selecting names of parameters that select something in a page
 * @param hosts names of our shops, without a port
 */
export function keepUnusedParameters(
  url: string,
  response: ServerResponse,
  selecting: ReadonlySet<string>,
  hosts: ReadonlySet<string>,
): void {
  if (!url.includes('?')) return;
  const { writeHead } = response;
  /** Node calls this itself when a body is sent without it. @see ServerResponse.writeHead */
  response.writeHead = (...head: unknown[]) => {
    const location = response.getHeader('location');
    if (typeof location === 'string' && isOwn(location, hosts)) {
      const destination = withParameters(location, unusedIn(url, location, selecting));
      // outside: browser-fragment
      response.setHeader('Location', destination);
      // Next repeats the destination of a permanent redirect in this header.
      if (response.hasHeader('refresh')) response.setHeader('Refresh', `0;url=${destination}`);
    }
    return Reflect.apply(writeHead, response, head);
  };
}
