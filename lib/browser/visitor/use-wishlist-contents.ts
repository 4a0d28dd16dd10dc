import { useCallback, useEffect, useState } from 'react';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useWishlistRevision } from '@/lib/commerce/wishlist/shown-wishlist';
import type { WishlistContents } from '@/lib/commerce/wishlist/wishlist';
import { changeWishlist, loadWishlistResponse, wishlistPath } from './wishlist-requests';

/** The newer of two lists: responses may arrive in another order than the changes were made in. */
const newer = (known: WishlistContents | null, next: WishlistContents) =>
  known && known.revision > next.revision ? known : next;

/** The list as it was rendered for this visit of the page, until something newer is known. */
function useRendered(loaded: WishlistContents | null) {
  const [rendered, setRendered] = useState(loaded);
  const [contents, setContents] = useState(loaded);
  if (rendered !== loaded) {
    setRendered(loaded);
    setContents(loaded);
  }
  const take = useCallback(
    (next: WishlistContents) => setContents((known) => newer(known, next)),
    [],
  );
  return { contents, take };
}

/**
 * The visitor's whole wishlist as it was rendered, and from then on as this page, hearts and other tabs
 * change it, and how to change it.
 * @param loaded what the page was rendered with; `null`: it could not be loaded
 */
export function useWishlistContents(loaded: WishlistContents | null) {
  const { locale } = useRouteContext();
  const { contents, take } = useRendered(loaded);
  const revision = useWishlistRevision();
  const isOld = contents !== null && revision > contents.revision;
  useEffect(() => {
    if (!isOld) return;
    loadWishlistResponse(wishlistPath(locale)).then(
      (response) => take(response.contents),
      // Header and hearts are right; the lines follow with the next change.
      () => undefined,
    );
  }, [isOld, revision, locale, take]);
  const change = useCallback(
    async (name: string, body: object) => {
      const outcome = await changeWishlist(name, locale, body);
      if (!outcome.ok) return outcome.code;
      take(outcome.response.contents);
      return null;
    },
    [locale, take],
  );
  return {
    contents,
    /**
     * Sends a request to a wishlist endpoint by its name. @returns why it was rejected, else `null`
     */
    change,
  };
}
