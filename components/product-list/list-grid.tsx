import { memo, useMemo, type CSSProperties } from 'react';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import type { ListHit, ListPlace } from '@/lib/search/list-memory';
import { listCells, ROWS_BETWEEN_BREAKERS, type ListInsert } from './list-inserts';
import styles from './list-grid.module.css';
import { ListTile } from './list-tile';

/** Tiles whose pictures load at once: the first row of a wide screen. */
const EAGER = 4;

interface ListGridProps {
  hits: readonly ListHit[];
  inserts: readonly ListInsert[];
  /** Nothing comes after these articles. */
  isWhole: boolean;
  isFirst: boolean;
  /** Heights the articles had when the visitor left. */
  heights: ListPlace['heights'] | null;
  label: string;
  onFollow: (hit: ListHit) => void;
}

/** Off the screen a tile costs its box only, as high as it was. */
const reserved = (height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };

/** Each breaker has a row of its own, below three more rows of articles. */
const rowOf = (place: number): CSSProperties | undefined =>
  place === 0 ? undefined : { gridRow: place * (ROWS_BETWEEN_BREAKERS + 1) };

/** Articles in rows of four, three or two, with blocks among them and no holes. */
export const ListGrid = memo(function ListGrid(props: ListGridProps) {
  const { hits, inserts, isWhole, isFirst, heights, label, onFollow } = props;
  const cells = useMemo(() => listCells(hits, inserts, isWhole), [hits, inserts, isWhole]);
  return (
    <ol className={styles.grid} aria-label={label}>
      {cells.map((cell) => {
        if (cell.kind === 'article') {
          const { objectID, __position: position } = cell.hit;
          return (
            <li
              key={objectID}
              className={styles.article}
              data-article={objectID}
              data-position={position}
              style={reserved(heights?.[objectID])}
            >
              <ListTile hit={cell.hit} isEager={isFirst && position <= EAGER} onFollow={onFollow} />
            </li>
          );
        }
        const { block, size } = cell.insert;
        const place = cell.kind === 'breaker' ? cell.place : 0;
        return (
          <li key={block.id} className={styles.insert} data-size={size} style={rowOf(place)}>
            <NestedBlocks blocks={[block]} />
          </li>
        );
      })}
    </ol>
  );
});
