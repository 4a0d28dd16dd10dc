import { type CSSProperties } from 'react';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import type { ListHit } from '@/lib/catalog/search/list-memory';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { ROWS_BETWEEN_BREAKERS, type ListCell, type ListInsert } from './list-inserts';
import type { SectionCells } from './list-sections';
import styles from './list-grid.module.css';
import { ListTile } from './list-tile';

/** Tiles whose pictures load eagerly: the first row of a wide screen. */
const EAGER = 4;

interface TileProps {
  /** Whether the page is idle, so that parts shown on hover may be loaded. */
  isNear: boolean;
  columns: number;
  tracking: ListTracking;
  /** Shared by all tiles, so that a long list re-renders only new ones. */
  onFollow: (hit: ListHit) => void;
}

interface ListSectionProps extends SectionCells<ListHit>, TileProps {
  /** Identifies the section's height, which restores the list's length on return. */
  id: string;
  /** Whether the list begins with it. */
  isFirst: boolean;
  /** In pixels, when the visitor left. */
  height: number | undefined;
}

/** Each breaker has its own row, below three more rows of articles. */
const rowOf = (place: number): CSSProperties | undefined =>
  place === 0 ? undefined : { gridRow: place * (ROWS_BETWEEN_BREAKERS + 1) };

/** Number of grid cells, which determines the height before layout. */
interface Places extends CSSProperties {
  '--places': number;
}

function Insert({ insert, place }: { insert: ListInsert; place: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no li: its parent is a section, not the list
    <div role="listitem" className={styles.insert} data-size={insert.size} style={rowOf(place)}>
      <NestedBlocks blocks={[insert.block]} />
    </div>
  );
}

interface CellProps extends Omit<TileProps, 'columns'> {
  cell: ListCell<ListHit>;
  isEager: boolean;
  /** Whether the row has a skip button here. */
  beginsRow: boolean;
}

function Cell({ cell, isEager, ...tile }: CellProps) {
  if (cell.kind === 'article') {
    const { hit } = cell;
    return <ListTile hit={hit} isEager={isEager} {...tile} />;
  }
  return <Insert insert={cell.insert} place={cell.kind === 'breaker' ? cell.place : 0} />;
}

const keyOf = (cell: ListCell<ListHit>) =>
  cell.kind === 'article' ? cell.hit.objectID : cell.insert.block.id;

/** Whole rows of a list in one box, between the list and its items, without a role. */
export function ListSection(props: ListSectionProps) {
  const { id, cells, places, isFirst, height, columns, ...tile } = props;
  const style: Places = {
    '--places': places,
    ...(height !== undefined && { containIntrinsicBlockSize: `auto ${height}px` }),
  };
  return (
    <div className={`${styles.rows} ${styles.section}`} data-section={id} style={style}>
      {cells.map((cell, at) => (
        <Cell
          key={keyOf(cell)}
          cell={cell}
          isEager={isFirst && at < EAGER}
          beginsRow={at % columns === 0}
          {...tile}
        />
      ))}
    </div>
  );
}
