import { useRef } from 'react';
import { Carousel } from '@/components/carousel/carousel';
import { ProductTile } from '@/components/product-tile/product-tile';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import type { FieldTag } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import { productHref } from '@/lib/routes/product-href';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { indexNames } from '@/lib/search/index-names';
import type { ListTracking } from '@/lib/tracking/list-events';
import { useListTracking } from '@/lib/tracking/use-list-tracking';
import { useSeen } from '@/lib/tracking/use-seen';
import styles from './product-slider.module.css';

/** Articles side by side: six at 1200 pixels, four at 768, three at 576, two below. */
export const ARTICLES_IN_VIEW = { xs: 2, sm: 3, md: 4, xl: 6 };
export const ARTICLE_SIZES =
  '(min-width: 1200px) 16vw, (min-width: 768px) 25vw, (min-width: 576px) 33vw, 50vw';

interface SlideProps {
  product: TileProduct;
  position: number;
  tracking: ListTracking;
}

function Article({ product, position, tracking }: SlideProps) {
  const shown = useRef<HTMLDivElement>(null);
  const context = useRouteContext();
  const hit = { product, position };
  useSeen(shown, () => tracking.viewed(hit));
  return (
    <div ref={shown} className={styles.article}>
      <ProductTile
        product={product}
        href={productHref(product, context)}
        sizes={ARTICLE_SIZES}
        isEager={false}
        position={position}
        tallOnly={false}
        onFollow={() => tracking.followed(hit)}
      />
    </div>
  );
}

interface ProductSliderProps {
  /** Names it in reports, and its headline in the page. */
  id: string;
  headline: string;
  tag?: FieldTag | undefined;
  products: readonly TileProduct[];
}

/** Articles side by side under a headline; nothing without articles. */
export function ProductSlider({ id, headline, tag, products }: ProductSliderProps) {
  const { language } = useWords();
  const { project } = useRouteContext();
  const index = indexNames(project, language).products;
  const tracking = useListTracking({ id, name: headline, index });
  if (products.length === 0) return null;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} {...tag}>
        {headline}
      </h2>
      <Carousel
        label={headline}
        inView={ARTICLES_IN_VIEW}
        slides={products.map((product, place) => ({
          id: product.objectID,
          content: <Article product={product} position={place + 1} tracking={tracking} />,
        }))}
      />
    </section>
  );
}
