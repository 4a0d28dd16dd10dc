import { Carousel } from '@/components/ui/carousel/carousel';
import { PageLink } from '@/components/ui/page-link/page-link';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import {
  articleSizes,
  ProductSlider,
  SIDE_BY_SIDE,
} from '@/components/product/product-slider/product-slider';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './recommendation-slider.module.css';

type Props = BlockProps<'recommendationSlider'>;
type Article = Props['fields']['articles'][number];

/** The editor's data of an article, shown until its record is loaded. */
function Recommendation({ article, sizes }: { article: Article; sizes: string }) {
  const { id, itemNumber, name, brand, imageRatio } = article;
  const context = useRouteContext();
  const tag = useFieldTags();
  // A search for an article's number redirects to the article.
  const parameters = { phrase: 'search', query: itemNumber } as const;
  return (
    <PageLink className={styles.article} href={routeHref({ name: 'search', parameters }, context)}>
      {/* Hidden from screen readers: the name is below. */}
      <span aria-hidden="true">
        <ProductPicture
          className={styles.picture}
          articleNumber={itemNumber}
          ratio={imageRatio}
          alt={name}
          sizes={sizes}
        />
      </span>
      {brand && <span className={styles.brand}>{brand}</span>}
      <span className={styles.name} {...tag(id, 'name')}>
        {name}
      </span>
    </PageLink>
  );
}

function Announced({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const { headline, articles } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} {...tag(id, 'headline')}>
        {headline}
      </h2>
      <Carousel
        label={headline}
        {...SIDE_BY_SIDE}
        slides={articles.map((article) => ({
          id: article.id,
          content: <Recommendation article={article} sizes={articleSizes(articles.length)} />,
        }))}
      />
    </section>
  );
}

/**
 * Available articles that fit the page, with current prices. While the index does not respond,
 * shows the editor's data of the chosen ones.
 */
export function RecommendationSlider({ id, fields, loaded }: Props) {
  const tag = useFieldTags();
  if (!loaded) return fields.articles.length > 0 && <Announced id={id} fields={fields} />;
  return (
    <ProductSlider
      id={id}
      headline={fields.headline}
      tag={tag(id, 'headline')}
      summaries={loaded}
    />
  );
}
