import { Price } from '@/components/product/price/price';
import { priceOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import type { ProductDetailState } from './product-detail-state';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-price.module.css';

interface Props {
  article: ArticleDetail;
  state: ProductDetailState;
}

/** Price of what is chosen, and that tax is within it. */
export function ArticlePrice({ article, state }: Props) {
  const { article: messages } = useMessages();
  const { selectedColorVariant: colour, selectedSize: size } = state;
  return (
    <div className={styles.root}>
      <Price {...priceOf(article, colour, size)} size="large" />
      <p className={styles.tax}>{messages.vat}</p>
    </div>
  );
}
