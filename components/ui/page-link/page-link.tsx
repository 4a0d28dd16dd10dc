import Router from 'next/router';
import type { ComponentProps, MouseEvent } from 'react';
import { openPage } from '@/lib/shop/routes/open-page';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Path of a page of this shop, starting with `/`. */
  href: string;
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  if (!Router.router || event.defaultPrevented || isElsewhere || wantsOwnTab(event)) return;
  event.preventDefault();
  event.currentTarget.dataset['followed'] = '';
  void openPage(event.currentTarget.getAttribute('href') ?? '');
}

/**
 * A link to a page of the shop, which the router opens without a new document. Like Next's own link
 * with `prefetch={false}`, but without observing the position of each link:
 * docs/decisions/0121-page-links.md.
 */
export function PageLink({ href, onClick, children, ...anchor }: PageLinkProps) {
  return (
    <a
      href={href}
      onClick={
        onClick
          ? (event) => {
              onClick(event);
              follow(event);
            }
          : follow
      }
      {...anchor}
    >
      {children}
    </a>
  );
}
