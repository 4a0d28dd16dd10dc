import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { CopyButton } from '@/components/ui/copy-button/copy-button';
import { PageLink } from '@/components/ui/page-link/page-link';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { WishlistChanges } from './use-wishlist-changes';
import styles from './wishlist.module.css';

interface Props {
  id: string;
  /** Token of the share link; `null` while the list is not shared. */
  token: string | null;
  changes: WishlistChanges;
}

function Link({ token }: { token: string }) {
  const { wishlist: messages } = useMessages();
  const context = useRouteContext();
  const isHydrated = useIsHydrated();
  const href = routeHref({ name: 'wishlist', parameters: { shared: token } }, context);
  return (
    <>
      <p>
        <PageLink href={href}>{messages.shareLink}</PageLink>
      </p>
      {isHydrated && (
        <CopyButton text={() => new URL(href, location.href).href} label={messages.copyLink} />
      )}
    </>
  );
}

/** Creates, shows and ends a link by which others can see the list. */
export function ShareWishlist({ id, token, changes }: Props) {
  const { wishlist: messages } = useMessages();
  const { locale } = useRouteContext();
  const isShared = token !== null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.share(!isShared);
  };
  return (
    <section className={styles.share} aria-labelledby={`${id}-share`}>
      <h2 id={`${id}-share`} className={styles.shareHeadline}>
        {messages.shareHeadline}
      </h2>
      <p className={styles.hint}>{messages.shareText}</p>
      {token && <Link token={token} />}
      <form
        method="post"
        action={`/api/cart/wishlist/${isShared ? 'unshare' : 'share'}`}
        onSubmit={submit}
      >
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" look="secondary" isPending={changes.isPending}>
          {isShared ? messages.unshare : messages.share}
        </Button>
      </form>
    </section>
  );
}
