import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './column-table.module.css';

/** Maximum number of characters of texts that stay on one line. */
const SHORT = 20;
const isLong = (text: string) => text.length > SHORT || undefined;

export interface Column {
  id: string;
  headline: string;
  cells: readonly string[];
}

interface Props {
  columns: readonly Column[];
  alignment?: 'start' | 'centre' | 'end';
  /** What stays visible while the rest scrolls: `row`, `column` or both. */
  sticky?: string;
  /** Accessible name, unless a heading names the table. */
  label?: string;
  labelledBy?: string;
}

/** Converts columns to rows, with empty cells where a column is shorter. */
function rowsOf(columns: readonly Column[]) {
  const length = Math.max(0, ...columns.map(({ cells }) => cells.length));
  return Array.from({ length }, (_, number) => ({
    number,
    cells: columns.map(({ id, cells }) => ({ column: id, text: cells[number] ?? '' })),
  }));
}

function Row({ cells }: { cells: { column: string; text: string }[] }) {
  const tag = useFieldTags();
  return (
    <tr>
      {cells.map(({ column, text }, place) =>
        place === 0 && text && cells.length > 1 ? (
          <th key={column} scope="row" data-long={isLong(text)} {...tag(column, 'cells')}>
            {text}
          </th>
        ) : (
          <td key={column} data-long={isLong(text)} {...tag(column, 'cells')}>
            {text}
          </td>
        ),
      )}
    </tr>
  );
}

/**
 * A table of short texts, whose first column names the rows. Wide tables scroll in their own
 * region.
 */
export function ColumnTable({ columns, alignment = 'start', sticky, label, labelledBy }: Props) {
  const tag = useFieldTags();
  return (
    <section
      className={styles.root}
      data-alignment={alignment}
      data-sticky={sticky}
      aria-label={label}
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, headline }) => (
              <th key={id} scope="col" data-long={isLong(headline)} {...tag(id, 'headline')}>
                {headline}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(columns).map(({ number, cells }) => (
            <Row key={number} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
