import type { PageRedirect } from './redirects.server';
import { withParameters } from '@/lib/shop/routes/with-parameters';

/**
 * Adds the parameters of the requested address to an editor's redirect, which uses none itself: the filters
 * of a list that moved, the words of a search. Other sites receive none.
 */
export function passParameters(redirect: PageRedirect, parameters: URLSearchParams): PageRedirect {
  const { destination } = redirect;
  const isOwn = /^\/(?![/\\])/.test(destination);
  // The front server names the first page where an address selects nothing else in its list.
  const kept = [...parameters].filter(([name, value]) => name !== 'page' || value !== '1');
  return isOwn ? { ...redirect, destination: withParameters(destination, kept) } : redirect;
}
