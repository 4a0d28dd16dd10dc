import type { ServerResponse } from 'node:http';
import { withParameters } from '@/lib/shop/routes/with-parameters';

/** Names to which Next gives meanings of its own. */
const NEXTS = /^(?:nxt|__next)/;

/**
 * Parameters of an address that select nothing in its page, such as those of a campaign.
 * @param selecting names of those that do
 */
function unusedIn(url: string, selecting: ReadonlySet<string>): [string, string][] {
  const [, query = ''] = url.split('?', 2);
  return [...new URLSearchParams(query)].filter(
    ([name]) => !selecting.has(name) && !NEXTS.test(name),
  );
}

/** Whether a `Location` leads to one of our shops. @param hosts names without a port */
function isOwn(location: string, hosts: ReadonlySet<string>): boolean {
  const base = 'http://own.invalid';
  if (!URL.canParse(location, base)) return false;
  const { origin, hostname } = new URL(location, base);
  return origin === base || hosts.has(hostname);
}

/**
 * Has redirects of a page keep the parameters that they do not use: a campaign would be counted as a
 * visit from nowhere. Other sites receive none of them.
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
  const parameters = unusedIn(url, selecting);
  if (parameters.length === 0) return;
  const { writeHead } = response;
  /** @see ServerResponse.writeHead, which Node calls itself when a body is sent without it */
  response.writeHead = (...head: unknown[]) => {
    const location = response.getHeader('location');
    if (typeof location === 'string' && isOwn(location, hosts)) {
      const kept = withParameters(location, parameters);
      response.setHeader('Location', kept);
      // Next repeats the destination of a permanent redirect there.
      if (response.hasHeader('refresh')) response.setHeader('Refresh', `0;url=${kept}`);
    }
    return Reflect.apply(writeHead, response, head);
  };
}
