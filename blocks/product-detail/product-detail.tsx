import { ArticleGallery } from '@/components/product/article-detail/article-gallery';
import { ArticleHeading } from '@/components/product/article-detail/article-heading';
import { ArticleNumber } from '@/components/product/article-detail/article-number';
import { ArticleParts } from '@/components/product/article-detail/article-parts';
import { ArticlePrice } from '@/components/product/article-detail/article-price';
import { ColourLinks } from '@/components/product/article-detail/colour-links';
import { DeliveryLine } from '@/components/product/article-detail/delivery-line';
import { AlertWithoutScripts } from '@/components/product/article-detail/alert-without-scripts';
import { PurchaseForm } from '@/components/product/article-detail/purchase-form';
import { AverageRating } from '@/components/product/article-detail/rating-summary';
import { SizeHelp } from '@/components/product/article-detail/size-help';
import { GuaranteeNotice } from '@/components/product/guarantee-notice/guarantee-notice';
import { SizeAdvisor } from '@/components/product/size-advisor/size-advisor';
import { isSizeBuyable, priceOf } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { useFreshDetail } from '@/lib/catalog/article/use-fresh-detail';
import {
  useProductDetail,
  type ProductDetailHandle,
} from '@/components/product/article-detail/use-product-detail';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { canAdvise } from '@/lib/catalog/size-advisor/garment-measure';
import styles from './product-detail.module.css';

interface DetailProps extends Omit<BlockProps<'productDetail'>, 'loaded' | 'until'> {
  article: ArticleDetail;
}

/**
 * Whether colours and sizes can be chosen here: not for vouchers, and for combinations part by
 * part.
 */
const hasChoice = ({ productType, colours: [{ sizes }] }: ArticleDetail) =>
  productType !== 'geschenkkarte' && sizes.length > 0;

/** Props of the size advisor, if it supports the article's sizes. */
function advisorOf({ ratings }: ArticleDetail, detail: ProductDetailHandle) {
  const sizes = detail.state.selectedColorVariant.sizes.map((size) => ({
    ...size,
    isAvailable: isSizeBuyable(size),
  }));
  if (!canAdvise(sizes)) return null;
  return (
    <SizeAdvisor
      sizes={sizes}
      fit={ratings?.fit ?? null}
      onSelect={detail.chooseSize}
      onAdd={(sku) => void detail.addSize(sku)}
    />
  );
}

/** Value of the chosen pieces. */
function goodsOf(article: ArticleDetail, { state }: ProductDetailHandle): number {
  const { price } = priceOf(article, state.selectedColorVariant, state.selectedSize);
  return (price ?? 0) * state.selectedQuantity;
}

function Detail({ id, fields, article, isFirst }: DetailProps) {
  const tag = useFieldTags();
  const detail = useProductDetail(article);
  useFreshDetail();
  const { selectedColorVariant: colour } = detail.state;
  return (
    <article className={styles.root}>
      <div className={styles.stage}>
        <ArticleGallery id={id} colour={colour} isFirst={isFirst} />
        <div className={styles.words}>
          <ArticleHeading article={article} isFirst={isFirst} />
          {article.ratings && <AverageRating ratings={article.ratings} />}
          <ArticlePrice article={article} state={detail.state} />
          {hasChoice(article) && <ColourLinks article={article} detail={detail} />}
          {colour.sizes.length > 0 && (
            <PurchaseForm
              id={id}
              article={article}
              detail={detail}
              hasSizes={hasChoice(article)}
              sizeHelp={<SizeHelp article={article} advisor={advisorOf(article, detail)} />}
            />
          )}
          {colour.sizes.length > 0 && <AlertWithoutScripts sizes={colour.sizes} />}
          <DeliveryLine
            terms={article.delivery}
            goods={goodsOf(article, detail)}
            note={
              fields.deliveryNote && <li {...tag(id, 'deliveryNote')}>{fields.deliveryNote}</li>
            }
          />
          {article.productType !== 'geschenkkarte' && <GuaranteeNotice />}
          <ArticleNumber itemnum={colour.itemnum} />
        </div>
      </div>
      <ArticleParts id={id} parts={article.parts} />
    </article>
  );
}

export function ProductDetail({ loaded, ...block }: BlockProps<'productDetail'>) {
  const { article: messages } = useMessages();
  if (!loaded) return <p className={styles.unavailable}>{messages.unavailable}</p>;
  // Remounts for another article.
  return <Detail key={loaded.number} article={loaded} {...block} />;
}
