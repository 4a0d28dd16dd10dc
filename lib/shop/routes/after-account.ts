import type { Link } from '@/cms-schema/shapes';
import { routeHref, type RouteContext } from './named-routes';
import type { Redirect } from './redirect-target';

/** Page after setting a new password: the account. */
export const afterPasswordSet = (context: RouteContext): string =>
  routeHref({ name: 'Frontastic.Frontend.Master.Account.index', parameters: {} }, context);

/** Page after logging out: the home link of the project, a node or another site. */
export function afterLogout({ homeLink, home }: Record<'homeLink' | 'home', Link>): Redirect {
  const { href, opens } = homeLink;
  if (opens === 'page') return { kind: 'internal', href };
  // Links that open a dialog or a phone call are not suitable here.
  return opens === 'external' && /^https?:/.test(href)
    ? { kind: 'full', href }
    : { kind: 'internal', href: home.href };
}
