import type { BlockLoader, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { checkoutVisitor } from '@/lib/commerce/checkout/load-step.server';
import { loadContents, loadSharedContents } from '@/lib/commerce/wishlist/load-wishlist.server';
import type { LoadedWishlist } from '@/lib/commerce/wishlist/loaded-wishlist';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    wishlist: LoadedWishlist;
  }
}

async function load(page: LoaderPage): Promise<LoadedWishlist> {
  const { session: findSession, query } = checkoutVisitor(page);
  const token = query.get('shared');
  if (token !== null) return { kind: 'shared', contents: await loadSharedContents(token, page) };
  const session = await findSession();
  const contents = await loadContents(session, page);
  return { kind: 'own', contents, isGuest: !session?.customerId, error: query.get('error') };
}

const isEmpty = ({ contents }: LoadedWishlist) =>
  contents !== null && contents.lines.length + contents.missing.length === 0;

/** The visitor's wishlist, or the shared one in the address, with current prices and stock. */
export const loadWishlistBlocks: BlockLoader<'wishlist', LoadedWishlist> = async (blocks, page) => {
  const loaded = await load(page);
  // Blocks below an empty list are omitted for others.
  const omitted = isEmpty(loaded) ? [] : ['emptyBlocks'];
  return new Map(blocks.map(({ id }) => [id, { loaded, omitted, documents: [] }]));
};
