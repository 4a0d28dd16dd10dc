import type { BlockRow, Matrix, MatrixMarket } from '@/lib/studio/studio/load-matrix.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { ListForm, type PageListChoice } from './list-form';
import { StudioFrame, type StudioHead } from './studio-frame';
import { knownTitle, type KnownTitles } from './known-titles';
import styles from './studio.module.css';

interface Named {
  matrix: Matrix;
  titles: KnownTitles;
  messages: StudioMessages;
}

export interface MatrixViewProps {
  studio: StudioHead;
  choice: PageListChoice;
  matrix: Matrix;
  titles: KnownTitles;
}

const SIGNS = { visible: '●', 'by visitor': '◐', later: '◌', hidden: '×' } as const;

const nameOf = ({ project, territory }: MatrixMarket) => `${project} ${territory}`;

function BlockCells({ row, titles, messages }: Omit<Named, 'matrix'> & { row: BlockRow }) {
  return (
    <tr>
      <th scope="row">
        <a href={`/studio/entry/${encodeURIComponent(row.id)}`}>
          {`${messages.model.types[row.type] ?? row.type}: ${knownTitle(titles, row.id)}`}
        </a>
      </th>
      {row.cells.map((cell, index) => (
        // Columns never move.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} data-cell={cell?.state} title={cell?.because ?? undefined}>
          {cell && (
            <>
              <span aria-hidden>{SIGNS[cell.state]}</span>
              <span className="visually-hidden">{messages.cells[cell.state]}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function BlockTable({ matrix, titles, messages }: Named) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{messages.blocks}</th>
          {matrix.markets.map((market) => (
            <th key={nameOf(market)}>{nameOf(market)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.rows.map((row) => (
          <BlockCells key={`${row.path} ${row.id}`} row={row} titles={titles} messages={messages} />
        ))}
      </tbody>
    </table>
  );
}

function PageTables({ matrix }: { matrix: Matrix }) {
  const projects = [...new Set(matrix.markets.map(({ project }) => project))];
  return projects.map((project) => (
    <table key={project} className={styles.table}>
      <thead>
        <tr>
          <th>{project}</th>
          {matrix.markets
            .filter((market) => market.project === project)
            .map(({ territory }) => (
              <th key={territory}>{territory}</th>
            ))}
        </tr>
      </thead>
      <tbody>
        {matrix.pages
          .filter((row) => row.project === project)
          .map(({ path, blocks }) => (
            <tr key={path}>
              <th scope="row">
                <a href={`/studio/matrix?${new URLSearchParams({ project, path })}`}>{path}</a>
              </th>
              {blocks.map((count, index) => (
                // Columns never move.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} data-cell={count === 0 ? 'hidden' : undefined}>
                  {count ?? '–'}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  ));
}

function Faults({ matrix, titles, messages }: Named) {
  if (matrix.faults.length === 0) return <p>{messages.noFaults}</p>;
  return (
    <section className={styles.notice} data-kind="fault" aria-label={messages.faultsFound}>
      <h2 className={styles.subtitle}>{messages.faultsFound}</h2>
      <ul className={styles.list}>
        {matrix.faults.map(({ kind, project, path, id, detail, territories }) => (
          <li key={`${kind}-${project}-${path}-${id}`} className={styles.item}>
            <span>
              {`${messages.matrixFaults[kind]}: ${knownTitle(titles, id)}, ${project} ${path} ${detail} ${territories.join(' ')}`}
            </span>
            <a
              href={`/studio/entry/${encodeURIComponent(id)}`}
              aria-label={`${messages.mend}: ${knownTitle(titles, id)}`}
            >
              {messages.mend}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Blocks × markets of one page, or pages × markets, with their faults. */
export function MatrixView({ studio, choice, matrix, titles }: MatrixViewProps) {
  const { messages } = studio;
  const isPage = choice.path !== '';
  const title = isPage ? messages.matrixOfBlocks : messages.matrixOfPages;
  return (
    <StudioFrame studio={studio} title={`${messages.matrix}: ${title}`}>
      <ListForm action="/studio/matrix" choice={choice} messages={messages} hasDays={false} />
      <Faults matrix={matrix} titles={titles} messages={messages} />
      {isPage && (
        <p className={styles.hint}>
          {Object.entries(SIGNS)
            .map(([state, sign]) => `${sign} ${Object(messages.cells)[state]}`)
            .join(' · ')}
        </p>
      )}
      {/* A table wider than the window scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        {isPage ? (
          <BlockTable matrix={matrix} titles={titles} messages={messages} />
        ) : (
          <PageTables matrix={matrix} />
        )}
      </section>
    </StudioFrame>
  );
}
