import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { SlowNote } from '@/components/ui/slow-note/slow-note';
import { PageLink } from '@/components/ui/page-link/page-link';
import { isSizeBuyable, quantitiesOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { useAdditionRejection } from './use-addition-rejection';
import type { ProductDetailHandle } from './use-product-detail';
import { prepareAddition } from '@/lib/browser/visitor/use-basket-additions';
import { hasWishlistToggle } from '@/lib/catalog/catalogue/product-type';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { hasWishlist } from '@/lib/commerce/wishlist/has-wishlist';
import styles from './purchase-form.module.css';
import { AlertButton } from './alert-button';
import { ReserveButton } from './reserve-button';
import { WishlistHeart } from './wishlist-heart';

interface Props {
  article: ArticleDetail;
  detail: ProductDetailHandle;
}

function Outcome({ article, detail: { state, isPending } }: Props) {
  const { article: messages } = useMessages();
  const routes = useRouteContext();
  const rejection = useAdditionRejection();
  const basket = { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} } as const;
  const { addToCartError, articleToCart } = state;
  return (
    <>
      <output className={styles.added}>
        {articleToCart?.isAdded && (
          <>
            {formatMessage(messages.added, { title: article.title })}{' '}
            <PageLink href={routeHref(basket, routes)}>{messages.toBasket}</PageLink>
          </>
        )}
      </output>
      <SlowNote isPending={isPending} />
      <div role="alert" className={styles.refused}>
        {addToCartError && <p>{rejection(addToCartError)}</p>}
      </div>
    </>
  );
}

function Quantity({ detail: { state, chooseQuantity } }: Pick<Props, 'detail'>) {
  const { article: messages } = useMessages();
  const id = useId();
  const { selectedColorVariant, selectedSize, selectedQuantity } = state;
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className="visually-hidden">
        {messages.quantity}
      </label>
      <select
        id={id}
        name="count"
        value={selectedQuantity}
        onChange={({ target }) => chooseQuantity(Number(target.value))}
      >
        {quantitiesOf(selectedColorVariant, selectedSize).map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
      <Icon name="chevron" size={20} />
    </div>
  );
}

/** Quantity, basket button and heart, with the outcome of the last request. */
export function PurchaseActions({ article, detail }: Props) {
  const { article: messages } = useMessages();
  const { project } = useRouteContext();
  const { selectedColorVariant: colour, selectedSize } = detail.state;
  const hasHeart = hasWishlist(project) && hasWishlistToggle(article.productType);
  return (
    <div className={styles.bar}>
      <div className={styles.actions} data-purchase="">
        {colour.sizes.some(isSizeBuyable) ? (
          <>
            <Quantity detail={detail} />
            <Button
              type="submit"
              isPending={detail.isPending}
              onPointerEnter={prepareAddition}
              onFocus={prepareAddition}
            >
              {messages.addToBasket}
            </Button>
          </>
        ) : (
          <Button disabled>{messages.soldOut}</Button>
        )}
        {hasHeart && (
          <WishlistHeart
            title={article.title}
            article={{
              objectId: article.number,
              itemNumber: colour.itemnum,
              sku: selectedSize?.sku ?? null,
            }}
          />
        )}
      </div>
      <ReserveButton article={article} detail={detail} />
      {selectedSize && isSizeBuyable(selectedSize) && (
        <AlertButton kind="price" sku={selectedSize.sku} />
      )}
      <Outcome article={article} detail={detail} />
    </div>
  );
}
