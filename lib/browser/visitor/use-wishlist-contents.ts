import { useCallback, useEffect, useState } from 'react';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useWishlistRevision } from '@/lib/commerce/wishlist/shown-wishlist';
import type { WishlistContents } from '@/lib/commerce/wishlist/wishlist';
import { changeWishlist, loadWishlistResponse, wishlistPath } from './wishlist-requests';

/** The newer of two lists, because responses may arrive out of order. */
const newer = (known: WishlistContents | null, next: WishlistContents) =>
  known && known.revision > next.revision ? known : next;

/** The server-rendered list of this page visit, until a newer one arrives. */
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
 * The visitor's complete wishlist, initially as server-rendered, then updated by this page, hearts
 * and other tabs; with functions that change it.
 * @param loaded list in the page's props; `null` if loading failed
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
      // Header and hearts are correct; the lines follow with the next change.
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
     * Sends a request to a wishlist endpoint by name. @returns the reason of a rejection, else
     * `null`
     */
    change,
  };
}
