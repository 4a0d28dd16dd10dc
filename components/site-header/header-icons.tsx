import { Icon } from '@/components/icon/icon';
import { PageLink } from '@/components/page-link/page-link';
import { SearchOpener } from '@/components/site-search/search-opener';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { useBasketCount } from '@/lib/basket/use-basket-count';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import type { HeaderIcon } from '@/lib/project/projects';
import { useReservationCount } from '@/lib/reservation/use-reservation-count';
import { useWishlistCount } from '@/lib/wishlist/use-wishlist-count';
import { ClosedIcon } from './closed-icon';
import styles from './header-icons.module.css';

/** More digits would not fit on an icon. */
const MOST_SHOWN = 99;

/** Articles behind an icon; `null` for one that counts nothing. */
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

/** An icon that counts nothing now, or whose page is not open yet, leads nowhere. */
function IconLink({ kind, href, count }: IconLinkProps) {
  const { icons: words } = useWords();
  const name = words[kind];
  const closed = count === 0 ? words.isEmpty : words.isClosed;
  if (count === 0 || href === null)
    return <ClosedIcon kind={kind} why={formatMessage(closed, { name })} className={styles.icon} />;
  return (
    <PageLink
      className={styles.icon}
      href={href}
      aria-label={count === null ? name : formatMessage(words.withCount, { name, count })}
    >
      <Icon name={kind} />
      {count !== null && (
        <span className={styles.count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </PageLink>
  );
}

/** Search, account, wishlist, reservations and basket, as far as the project has them. */
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
