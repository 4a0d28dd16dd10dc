import NextLink from 'next/link';
import { Carousel } from '@/components/carousel/carousel';
import { ProductPicture } from '@/components/product-picture/product-picture';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './recommendation-slider.module.css';

/** Articles side by side: six at 1200 pixels, four at 768, three at 576, two below. */
const IN_VIEW = { xs: 2, sm: 3, md: 4, xl: 6 };
const SIZES = '(min-width: 1200px) 16vw, (min-width: 768px) 25vw, (min-width: 576px) 33vw, 50vw';

type Article = BlockProps<'recommendationSlider'>['fields']['articles'][number];

function Recommendation({ article }: { article: Article }) {
  const { id, itemNumber, name, brand, imageRatio } = article;
  const context = useRouteContext();
  const tag = useFieldTags();
  // A search for an article's number leads to the article.
  const parameters = { phrase: 'search', query: itemNumber } as const;
  return (
    <NextLink
      className={styles.article}
      href={routeHref({ name: 'search', parameters }, context)}
      prefetch={false}
    >
      {/* Its name stands below: read out once is enough. */}
      <span aria-hidden="true">
        <ProductPicture
          className={styles.picture}
          articleNumber={itemNumber}
          ratio={imageRatio}
          alt={name}
          sizes={SIZES}
        />
      </span>
      {brand && <span className={styles.brand}>{brand}</span>}
      <span className={styles.name} {...tag(id, 'name')}>
        {name}
      </span>
    </NextLink>
  );
}

/** Articles side by side that go with the page. */
export function RecommendationSlider({ id, fields }: BlockProps<'recommendationSlider'>) {
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
        inView={IN_VIEW}
        slides={articles.map((article) => ({
          id: article.id,
          content: <Recommendation article={article} />,
        }))}
      />
    </section>
  );
}
