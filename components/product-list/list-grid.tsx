import { memo, useMemo, useState, type CSSProperties } from 'react';
import { useIsAtRest } from '@/lib/app-shell/use-nearness';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import type { ListHit, ListPlace } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { createFarness } from './farness';
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
  /** Where the visitor stood when they left. */
  place: ListPlace | null;
  label: string;
  tracking: ListTracking;
  onFollow: (hit: ListHit) => void;
}

/** Articles around the place of a visitor who comes back, and at the top of every list. */
const FIRST_PAGE = 24;

/** Positions that are in sight, or nearly, when a list is first shown; those of later pages are not. */
function firstSight(hits: readonly ListHit[], place: ListPlace | null): readonly [number, number] {
  const at = hits.find(({ objectID }) => objectID === place?.objectID)?.__position;
  if (at !== undefined) return [at - FIRST_PAGE, at + FIRST_PAGE];
  return [hits[0]?.__position ?? 1, hits.at(-1)?.__position ?? 1];
}

/** Each breaker has a row of its own, below three more rows of articles. */
const rowOf = (place: number): CSSProperties | undefined =>
  place === 0 ? undefined : { gridRow: place * (ROWS_BETWEEN_BREAKERS + 1) };

/** Articles in rows of four, three or two, with blocks among them and no holes. */
export const ListGrid = memo(function ListGrid(props: ListGridProps) {
  const { hits, inserts, isWhole, isFirst, place, label, tracking, onFollow } = props;
  const isAtRest = useIsAtRest();
  const [farness] = useState(createFarness);
  const [[first, last]] = useState(() => firstSight(hits, place));
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
              farness={farness}
              startsFar={position > FIRST_PAGE && (position < first || position > last)}
              height={place?.heights[objectID]}
              tracking={tracking}
              onFollow={onFollow}
            />
          );
        }
        const { block, size } = cell.insert;
        const breaker = cell.kind === 'breaker' ? cell.place : 0;
        return (
          <li key={block.id} className={styles.insert} data-size={size} style={rowOf(breaker)}>
            <NestedBlocks blocks={[block]} />
          </li>
        );
      })}
    </ol>
  );
});
