import { memo, useMemo } from 'react';
import { useAreTilesWanted } from '@/components/product/product-tile/use-tile-parts';
import type { ListHit, ListPosition } from '@/lib/catalog/search/list-memory';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { listCells, type ListCell, type ListInsert } from './list-inserts';
import { ListSection } from './list-section';
import { listSections } from './list-sections';
import styles from './list-grid.module.css';
import { useColumns } from './use-columns';

interface ListGridProps {
  hits: readonly ListHit[];
  inserts: readonly ListInsert[];
  /** Whether there are no earlier articles. */
  isBeginning: boolean;
  /** Nothing comes after these articles. */
  isWhole: boolean;
  perPage: number;
  /** The visitor's position when they left. */
  place: ListPosition | null;
  label: string;
  tracking: ListTracking;
  onFollow: (hit: ListHit) => void;
}

const NO_INSERTS: readonly ListInsert[] = [];

/** Names a section by its first cell, which stays while pages are added below. */
const nameOf = (cells: readonly ListCell<ListHit>[]) =>
  cells.find((cell) => cell.kind === 'article')?.hit.objectID ?? 'blocks';

/** Articles in rows of four, three or two, with blocks among them and no gaps. */
export const ListGrid = memo(function ListGrid(props: ListGridProps) {
  const { hits, inserts, isBeginning, isWhole, perPage, place, label, ...tile } = props;
  const isNear = useAreTilesWanted();
  const columns = useColumns();
  const sections = useMemo(() => {
    const own = isBeginning ? inserts : NO_INSERTS;
    const cells = listCells(hits, own, { perPage, isWhole });
    return listSections(cells, { perPage, inserts: own.length, isNarrow: columns === 2 });
  }, [hits, inserts, isBeginning, isWhole, perPage, columns]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an ol may hold li alone, this holds sections
    <div role="list" className={styles.list} aria-label={label}>
      {sections.map((section, at) => {
        const name = nameOf(section.cells);
        return (
          <ListSection
            key={name}
            isFirst={at === 0}
            id={name}
            {...section}
            {...tile}
            height={place?.heights[name]}
            isNear={isNear}
            columns={columns}
          />
        );
      })}
    </div>
  );
});
