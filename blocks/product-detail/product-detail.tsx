import { Price } from '@/components/product/price/price';
import { colourOf, priceOf, sizeOf } from '@/lib/article/article-choice';
import type { ArticleDetail } from '@/lib/article/article-detail';
import { useArticleChoice } from '@/lib/article/use-article-choice';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useMessages } from '@/lib/i18n/use-messages';
import { ArticleGallery } from '@/components/product/article-detail/article-gallery';
import { ArticleJsonLd } from '@/components/product/article-detail/article-json-ld';
import { ArticleParts } from '@/components/product/article-detail/article-parts';
import { ArticleTexts } from '@/components/product/article-detail/article-texts';
import { ColourLinks } from '@/components/product/article-detail/colour-links';
import styles from './product-detail.module.css';
import { PurchaseForm } from '@/components/product/article-detail/purchase-form';

interface DetailProps extends Omit<BlockProps<'productDetail'>, 'loaded' | 'until'> {
  article: ArticleDetail;
}

function Title({ article, isFirst }: Pick<DetailProps, 'article' | 'isFirst'>) {
  const Heading = isFirst ? 'h1' : 'h2';
  const { brand, title } = article;
  return (
    <Heading className={styles.title}>
      <span className={styles.brand}>{brand}</span> <span>{title}</span>
    </Heading>
  );
}

/** Vouchers look the same in every colour; combinations are chosen part by part. */
const hasChoice = ({ productType, colours: [{ sizes }] }: ArticleDetail) =>
  productType !== 'geschenkkarte' && sizes.length > 0;

function Detail({ id, fields, article, isFirst }: DetailProps) {
  const tag = useFieldTags();
  const chosen = useArticleChoice(article);
  const colour = colourOf(article.colours, chosen.choice);
  const size = sizeOf(colour, chosen.choice);
  return (
    <article className={styles.root}>
      <div className={styles.stage}>
        <ArticleGallery id={id} colour={colour} isFirst={isFirst} />
        <div className={styles.words}>
          <Title article={article} isFirst={isFirst} />
          <Price {...priceOf(article, colour, size)} size="large" />
          {hasChoice(article) && (
            <ColourLinks article={article} colour={colour} onChoose={chosen.chooseColour} />
          )}
          {colour.sizes.length > 0 && (
            // The outcome of one colour's or size's request says nothing about another's.
            <PurchaseForm
              id={id}
              key={colour.itemnum}
              article={article}
              chosen={chosen}
              hasSizes={hasChoice(article)}
            />
          )}
          {fields.deliveryNote && (
            <p className={styles.note} {...tag(id, 'deliveryNote')}>
              {fields.deliveryNote}
            </p>
          )}
        </div>
      </div>
      <ArticleParts id={id} parts={article.parts} />
      <ArticleTexts id={id} article={article} colour={colour} />
      <ArticleJsonLd article={article} colour={colour} />
    </article>
  );
}

/** An article: description, price, stock of one's size, and "add to basket". */
export function ProductDetail({ loaded, ...block }: BlockProps<'productDetail'>) {
  const { article: messages } = useMessages();
  if (!loaded) return <p className={styles.unavailable}>{messages.unavailable}</p>;
  // Another article remounts it.
  return <Detail key={loaded.number} article={loaded} {...block} />;
}
