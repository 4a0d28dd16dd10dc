import type { Link } from '@/cms-schema/shapes';
import { routeHref, type RouteContext } from './named-routes';
import type { Redirect } from './redirect-target';

/** Where a customer goes after setting a new password: to the account. */
export const afterPasswordSet = (context: RouteContext): string =>
  routeHref({ name: 'Frontastic.Frontend.Master.Account.index', parameters: {} }, context);

/** Where a customer goes after logging out: the home link of the project, a node or another site. */
export function afterLogout({ homeLink, home }: Record<'homeLink' | 'home', Link>): Redirect {
  const { href, opens } = homeLink;
  if (opens === 'page') return { kind: 'internal', href };
  // Logging out must not end in a telephone call or a dialog.
  return opens === 'external' && /^https?:/.test(href)
    ? { kind: 'full', href }
    : { kind: 'internal', href: home.href };
}
