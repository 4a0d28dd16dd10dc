import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { ListedChange, ListedSpan } from '@/lib/studio/studio/change-list';
import type { DatedRelease } from '@/lib/studio/studio/release-state';
import type { Changes } from '@/lib/studio/studio/load-changes.server';
import { BlockChart } from './block-chart';
import { ListForm, type PageListChoice } from './list-form';
import { StudioFrame, type StudioHead } from './studio-frame';
import { knownTitle, type KnownTitles } from './known-titles';
import styles from './studio.module.css';

export interface ChangesViewProps {
  studio: StudioHead;
  choice: PageListChoice;
  found: Changes;
  titles: KnownTitles;
  /** Releases in the same time. */
  releases: DatedRelease[];
}

const viewOf = (project: string, path: string, at: number, territory: string) =>
  `/studio/page?${new URLSearchParams({
    project,
    path: path === '*' ? '/' : path,
    source: 'published',
    at: new Date(at).toISOString(),
    country: territory,
  })}`;

function ChangeRow({
  change,
  titles,
  studio,
}: {
  change: ListedChange;
  titles: KnownTitles;
  studio: StudioHead;
}) {
  const { at, project, path, id, type, appears, empties, territories } = change;
  const { messages, language } = studio;
  return (
    <tr data-empty={empties ? '' : undefined}>
      <td>
        <a href={viewOf(project, path, at, territories[0] ?? '')}>{berlinTime(at, language)}</a>
      </td>
      <td>{path === '*' ? messages.everyPage : path}</td>
      <td>
        {project} × {territories.join(' ')}
      </td>
      <td>
        <a href={`/studio/entry/${encodeURIComponent(id)}`}>
          {`${messages.model.types[type] ?? type}: ${knownTitle(titles, id)}`}
        </a>
      </td>
      <td>
        {appears ? messages.appears : messages.disappears}
        {empties && <strong className={styles.fault}> {messages.pageEmpty}</strong>}
      </td>
    </tr>
  );
}

function ReleaseRow({ release, studio }: { release: DatedRelease; studio: StudioHead }) {
  const { id, title, at, does, size, publishedBy } = release;
  const { messages, language } = studio;
  const { releases } = messages;
  return (
    <tr>
      <td>{berlinTime(at, language)}</td>
      <td colSpan={2}>{`${size} ${releases.size}`}</td>
      <td>
        <a href={`/studio/releases/${encodeURIComponent(id)}`}>{`${messages.release}: ${title}`}</a>
      </td>
      <td>
        {[releases.calendar[does], publishedBy && `${releases.publishedBy} ${publishedBy}`]
          .filter(Boolean)
          .join(' ')}
      </td>
    </tr>
  );
}

function Spans({
  title,
  spans,
  titles,
  studio,
}: {
  title: string;
  spans: ListedSpan[];
  titles: KnownTitles;
  studio: StudioHead;
}) {
  const { messages, language } = studio;
  if (spans.length === 0) return null;
  const known: KnownTitles = { ...titles, ...messages.model.types };
  /** Names what is missing or overlaps: a type, with the ids of entries that overlap. */
  const named = (subject: string) =>
    subject
      .split(' ')
      .map((each) => knownTitle(known, each))
      .join(' ');
  return (
    <section>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.list}>
        {spans.map(({ kind, project, path, subject, from, until, territories }) => (
          <li
            key={`${kind}-${project}-${path}-${subject}-${from}-${territories.join('')}`}
            className={styles.item}
          >
            <span className={kind === 'empty' ? styles.fault : undefined}>
              {[`${project} ${path}:`, named(subject), kind === 'overlap' ? '' : messages.emptyFrom]
                .filter(Boolean)
                .join(' ')}{' '}
              {berlinTime(from, language)} – {until === null ? '…' : berlinTime(until, language)} (
              {territories.join(' ')})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Edges of blocks and nodes, and releases, in one order. */
function ChangeTable({ found, titles, releases, studio }: Omit<ChangesViewProps, 'choice'>) {
  const { messages } = studio;
  const rows = [
    ...found.changes.map((change) => ({
      at: change.at,
      row: (
        <ChangeRow
          key={`${change.at}-${change.project}-${change.path}-${change.id}-${change.appears}-${change.territories.join('')}`}
          change={change}
          titles={titles}
          studio={studio}
        />
      ),
    })),
    ...releases.map((release) => ({
      at: release.at,
      row: <ReleaseRow key={`${release.id} ${release.at}`} release={release} studio={studio} />,
    })),
  ].toSorted((one, other) => one.at - other.at);
  if (rows.length === 0) return <p>{messages.noChanges}</p>;
  return (
    // A table wider than the window is scrolled, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={messages.changes}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[messages.when, messages.page, messages.where, messages.what, messages.change].map(
              (head) => (
                <th key={head}>{head}</th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{rows.map(({ row }) => row)}</tbody>
      </table>
    </section>
  );
}

/** Changes of pages over time: every edge and every release in order, gaps, overlaps, and number of blocks. */
export function ChangesView({ studio, choice, found, titles, releases }: ChangesViewProps) {
  const { messages } = studio;
  const { project, path, days, isDraft } = choice;
  const query = new URLSearchParams({
    project,
    path,
    days: String(days),
    source: isDraft ? 'draft' : 'published',
    ...(choice.at !== null && { at: new Date(choice.at).toISOString() }),
  });
  const spans = (...kinds: string[]) => found.spans.filter(({ kind }) => kinds.includes(kind));
  return (
    <StudioFrame studio={studio} title={messages.changes}>
      <ListForm action="/studio/changes" choice={choice} messages={messages} hasDays />
      <p>
        <a href={`/api/studio/calendar?${query}`} download="changes.ics">
          {messages.calendar}
        </a>
      </p>
      <Spans title={messages.gaps} spans={spans('empty', 'gap')} titles={titles} studio={studio} />
      <Spans title={messages.overlaps} spans={spans('overlap')} titles={titles} studio={studio} />
      <ChangeTable found={found} titles={titles} releases={releases} studio={studio} />
      {found.charts.length > 0 && <h2 className={styles.subtitle}>{messages.blocksOverTime}</h2>}
      {found.charts.map((chart) => (
        <BlockChart
          key={`${chart.project} ${chart.path}`}
          chart={chart}
          until={found.until}
          studio={studio}
        />
      ))}
    </StudioFrame>
  );
}
