import { memo, useMemo, useRef } from 'react';
import { ProductTile } from '@/components/product/product-tile/product-tile';
import { ledByColours } from '@/lib/catalog/catalogue/tile-colours';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { readTileProduct } from '@/lib/catalog/catalogue/tile-product';
import { productHref } from '@/lib/shop/routes/product-href';
import type { ListHit } from '@/lib/catalog/search/list-memory';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { useSeen } from '@/lib/browser/tracking/use-seen';
import { useListSettings } from './list-settings';
import styles from './list-grid.module.css';
import { SkipRow } from './skip-row';
import { useWantedColours } from './wanted-colours';

/**
 * Width of a tile with four, three or two in a row, reduced by a twentieth without visible loss.
 */
const SIZES = '(min-width: 1536px) 20rem, (min-width: 992px) 20.5vw, (min-width: 768px) 29vw, 42vw';

interface ListTileProps {
  hit: ListHit;
  isNear: boolean;
  beginsRow: boolean;
  isEager: boolean;
  tracking: ListTracking;
  /** Shared by all tiles, so that a long list re-renders only new ones. */
  onFollow: (hit: ListHit) => void;
}

/** The record as a tile's product, in a colour of the list's filter, and its summary. */
function useArticle(hit: ListHit) {
  const { project, currency, tallOnly } = useListSettings();
  const wanted = useWantedColours();
  return useMemo(() => {
    const read = readTileProduct(hit);
    const product = read && wanted ? ledByColours(read, wanted.split(' ')) : read;
    return { product, summary: product && tileSummary(product, { project, currency, tallOnly }) };
  }, [hit, project, currency, tallOnly, wanted]);
}

/** A record of the index as a tile; an invalid record leaves its cell empty. */
export const ListTile = memo(function ListTile(props: ListTileProps) {
  const { hit, isNear, beginsRow, isEager, tracking, onFollow } = props;
  const { __position: position, __queryID: queryID } = hit;
  const { project, locale, tallOnly } = useListSettings();
  const cell = useRef<HTMLDivElement>(null);
  const { product, summary } = useArticle(hit);
  const see = () => summary && tracking.viewed({ article: summary, position, queryID });
  useSeen(cell, see);
  const follow = () => {
    if (summary) tracking.followed({ article: summary, position, queryID });
    onFollow(hit);
  };
  const extras = { tall: tallOnly ? '1' : undefined, queryID };
  return (
    <div
      ref={cell}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no li: its parent is a section, not the list
      role="listitem"
      className={styles.cell}
      data-article={hit.objectID}
      data-position={position}
    >
      {beginsRow && isNear && <SkipRow />}
      {summary && (
        <ProductTile
          summary={summary}
          product={product}
          isNear={isNear}
          href={productHref(summary, { project, locale }, extras)}
          sizes={SIZES}
          isEager={isEager}
          position={position}
          tallOnly={tallOnly}
          onFollow={follow}
        />
      )}
    </div>
  );
});
