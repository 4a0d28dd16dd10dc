import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './piece-list.module.css';

type Piece = HistoryOrder['lines'][number];

function PieceLink({ piece, children }: { piece: Piece; children: string }) {
  const context = useRouteContext();
  const { article, articleNumber, itemNumber } = piece;
  if (!article) return children;
  const product = { slug: article.slug, objectID: articleNumber };
  return (
    <PageLink href={productHref(product, context, { colorVariant: itemNumber })}>
      {children}
    </PageLink>
  );
}

interface Props {
  pieces: readonly Piece[];
  /** What stands below a piece. */
  children?: (piece: Piece) => ReactNode;
}

/** Ordered articles with their pictures; those still sold lead to their page. */
export function PieceList({ pieces, children }: Props) {
  const { orderHistory: messages, sizeNames } = useMessages();
  return (
    <ul className={styles.root} role="list" aria-label={messages.articles}>
      {pieces.map((piece) => (
        <li key={piece.id} className={styles.piece}>
          <span className={styles.picture} aria-hidden="true">
            {piece.article && (
              <ProductPicture
                articleNumber={piece.itemNumber}
                alt={piece.name}
                ratio={piece.article.imageRatio}
                sizes="4rem"
                size="thumb"
              />
            )}
          </span>
          <div className={styles.words}>
            <PieceLink
              piece={piece}
            >{`${piece.quantity} × ${pieceName(piece, sizeNames)}`}</PieceLink>
            {children?.(piece)}
          </div>
        </li>
      ))}
    </ul>
  );
}
