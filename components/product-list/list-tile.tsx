import { memo, useMemo, useRef } from 'react';
import { ProductTile } from '@/components/product-tile/product-tile';
import { readTileProduct } from '@/lib/catalogue/tile-product';
import { productHref } from '@/lib/routes/product-href';
import type { ListHit } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { useSeen } from '@/lib/tracking/use-seen';
import styles from './list-grid.module.css';
import { useListSettings } from './list-settings';

/** As wide as the grid lays a tile out: four, three or two in a row. */
const SIZES = '(min-width: 1440px) 21rem, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

interface ListTileProps {
  hit: ListHit;
  isEager: boolean;
  /** Height it had when the visitor left, in pixels: off the screen it costs this box only. */
  height: number | undefined;
  tracking: ListTracking;
  /** The same function for every tile: a list of thousands renders only what is new. */
  onFollow: (hit: ListHit) => void;
}

/** One record of the index as a tile; a record that is no article leaves its place empty. */
export const ListTile = memo(function ListTile(props: ListTileProps) {
  const { hit, isEager, height, tracking, onFollow } = props;
  const { project, locale, tallOnly } = useListSettings();
  const product = useMemo(() => readTileProduct(hit), [hit]);
  const cell = useRef<HTMLLIElement>(null);
  const { __position: position, __queryID: queryID } = hit;
  useSeen(cell, () => product && tracking.viewed({ product, position, queryID }));
  const follow = () => {
    if (product) tracking.followed({ product, position, queryID });
    onFollow(hit);
  };
  const extras = { tall: tallOnly ? '1' : undefined, queryID };
  return (
    <li
      ref={cell}
      className={styles.article}
      data-article={hit.objectID}
      data-position={position}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {product && (
        <ProductTile
          product={product}
          href={productHref(product, { project, locale }, extras)}
          sizes={SIZES}
          isEager={isEager}
          position={position}
          tallOnly={tallOnly}
          onFollow={follow}
        />
      )}
    </li>
  );
});
