import { useEffect, useRef, type RefObject } from 'react';
import { Carousel } from '@/components/carousel/carousel';
import { inViewAt } from '@/components/carousel/in-view';
import { ProductTile } from '@/components/product-tile/product-tile';
import { useNearness } from '@/lib/app-shell/use-nearness';
import type { TileFace } from '@/lib/catalogue/tile-face';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import { useLateProducts } from '@/lib/catalogue/use-late-products';
import type { FieldTag } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { productHref } from '@/lib/routes/product-href';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { indexNames } from '@/lib/search/index-names';
import { useLateTracking, type LateTracking } from '@/lib/tracking/use-late-tracking';
import { useSeen } from '@/lib/tracking/use-seen';
import styles from './product-slider.module.css';

/**
 * Articles side by side: six at 1200 pixels, four at 768, three at 576, two below. Three fill the
 * row wherever it ends; one or two, at most 30 rem wide, do not outgrow the screen.
 */
export const SIDE_BY_SIDE = { inView: { xs: 2, sm: 3, md: 4, xl: 6 }, widest: 30 };
/** From so many on no width of the window makes them wider than 17 rem. */
const MANY = 6;

/**
 * How wide they are, in the form of the `sizes` attribute. A phone of 412 points with 1.75 pixels
 * each is to take the least picture: what is claimed is a little below what it shows.
 */
export function articleSizes(count: number): string {
  if (count >= MANY) return '(min-width: 576px) 17rem, 41vw';
  const { xs, sm, md, xl } = inViewAt(SIDE_BY_SIDE.inView, count);
  // The row in rems where it is widest, without what lies between the articles.
  const rems = (row: number, inView: number) =>
    `${Math.min(SIDE_BY_SIDE.widest, Math.ceil(row / inView))}rem`;
  const wide = `(min-width: 1200px) ${rems(86, xl)}, (min-width: 768px) ${rems(68, md)}`;
  return `${wide}, (min-width: 576px) ${rems(44, sm)}, ${Math.ceil(81 / xs)}vw`;
}

interface ArticleProps {
  face: TileFace;
  product: TileProduct | null;
  isNear: boolean;
  position: number;
  sizes: string;
  tracking: LateTracking;
}

function Article({ face, position, tracking, ...late }: ArticleProps) {
  const shown = useRef<HTMLDivElement>(null);
  const context = useRouteContext();
  const hit = { article: face, position };
  useSeen(shown, () => tracking.viewed(hit));
  return (
    <div ref={shown} className={styles.article}>
      <ProductTile
        {...late}
        face={face}
        href={productHref(face, context)}
        isEager={false}
        position={position}
        tallOnly={false}
        onFollow={() => tracking.followed(hit)}
      />
    </div>
  );
}

/** Fetches the articles' records when a visitor comes near the slider or touches it. */
function useArticles(
  slider: RefObject<Element | null>,
  { faces, known }: Pick<ProductSliderProps, 'faces' | 'known'>,
  index: string,
) {
  const currency = usePageCurrency();
  const { isNear, comeNear } = useNearness(slider);
  const ids = faces.map(({ objectID }) => objectID);
  const { products, ask } = useLateProducts({ ids, index, currency, known });
  useEffect(() => {
    if (isNear) ask();
  }, [isNear, ask]);
  const touch = () => {
    comeNear();
    ask();
  };
  const handlers = { onPointerEnter: touch, onPointerDown: touch, onFocus: touch };
  return { isNear, products, handlers };
}

interface ProductSliderProps {
  /** Names it in reports, and its headline in the page. */
  id: string;
  headline: string;
  tag?: FieldTag | undefined;
  faces: readonly TileFace[];
  /** The articles' records by number, where they are there already. */
  known?: ReadonlyMap<string, TileProduct>;
}

/** Articles side by side under a headline; nothing without articles. */
export function ProductSlider(props: ProductSliderProps) {
  return props.faces.length > 0 && <Filled {...props} />;
}

function Filled(props: ProductSliderProps) {
  const { id, headline, tag, faces } = props;
  const slider = useRef<HTMLElement>(null);
  const { language } = useWords();
  const { project } = useRouteContext();
  const index = indexNames(project, language).products;
  const tracking = useLateTracking({ id, name: headline, index });
  const { isNear, products, handlers } = useArticles(slider, props, index);
  const sizes = articleSizes(faces.length);
  const headingId = `${id}-heading`;
  return (
    <section ref={slider} {...handlers} className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} {...tag}>
        {headline}
      </h2>
      <Carousel
        label={headline}
        {...SIDE_BY_SIDE}
        slides={faces.map((face, place) => ({
          id: face.objectID,
          content: (
            <Article
              {...{ face, isNear, tracking, sizes }}
              product={products.get(face.objectID) ?? null}
              position={place + 1}
            />
          ),
        }))}
      />
    </section>
  );
}
