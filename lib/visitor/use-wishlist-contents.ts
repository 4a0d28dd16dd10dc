import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { useWishlistRevision } from '@/lib/wishlist/shown-wishlist';
import type { WishlistContents } from '@/lib/wishlist/wishlist';
import { changeWishlist, loadWishlistAnswer, wishlistPath } from './wishlist-requests';

const loadContents = async (path: string): Promise<WishlistContents> =>
  (await loadWishlistAnswer(path)).contents;

/**
 * The visitor's whole wishlist as it was rendered, and from then on as this page, hearts and other tabs
 * change it, and how to change it.
 * @param loaded what the page was rendered with; `null`: it could not be loaded
 */
export function useWishlistContents(loaded: WishlistContents | null) {
  const { locale } = useRouteContext();
  const { data = null, mutate } = useSWR(wishlistPath(locale), loadContents, {
    ...(loaded && { fallbackData: loaded }),
    revalidateOnMount: loaded === null,
    revalidateIfStale: false,
  });
  const revision = useWishlistRevision();
  const isOld = data !== null && revision > data.revision;
  useEffect(() => {
    // What was rendered for this visit is newer than what the browser remembers of the last.
    if (loaded) void mutate(loaded, { revalidate: false });
  }, [loaded, mutate]);
  useEffect(() => {
    if (isOld) void mutate();
  }, [isOld, mutate]);
  const change = useCallback(
    async (name: string, body: object) => {
      const outcome = await changeWishlist(name, locale, body);
      if (!outcome.ok) return outcome.code;
      const { contents } = outcome.answer;
      await mutate((known) => (known && known.revision > contents.revision ? known : contents), {
        revalidate: false,
      });
      return null;
    },
    [locale, mutate],
  );
  return {
    contents: data,
    /** Any call of the wishlist by its name. @returns why it was refused, else `null` */
    change,
  };
}
