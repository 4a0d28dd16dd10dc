import Router from 'next/router';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { wantsOwnTab } from '@/lib/routes/wants-own-tab';

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'onMouseEnter' | 'onTouchStart'> {
  /** Of a page of this shop: begins with `/`. */
  href: string;
}

const addressOf = ({ currentTarget }: LinkEvent) => currentTarget.getAttribute('href') ?? '';

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  if (!Router.router || event.defaultPrevented || isElsewhere || wantsOwnTab(event)) return;
  event.preventDefault();
  void Router.push(addressOf(event));
}

/** Pointing at a link prefetches its page. A failed prefetch is requested again by the click. */
function fetchAhead(event: LinkEvent): void {
  Router.router?.prefetch(addressOf(event), undefined, { priority: true }).catch(() => undefined);
}

/**
 * A link to a page of the shop, which the router opens without a new document. Does what Next's own
 * does with `prefetch={false}`, and does not watch where each link of a page is on the screen:
 * docs/decisions/0121-page-links.md.
 */
export function PageLink({ href, onClick, children, ...anchor }: PageLinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={
        onClick
          ? (event) => {
              onClick(event);
              follow(event);
            }
          : follow
      }
      onMouseEnter={fetchAhead}
      onTouchStart={fetchAhead}
    >
      {children}
    </a>
  );
}
