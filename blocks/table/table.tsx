import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { useWords } from '@/lib/i18n/words';
import styles from './table.module.css';

/** Characters; shorter texts stay on one line. */
const SHORT = 20;
const isLong = (text: string) => text.length > SHORT || undefined;

type Columns = BlockProps<'table'>['fields']['columns'];

/** Rows across all columns; a column that ends early is filled up with empty cells. */
function rowsOf(columns: Columns) {
  const length = Math.max(0, ...columns.map(({ cells }) => cells.length));
  return Array.from({ length }, (_, number) => ({
    number,
    cells: columns.map(({ id, cells }) => ({ column: id, text: cells[number] ?? '' })),
  }));
}

/** Columns of short texts; the first one names the rows. Wide tables scroll inside their own region. */
export function Table({ id, fields }: BlockProps<'table'>) {
  const { headline, columns, alignment, tone, padding, hasStickyRow, hasStickyColumn } = fields;
  const { table: words } = useWords();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const named = headline ? { 'aria-labelledby': headingId } : { 'aria-label': words.label };
  return (
    <div
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      data-alignment={alignment}
      data-padding={padding}
      data-sticky={`${hasStickyRow ? 'row' : ''} ${hasStickyColumn ? 'column' : ''}`}
    >
      <div className={styles.columns}>
        {headline && (
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
        )}
        <section
          className={styles.scroller}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          {...named}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    data-long={isLong(column.headline)}
                    {...tag(column.id, 'headline')}
                  >
                    {column.headline}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(columns).map(({ number, cells }) => (
                <tr key={number}>
                  {cells.map(({ column, text }, place) =>
                    place === 0 && text && columns.length > 1 ? (
                      <th
                        key={column}
                        scope="row"
                        data-long={isLong(text)}
                        {...tag(column, 'cells')}
                      >
                        {text}
                      </th>
                    ) : (
                      <td key={column} data-long={isLong(text)} {...tag(column, 'cells')}>
                        {text}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
}
