import { Price } from '@/components/product/price/price';
import { lowestPriceOf, priceOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import type { ProductDetailState } from './product-detail-state';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import styles from './article-price.module.css';

interface Props {
  article: ArticleDetail;
  state: ProductDetailState;
}

/** Price, reduction, and the information that EU law requires with a reduction. */
export function ArticlePrice({ article, state }: Props) {
  const { article: messages, language } = useMessages();
  const currency = usePageCurrency();
  const { selectedColorVariant: colour, selectedSize: size } = state;
  const lowest = lowestPriceOf(colour, size);
  // The line is reserved if any colour or size is reduced, so that nothing below moves.
  const isReduced = article.colours.some(({ sizes }) =>
    sizes.some(({ lowestPrice }) => lowestPrice !== null),
  );
  return (
    <div className={styles.root}>
      <Price {...priceOf(article, colour, size)} size="large" />
      {isReduced && (
        <p className={styles.lowest}>
          {lowest !== null &&
            formatMessage(messages.lowestPrice, {
              amount: formatMoney(lowest, currency, language),
            })}
        </p>
      )}
      <p className={styles.tax}>{messages.vat}</p>
    </div>
  );
}
