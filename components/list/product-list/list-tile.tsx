import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { ProductTile } from '@/components/product/product-tile/product-tile';
import { tileSummary } from '@/lib/catalogue/tile-summary';
import { readTileProduct } from '@/lib/catalogue/tile-product';
import { productHref } from '@/lib/routes/product-href';
import type { ListHit } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { useSeen } from '@/lib/tracking/use-seen';
import styles from './list-grid.module.css';
import { useListSettings } from './list-settings';

/** As wide as the grid lays a tile out, four, three or two in a row; a twentieth less is as sharp. */
const SIZES = '(min-width: 1536px) 20rem, (min-width: 992px) 20.5vw, (min-width: 768px) 29vw, 42vw';

/** Colours that the visitor has chosen: a tile that was offscreen shows its own again. */
const chosenColours = new WeakMap<ListHit, string>();

interface ListTileProps {
  hit: ListHit;
  isNear: boolean;
  isEager: boolean;
  /** Screens away from the viewport: only its text is rendered. */
  isOffscreen: boolean;
  /** Its height when the visitor left, where it is a box that is skipped by itself. */
  style: CSSProperties | undefined;
  tracking: ListTracking;
  /** The same function for every tile: a list of thousands re-renders only what is new. */
  onFollow: (hit: ListHit) => void;
}

/** The record as a tile's product, and its summary; offscreen only the summary is kept. */
function useArticle(hit: ListHit, isOffscreen: boolean) {
  const { project, currency, tallOnly } = useListSettings();
  const product = useMemo(() => (isOffscreen ? null : readTileProduct(hit)), [hit, isOffscreen]);
  const summary = useMemo(() => {
    const read = readTileProduct(hit);
    return read && tileSummary(read, { project, currency, tallOnly });
  }, [hit, project, currency, tallOnly]);
  return { product, summary };
}

/** One record of the index as a tile; a record that is no article leaves its cell empty. */
export const ListTile = memo(function ListTile(props: ListTileProps) {
  const { hit, isNear, isEager, isOffscreen, style, tracking, onFollow } = props;
  const { __position: position, __queryID: queryID } = hit;
  const { project, locale, tallOnly } = useListSettings();
  const cell = useRef<HTMLDivElement>(null);
  const { product, summary } = useArticle(hit, isOffscreen);
  const see = () => summary && tracking.viewed({ article: summary, position, queryID });
  useSeen(cell, see, { isWatched: !isOffscreen });
  const follow = () => {
    if (summary) tracking.followed({ article: summary, position, queryID });
    onFollow(hit);
  };
  const extras = { tall: tallOnly ? '1' : undefined, queryID };
  return (
    <div
      ref={cell}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no li: its parent is a group, not the list
      role="listitem"
      className={styles.article}
      data-article={hit.objectID}
      data-position={position}
      style={style}
    >
      {summary && (
        <ProductTile
          summary={summary}
          product={product}
          isOffscreen={isOffscreen}
          isNear={isNear && !isOffscreen}
          href={productHref(summary, { project, locale }, extras)}
          sizes={SIZES}
          isEager={isEager}
          position={position}
          tallOnly={tallOnly}
          onFollow={follow}
          chosenBefore={chosenColours.get(hit)}
          onChoose={(itemnum) => chosenColours.set(hit, itemnum)}
        />
      )}
    </div>
  );
});
