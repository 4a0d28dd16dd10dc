import type { PageRedirect } from './redirects.server';
import { withParameters } from '@/lib/shop/routes/with-parameters';

/**
 * An editor's redirect that keeps the parameters of the address it is of: filters of a list that moved, what
 * an old page of searches was searched for. It uses none itself. Other sites receive none.
 */
export function passParameters(redirect: PageRedirect, parameters: URLSearchParams): PageRedirect {
  const { destination } = redirect;
  const isOwn = /^\/(?![/\\])/.test(destination);
  // The front server names the first page where an address selects nothing else in its list.
  const kept = [...parameters].filter(([name, value]) => name !== 'page' || value !== '1');
  return isOwn ? { ...redirect, destination: withParameters(destination, kept) } : redirect;
}
