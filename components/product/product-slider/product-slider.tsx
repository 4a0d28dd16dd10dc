import { useEffect, useRef, type RefObject } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { inViewAt, type InView } from '@/components/ui/carousel/in-view';
import { ProductTile } from '@/components/product/product-tile/product-tile';
import { useNearViewport } from '@/lib/platform/hydration/use-near-viewport';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { useDeferredProducts } from '@/lib/catalog/catalogue/use-deferred-products';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import {
  useDeferredTracking,
  type DeferredTracking,
} from '@/lib/browser/tracking/use-deferred-tracking';
import { useSeen } from '@/lib/browser/tracking/use-seen';
import styles from './product-slider.module.css';

/**
 * Articles in a row: six at 1200 pixels, four at 768, three at 576, two below. Three fill the row
 * at any width; one or two are at most 30 rem wide, so that they fit the screen.
 */
export const SIDE_BY_SIDE = { inView: { xs: 2, sm: 3, md: 4, xl: 6 }, widest: 30 };
/** In a dialog, which is at most as wide as half a desktop. */
export const IN_DIALOG: InView = { xs: 2, sm: 3 };
/** Number of articles from which none is wider than 17 rem at any window width. */
const MANY = 6;

/**
 * Layout width in the format of the `sizes` attribute. A phone of 412 points with 1.75 pixels each
 * should load the smallest picture, so the width is slightly understated.
 */
export function articleSizes(count: number): string {
  if (count >= MANY) return '(min-width: 576px) 17rem, 41vw';
  const { xs, sm, md, xl } = inViewAt(SIDE_BY_SIDE.inView, count);
  // Maximum width of the row in rem, without the gaps between articles.
  const rems = (row: number, inView: number) =>
    `${Math.min(SIDE_BY_SIDE.widest, Math.ceil(row / inView))}rem`;
  const wide = `(min-width: 1200px) ${rems(86, xl)}, (min-width: 768px) ${rems(68, md)}`;
  return `${wide}, (min-width: 576px) ${rems(44, sm)}, ${Math.ceil(81 / xs)}vw`;
}

interface ArticleProps {
  summary: TileSummary;
  product: TileProduct | null;
  isNear: boolean;
  position: number;
  sizes: string;
  tracking: DeferredTracking;
}

function Article({ summary, position, tracking, ...deferred }: ArticleProps) {
  const shown = useRef<HTMLDivElement>(null);
  const context = useRouteContext();
  const hit = { article: summary, position };
  useSeen(shown, () => tracking.viewed(hit));
  return (
    <div ref={shown} className={styles.article}>
      <ProductTile
        {...deferred}
        summary={summary}
        href={productHref(summary, context)}
        isEager={false}
        position={position}
        tallOnly={false}
        onFollow={() => tracking.followed(hit)}
      />
    </div>
  );
}

/** Loads the articles' records when the slider is near the viewport or touched. */
function useArticles(
  slider: RefObject<Element | null>,
  { summaries, known }: Pick<ProductSliderProps, 'summaries' | 'known'>,
  index: string,
) {
  const currency = usePageCurrency();
  const { isNear, comeNear } = useNearViewport(slider);
  const ids = summaries.map(({ objectID }) => objectID);
  const { products, load } = useDeferredProducts({ ids, index, currency, known });
  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);
  const touch = () => {
    comeNear();
    load();
  };
  const handlers = { onPointerEnter: touch, onPointerDown: touch, onFocus: touch };
  return { isNear, products, handlers };
}

interface ProductSliderProps {
  /** Name in tracking, and id of the headline. */
  id: string;
  headline: string;
  tag?: FieldTag | undefined;
  summaries: readonly TileSummary[];
  /** The articles' records by number, if already loaded. */
  known?: ReadonlyMap<string, TileProduct>;
  /** By default as many as fit beside each other in the page. */
  inView?: InView;
}

/** A row of articles below a headline; empty without articles. */
export function ProductSlider(props: ProductSliderProps) {
  return props.summaries.length > 0 && <Filled {...props} />;
}

function Filled(props: ProductSliderProps) {
  const { id, headline, tag, summaries, inView = SIDE_BY_SIDE.inView } = props;
  const slider = useRef<HTMLElement>(null);
  const { language } = useMessages();
  const { project } = useRouteContext();
  const index = indexNames(project, language).products;
  const tracking = useDeferredTracking({ id, name: headline, index });
  const { isNear, products, handlers } = useArticles(slider, props, index);
  const sizes = articleSizes(summaries.length);
  const headingId = `${id}-heading`;
  return (
    <section
      ref={slider}
      {...handlers}
      className={styles.root}
      aria-labelledby={headingId}
      data-screen-only=""
    >
      <h2 id={headingId} {...tag}>
        {headline}
      </h2>
      <Carousel
        label={headline}
        inView={inView}
        widest={SIDE_BY_SIDE.widest}
        slides={summaries.map((summary, place) => ({
          id: summary.objectID,
          content: (
            <Article
              summary={summary}
              isNear={isNear}
              tracking={tracking}
              sizes={sizes}
              product={products.get(summary.objectID) ?? null}
              position={place + 1}
            />
          ),
        }))}
      />
    </section>
  );
}
