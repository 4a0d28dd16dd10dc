import { useEffect, useState } from 'react';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import { hasQuickView, hasWishlistToggle } from '@/lib/catalog/catalogue/product-type';
import type { TileColour, TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import styles from './product-tile.module.css';
import { QuickView } from './quick-view';
import { WishlistToggle } from './wishlist-toggle';

const REJECTION_MS = 10_000;

/** Error message, shown long enough to read it twice. */
function useRejection() {
  const [rejection, setRejection] = useState<string | null>(null);
  useEffect(() => {
    if (!rejection) return;
    const timer = setTimeout(() => setRejection(null), REJECTION_MS);
    return () => clearTimeout(timer);
  }, [rejection]);
  return [rejection, setRejection] as const;
}

interface ActionsProps {
  product: TileProduct;
  colours: readonly TileColour[];
  /** Item number of the current colour. */
  chosen: string;
  href: string;
  onFollow: () => void;
}

/** Wishlist and quick view, if article and shop have them, and why one of them failed. */
export function TileActions({ product, colours, chosen, href, onFollow }: ActionsProps) {
  const { objectID, title, productType } = product;
  const { project } = useRouteContext();
  const [rejection, setRejection] = useRejection();
  const article = { objectId: objectID, itemNumber: chosen, sku: null };
  return (
    <>
      <div className={styles.actions}>
        {hasWishlist(project) && hasWishlistToggle(productType) && (
          <WishlistToggle title={title} article={article} onRejection={setRejection} />
        )}
        {hasQuickView(productType) && (
          <QuickView
            product={product}
            colours={colours}
            chosen={chosen}
            href={href}
            onFollow={onFollow}
            onRejection={setRejection}
          />
        )}
      </div>
      {rejection && (
        <div className={styles.refusal}>
          <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text: rejection }} />
        </div>
      )}
    </>
  );
}
