import { ArticleGallery } from '@/components/product/article-detail/article-gallery';
import { CombinationBox } from '@/components/product/combination/combination-box';
import { useCombination } from '@/components/product/combination/use-combination';
import { GuaranteeNotice } from '@/components/product/guarantee-notice/guarantee-notice';
import { Price } from '@/components/product/price/price';
import type { Combination } from '@/lib/catalog/article/combination';
import { chosenTitle, shownColour } from '@/lib/catalog/article/combination-look';
import type { BlockProps } from '@/lib/cms/content/block';
import { DeliveryLine } from '@/components/product/article-detail/delivery-line';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './combination-detail.module.css';

interface DetailProps extends Omit<BlockProps<'combinationDetail'>, 'loaded' | 'until'> {
  combination: Combination;
}

/** Kits and outfits have no information box: brand and price belong to their parts. */
function Title({
  combination,
  title,
  isFirst,
}: Pick<DetailProps, 'combination' | 'isFirst'> & { title: string }) {
  const Heading = isFirst ? 'h1' : 'h2';
  const { kind, article, setPrice } = combination;
  if (kind !== 'set') return <Heading className={styles.title}>{title}</Heading>;
  return (
    <>
      <Heading className={styles.title}>
        <span className={styles.brand}>{article.brand}</span> <span>{title}</span>
      </Heading>
      <Price price={setPrice} size="large" />
    </>
  );
}

function Detail({ id, fields, combination, isFirst }: DetailProps) {
  const tag = useFieldTags();
  const { article } = combination;
  const actions = useCombination(combination);
  return (
    <article className={styles.root}>
      <div className={styles.stage}>
        <ArticleGallery
          id={id}
          colour={shownColour(combination, actions.choice)}
          isFirst={isFirst}
        />
        <div className={styles.words}>
          <Title
            combination={combination}
            title={chosenTitle(combination, actions.choice)}
            isFirst={isFirst}
          />
          <CombinationBox id={id} combination={combination} actions={actions} />
          <DeliveryLine
            terms={article.delivery}
            goods={null}
            note={
              fields.deliveryNote && <li {...tag(id, 'deliveryNote')}>{fields.deliveryNote}</li>
            }
          />
          <GuaranteeNotice />
        </div>
      </div>
    </article>
  );
}

export function CombinationDetail({ loaded, ...block }: BlockProps<'combinationDetail'>) {
  const { article: messages } = useMessages();
  if (!loaded) return <p className={styles.unavailable}>{messages.unavailable}</p>;
  // Remounts for another product.
  return <Detail key={loaded.article.number} combination={loaded} {...block} />;
}
