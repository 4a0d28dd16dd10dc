import type { PageRedirect } from './redirects.server';
import { withParameters } from '@/lib/shop/routes/with-parameters';

/**
 * Adds the parameters of the requested address to an editor's redirect: the filters of a list that
 * moved, or the words of a search. Other sites receive none.
 */
export function passParameters(redirect: PageRedirect, parameters: URLSearchParams): PageRedirect {
  const { destination } = redirect;
  const isOwn = /^\/(?![/\\])/.test(destination);
  // The front server adds the first page to addresses that select nothing else in their list.
  const passed = [...parameters].filter(([name, value]) => name !== 'page' || value !== '1');
  return isOwn ? { ...redirect, destination: withParameters(destination, passed) } : redirect;
}
