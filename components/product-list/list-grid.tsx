import { memo, useMemo, type CSSProperties } from 'react';
import { useIsAtRest } from '@/lib/app-shell/use-nearness';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import type { ListHit, ListPlace } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
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
  tracking: ListTracking;
  onFollow: (hit: ListHit) => void;
}

/** Each breaker has a row of its own, below three more rows of articles. */
const rowOf = (place: number): CSSProperties | undefined =>
  place === 0 ? undefined : { gridRow: place * (ROWS_BETWEEN_BREAKERS + 1) };

/** Articles in rows of four, three or two, with blocks among them and no holes. */
export const ListGrid = memo(function ListGrid(props: ListGridProps) {
  const { hits, inserts, isWhole, isFirst, heights, label, tracking, onFollow } = props;
  const isAtRest = useIsAtRest();
  const cells = useMemo(() => listCells(hits, inserts, isWhole), [hits, inserts, isWhole]);
  return (
    <ol className={styles.grid} aria-label={label}>
      {cells.map((cell) => {
        if (cell.kind === 'article') {
          const { objectID, __position: position } = cell.hit;
          return (
            <ListTile
              key={objectID}
              hit={cell.hit}
              isNear={isAtRest}
              isEager={isFirst && position <= EAGER}
              height={heights?.[objectID]}
              tracking={tracking}
              onFollow={onFollow}
            />
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
