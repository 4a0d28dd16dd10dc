import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link/page-link';
import { Price } from '@/components/product/price/price';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { WishlistLine } from '@/lib/commerce/wishlist/wishlist';
import styles from './wishlist-line.module.css';
import { WishlistPicture } from './wishlist-picture';

/** Returns the address of an article's page in the line's colour. */
export function useLineHref() {
  const context = useRouteContext();
  return ({ slug, articleNumber, itemNumber }: WishlistLine) =>
    productHref({ slug, objectID: articleNumber }, context, { colorVariant: itemNumber });
}

/** An article of a wishlist. @param children its actions */
export function WishlistArticleLine({
  line,
  children,
}: {
  line: WishlistLine;
  children?: ReactNode;
}) {
  const { wishlist: messages } = useMessages();
  const hrefOf = useLineHref();
  const { brand, name, colour, isSoldOut, price, strikePrice, isFrom } = line;
  return (
    <li className={styles.root} data-sold-out={isSoldOut || undefined}>
      <div className={styles.media}>
        <WishlistPicture line={line} />
        {isSoldOut && <p className={styles.cover}>{messages.soldOut}</p>}
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.name}>
          <PageLink href={hrefOf(line)}>{name}</PageLink>
        </p>
        {colour && <p className={styles.detail}>{`${messages.colour}: ${colour}`}</p>}
        <Price price={price} strikePrice={strikePrice} isFrom={isFrom} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
