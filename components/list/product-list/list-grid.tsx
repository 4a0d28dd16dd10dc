import { memo, useMemo, useState } from 'react';
import { useAreTilesWanted } from '@/components/product/product-tile/use-tile-parts';
import type { ListHit, ListPosition } from '@/lib/search/list-memory';
import type { ListTracking } from '@/lib/tracking/list-events';
import { createOffscreenObserver } from './offscreen';
import { ListGroup } from './list-group';
import { listGroups, type ListGroup as Group } from './list-groups';
import { listCells, type ListInsert } from './list-inserts';
import styles from './list-grid.module.css';
import { useIsNarrow } from './use-is-narrow';

interface ListGridProps {
  hits: readonly ListHit[];
  inserts: readonly ListInsert[];
  /** Nothing comes before these articles. */
  isBeginning: boolean;
  /** Nothing comes after these articles. */
  isWhole: boolean;
  /** Articles of one page. */
  perPage: number;
  /** The list's first pictures are the first of the page. */
  isFirst: boolean;
  /** The visitor's position when they left. */
  place: ListPosition | null;
  label: string;
  tracking: ListTracking;
  onFollow: (hit: ListHit) => void;
}

/** Articles around the position of a returning visitor, and at the top of every list. */
const AROUND = 24;

const NO_HEIGHTS = {};

/** Positions of the first and the last article. */
type Span = readonly [number, number];

const spanOf = (hits: readonly ListHit[]): Span => [
  hits[0]?.__position ?? 1,
  hits.at(-1)?.__position ?? 1,
];

/** Positions that are in or near the viewport when a list is first shown; later pages' are not. */
function firstSight(hits: readonly ListHit[], place: ListPosition | null): Span {
  const at = hits.find(({ objectID }) => objectID === place?.objectID)?.__position;
  return at === undefined ? spanOf(hits) : [at - AROUND, at + AROUND];
}

const hitsIn = ({ cells }: Group<ListHit>) =>
  cells.flatMap((cell) => (cell.kind === 'article' ? [cell.hit] : []));

/** Articles in rows of four, three or two, with blocks among them and no holes. */
export const ListGrid = memo(function ListGrid(props: ListGridProps) {
  const { hits, inserts, isBeginning, isWhole, perPage, place, label, ...shared } = props;
  const isNear = useAreTilesWanted();
  const isNarrow = useIsNarrow();
  const [offscreen] = useState(createOffscreenObserver);
  const [[first, last]] = useState(() => firstSight(hits, place));
  const groups = useMemo(() => {
    const cells = listCells(hits, isBeginning ? inserts : [], isWhole);
    const firstPage = isBeginning ? perPage : 0;
    return listGroups(cells, { firstPage, inserts: inserts.length, isNarrow });
  }, [hits, inserts, isBeginning, isWhole, perPage, isNarrow]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an ol may hold li alone, this holds groups
    <div role="list" className={styles.list} aria-label={label}>
      {groups.map((group, at) => {
        const own = hitsIn(group);
        const [from, to] = spanOf(own);
        const id = group.isHead ? 'head' : `from ${own[0]?.objectID ?? at}`;
        return (
          <ListGroup
            key={id}
            id={id}
            {...group}
            heights={place?.heights ?? NO_HEIGHTS}
            isNear={isNear}
            offscreen={offscreen}
            startsOffscreen={from > AROUND && (to < first || from > last)}
            {...shared}
          />
        );
      })}
    </div>
  );
});
