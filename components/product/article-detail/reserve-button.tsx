import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import type { ProductDetailHandle } from './use-product-detail';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { hasStores } from '@/lib/shop/project/has-stores';
import { reservationHref } from '@/lib/shop/routes/reservation-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './purchase-form.module.css';

interface Props {
  article: Pick<ArticleDetail, 'productType'>;
  detail: Pick<ProductDetailHandle, 'reserve'>;
}

/**
 * "Reserve in store": opens the choice of a store over the page. Without scripts the form's size
 * and quantity are sent to the reservation page, whose path is this button's value.
 */
export function ReserveButton({ article: { productType }, detail }: Props) {
  const { article: messages } = useMessages();
  const context = useRouteContext();
  if (!hasStores(context.project) || productType === 'geschenkkarte') return null;
  const reserve = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (detail.reserve()) return;
    event.currentTarget.form?.querySelector<HTMLElement>('[name="sku"]:enabled')?.focus();
  };
  return (
    <div className={styles.reserve}>
      <Button
        type="submit"
        look="secondary"
        formAction={reservationHref(context).split('?', 1)[0]}
        formMethod="get"
        name="type"
        value="reservation"
        onClick={reserve}
      >
        {messages.reserve}
      </Button>
    </div>
  );
}
