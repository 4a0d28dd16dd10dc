import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { ProductTile } from '@/components/product-tile/product-tile';
import { tileFace } from '@/lib/catalogue/tile-face';
import { readTileProduct } from '@/lib/catalogue/tile-product';
import { productHref } from '@/lib/routes/product-href';
import type { ListHit } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { useSeen } from '@/lib/tracking/use-seen';
import styles from './list-grid.module.css';
import { useListSettings } from './list-settings';

/** As wide as the grid lays a tile out, four, three or two in a row; a twentieth less is as sharp. */
const SIZES = '(min-width: 1536px) 20rem, (min-width: 992px) 20.5vw, (min-width: 768px) 29vw, 42vw';

/** Colours that the visitor has chosen: a tile that comes back from far away shows its own again. */
const chosenColours = new WeakMap<ListHit, string>();

interface ListTileProps {
  hit: ListHit;
  isNear: boolean;
  isEager: boolean;
  /** Screens away from the view: its words alone are there. */
  isFar: boolean;
  /** Height it had when the visitor left, where it is a box that is skipped by itself. */
  style: CSSProperties | undefined;
  tracking: ListTracking;
  /** The same function for every tile: a list of thousands renders only what is new. */
  onFollow: (hit: ListHit) => void;
}

/** The record as a tile takes it, and its face; far away the face alone is kept. */
function useArticle(hit: ListHit, isFar: boolean) {
  const { project, currency, tallOnly } = useListSettings();
  const product = useMemo(() => (isFar ? null : readTileProduct(hit)), [hit, isFar]);
  const face = useMemo(() => {
    const read = readTileProduct(hit);
    return read && tileFace(read, { project, currency, tallOnly });
  }, [hit, project, currency, tallOnly]);
  return { product, face };
}

/** One record of the index as a tile; a record that is no article leaves its place empty. */
export const ListTile = memo(function ListTile(props: ListTileProps) {
  const { hit, isNear, isEager, isFar, style, tracking, onFollow } = props;
  const { __position: position, __queryID: queryID } = hit;
  const { project, locale, tallOnly } = useListSettings();
  const cell = useRef<HTMLDivElement>(null);
  const { product, face } = useArticle(hit, isFar);
  const see = () => face && tracking.viewed({ article: face, position, queryID });
  useSeen(cell, see, { isWatched: !isFar });
  const follow = () => {
    if (face) tracking.followed({ article: face, position, queryID });
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
      {face && (
        <ProductTile
          face={face}
          product={product}
          isFar={isFar}
          isNear={isNear && !isFar}
          href={productHref(face, { project, locale }, extras)}
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
