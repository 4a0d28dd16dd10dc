import type { MouseEvent, ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { isFramed } from '@/lib/browser/modals/framed';
import { openModal } from '@/lib/browser/modals/modals';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';
import type { Link } from '@/lib/cms/content/block';

interface ContentLinkProps {
  link: Link;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  'data-look'?: string;
  /** Only `_blank`, for links that editors open in a new tab. */
  target?: '_blank' | undefined;
  /** Called when the visitor follows a link to a page of the shop. */
  onFollow?: (() => void) | undefined;
}

/** Formats allowed in an `href`; any other target is shown as text. */
const SAFE_HREF: Readonly<Record<Link['opens'], RegExp>> = {
  page: /^\/(?![/\\])/,
  modal: /^(\/(?![/\\])|https?:\/\/)/i,
  shippingInfo: /^\/(?![/\\])/,
  external: /^(https?:\/\/|mailto:)/i,
  phone: /^(tel:)?[+\d][\d\s()./-]*$/i,
};

/** RFC 3966 allows digits and visual separators; plain digits work everywhere. */
const telephone = (target: string) => `tel:${target.replace(/[^+\d]/g, '')}`;

function openOverPage(event: MouseEvent, { href, opens }: Link) {
  // Inside a modal every link is an ordinary link.
  if (wantsOwnTab(event) || isFramed()) return;
  event.preventDefault();
  const title = event.currentTarget.textContent?.trim() ?? '';
  if (opens === 'shippingInfo') openModal('shippingInfo', { title });
  else openModal('page', { href, title });
}

/**
 * A link in content: pages open in the shop's router, modals over the page, others as an ordinary
 * link. All of them work without scripts.
 */
export function ContentLink({ link, children, onFollow, ...anchor }: ContentLinkProps) {
  const { href, opens } = link;
  if (!SAFE_HREF[opens].test(href)) return <span className={anchor.className}>{children}</span>;
  switch (opens) {
    case 'page':
      return (
        <PageLink href={href} onClick={onFollow && (() => onFollow())} {...anchor}>
          {children}
        </PageLink>
      );
    case 'modal':
    case 'shippingInfo':
      return (
        <a
          href={href}
          data-opens="modal"
          aria-haspopup="dialog"
          onClick={(event) => openOverPage(event, link)}
          {...anchor}
        >
          {children}
        </a>
      );
    case 'external':
      return (
        <a href={href} rel="noopener" {...anchor}>
          {children}
        </a>
      );
    case 'phone':
      return (
        <a href={telephone(href)} {...anchor}>
          {children}
        </a>
      );
  }
}
