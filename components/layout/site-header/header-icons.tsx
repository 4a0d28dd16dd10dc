import { Icon } from '@/components/ui/icon/icon';
import { PageLink } from '@/components/ui/page-link/page-link';
import { SearchOpener } from '@/components/search/site-search/search-opener';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { useBasketCount } from '@/lib/commerce/basket/use-basket-count';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { HeaderIcon } from '@/lib/shop/project/projects';
import { useReservationCount } from '@/lib/commerce/reservation/use-reservation-count';
import { useWishlistCount } from '@/lib/commerce/wishlist/shown-wishlist';
import { ClosedIcon } from './closed-icon';
import { openAccount } from './open-account';
import styles from './header-icons.module.css';

/** Higher numbers would not fit on an icon. */
const MAX_SHOWN = 99;

/** Number of articles on an icon; `null` for one without a counter. */
function useCounts(): Readonly<Record<HeaderIcon, number | null>> {
  return {
    search: null,
    account: null,
    wishlist: useWishlistCount(),
    reservation: useReservationCount(),
    cart: useBasketCount(),
  };
}

interface IconLinkProps {
  kind: HeaderIcon;
  href: string | null;
  count: number | null;
}

/** An icon without a link if its count is zero or it has no page. */
function IconLink({ kind, href, count }: IconLinkProps) {
  const { icons: messages, language } = useMessages();
  const name = messages[kind];
  const closed = count === 0 ? messages.isEmpty : messages.isClosed;
  if (count === 0 || href === null)
    return <ClosedIcon kind={kind} why={formatMessage(closed, { name })} className={styles.icon} />;
  return (
    <PageLink
      className={styles.icon}
      href={href}
      {...(kind === 'account' && { onClick: openAccount })}
      aria-label={
        count === null ? name : formatCount(messages.counts.articles, { name, count }, language)
      }
    >
      <Icon name={kind} />
      {count !== null && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </PageLink>
  );
}

/** Icons of search, account, wishlist, reservations and basket, if the project has them. */
export function HeaderIcons({ icons, excludedTypes }: Pick<SiteFrame, 'icons' | 'excludedTypes'>) {
  const counts = useCounts();
  return (
    <ul className={styles.root} role="list">
      {icons.map(({ kind, href }) => (
        <li key={kind} data-icon={kind}>
          {kind === 'search' && href !== null ? (
            <SearchOpener href={href} className={styles.icon} excludedTypes={excludedTypes} />
          ) : (
            <IconLink kind={kind} href={href} count={counts[kind]} />
          )}
        </li>
      ))}
    </ul>
  );
}
