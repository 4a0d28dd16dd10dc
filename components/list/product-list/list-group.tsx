import { memo, useRef, type CSSProperties } from 'react';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import type { ListHit } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { useDistance, type OffscreenObserver } from './offscreen';
import type { ListGroup as Group } from './list-groups';
import { ROWS_BETWEEN_BREAKERS, type ListCell } from './list-inserts';
import styles from './list-grid.module.css';
import { ListTile } from './list-tile';

/** Tiles whose pictures load eagerly: the first row of a wide screen. */
const EAGER = 4;

interface ListGroupProps extends Group<ListHit> {
  /** Identifies the group's height, which restores the list's length on return. */
  id: string;
  /** Heights in pixels, of groups and of the articles of the head, as the visitor left them. */
  heights: Readonly<Record<string, number>>;
  /** The page is idle: what shows on hover may be loaded. */
  isNear: boolean;
  isFirst: boolean;
  offscreen: OffscreenObserver;
  /** It is offscreen when it mounts: its articles are rendered as text only. */
  startsOffscreen: boolean;
  tracking: ListTracking;
  /** The same function for every tile: a list of thousands re-renders only what is new. */
  onFollow: (hit: ListHit) => void;
}

/** Each breaker has a row of its own, below three more rows of articles. */
const rowOf = (place: number): CSSProperties | undefined =>
  place === 0 ? undefined : { gridRow: place * (ROWS_BETWEEN_BREAKERS + 1) };

const known = (height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };

/** Number of grid cells, for the height of what has not been laid out yet. */
interface Places extends CSSProperties {
  '--places': number;
}

type CellProps = Omit<
  ListGroupProps,
  'id' | 'offscreen' | 'startsOffscreen' | keyof Group<ListHit>
> & {
  cell: ListCell<ListHit>;
  isOffscreen: boolean;
};

function Cell({ cell, heights, isNear, isFirst, isOffscreen, tracking, onFollow }: CellProps) {
  if (cell.kind === 'article') {
    const { objectID, __position: position } = cell.hit;
    return (
      <ListTile
        hit={cell.hit}
        isNear={isNear}
        isEager={isFirst && position <= EAGER}
        isOffscreen={isOffscreen}
        style={known(heights[objectID])}
        tracking={tracking}
        onFollow={onFollow}
      />
    );
  }
  const { block, size } = cell.insert;
  const breaker = cell.kind === 'breaker' ? cell.place : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no li: its parent is a group, not the list
    <div role="listitem" className={styles.insert} data-size={size} style={rowOf(breaker)}>
      <NestedBlocks blocks={[block]} />
    </div>
  );
}

const contentOf = (cell: ListCell<ListHit>) =>
  cell.kind === 'article' ? cell.hit : cell.insert.block;

/**
 * An offscreen article is remounted: React keeps a component's previous props beside its current
 * ones, and with them the article's whole record. Not those of the head: each is a box that the
 * browser skips by itself, and a new one would lose its height.
 */
const keyOf = (cell: ListCell<ListHit>, departures: number) =>
  cell.kind === 'article' ? `${cell.hit.objectID} ${departures}` : cell.insert.block.id;

/** Cell objects are new for each page that is loaded; their content stays the same. */
const holdSame = (one: ListGroupProps['cells'], other: ListGroupProps['cells']) =>
  one.length === other.length &&
  one.every((cell, at) => contentOf(cell) === contentOf(other[at] ?? cell));

/** Whole rows of a list in one box. It is between the list and its items, without a role. */
export const ListGroup = memo(
  function ListGroup(props: ListGroupProps) {
    const { id, cells, places, isHead, offscreen, startsOffscreen, ...shared } = props;
    const box = useRef<HTMLDivElement>(null);
    const { isOffscreen, departures } = useDistance(box, offscreen, startsOffscreen);
    const style: Places = { '--places': places, ...known(shared.heights[id]) };
    return (
      <div
        ref={box}
        className={`${styles.rows} ${styles.group}`}
        data-group={id}
        data-head={isHead}
        style={style}
      >
        {cells.map((cell) => (
          <Cell
            key={keyOf(cell, isHead ? 0 : departures)}
            cell={cell}
            isOffscreen={isOffscreen}
            {...shared}
          />
        ))}
      </div>
    );
  },
  ({ cells, ...before }, { cells: now, ...after }) =>
    holdSame(cells, now) &&
    Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value),
);
