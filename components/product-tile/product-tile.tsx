import NextLink from 'next/link';
import { Price } from '@/components/price/price';
import { ProductPicture } from '@/components/product-picture/product-picture';
import { articlePrice } from '@/lib/catalogue/price';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import styles from './product-tile.module.css';

export interface ProductTileProps {
  product: TileProduct;
  /** Address of the product page, with the query id of the search that found it. */
  href: string;
  /** How wide the tile is laid out, in the form of the `sizes` attribute. */
  sizes: string;
  /** Among the first a visitor sees: its picture loads at once. */
  isEager: boolean;
  /** Place in the list, 1 first. */
  position: number;
  /** The list shows tall sizes only. */
  tallOnly: boolean;
  /** Title with the searched words between `<mark>` and `</mark>`. */
  highlighted?: string;
  /** The visitor follows the tile. */
  onFollow?: () => void;
}

/** An article of a list: its pictures, its name, its price. */
export function ProductTile({ product, href, sizes, isEager, onFollow }: ProductTileProps) {
  const currency = usePageCurrency();
  const [colour] = product.colorVariants;
  return (
    <article className={styles.root} aria-label={product.title}>
      <ProductPicture
        articleNumber={colour.itemnum}
        alt={colour.imageAlt || product.title}
        ratio={colour.imageRatio}
        sizes={sizes}
        isFirst={isEager}
      />
      <div className={styles.words}>
        <p className={styles.brand}>{product.brand}</p>
        <h3 className={styles.title}>
          <NextLink
            className={styles.link}
            href={href}
            prefetch={false}
            onClick={() => onFollow?.()}
          >
            {product.title}
          </NextLink>
        </h3>
        <Price {...articlePrice(product, currency)} />
      </div>
    </article>
  );
}
