import { Button } from '@/components/ui/button/button';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { PageHistoryRequest, PageHistory } from '@/lib/studio/studio/load-history.server';
import type { PageVersion } from '@/lib/studio/studio/page-versions.server';
import { choiceQuery } from '@/lib/studio/studio/page-view-choice';
import { DifferenceList } from './difference-list';
import { RestoreForm } from './restore-form';
import { StudioFrame, type StudioHead } from './studio-frame';
import framed from './page-frames.module.css';
import styles from './studio.module.css';

export interface HistoryViewProps {
  studio: StudioHead;
  request: PageHistoryRequest;
  history: PageHistory;
}

/** Maximum number of versions in the list for comparisons; other times have their own field. */
const LISTED_VERSIONS = 50;

const iso = (instant: number): string => new Date(instant).toISOString();

function HistoryForm({ studio: { messages, language }, request, history }: HistoryViewProps) {
  const { project, locale, path, at, against } = request;
  return (
    <form className={styles.form} action="/studio/history">
      <label className={styles.choice}>
        {messages.shop}
        <select name="project" defaultValue={project}>
          {PROJECT_IDS.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {messages.locale}
        <input name="locale" defaultValue={locale} maxLength={5} />
      </label>
      <label className={styles.choice}>
        {messages.path}
        <input name="path" defaultValue={path} maxLength={500} />
      </label>
      {at !== null && <input type="hidden" name="at" value={iso(at)} />}
      <label className={styles.choice}>
        {messages.time} (Europe/Berlin)
        <input name="time" type="datetime-local" />
      </label>
      <label className={styles.choice}>
        {messages.past.against}
        <select name="against" defaultValue={typeof against === 'number' ? iso(against) : against}>
          <option value="draft">{messages.sources.draft}</option>
          <option value="published">{messages.sources.published}</option>
          {history.versions.slice(0, LISTED_VERSIONS).map((version) => (
            <option key={version.at} value={iso(version.at)}>
              {berlinTime(version.at, language)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{messages.past.compare}</Button>
    </form>
  );
}

function VersionItem({
  version: { at, entries },
  request,
  studio: { language },
}: {
  version: PageVersion;
  request: PageHistoryRequest;
  studio: StudioHead;
}) {
  const { project, locale, path, against } = request;
  const query = new URLSearchParams({
    project,
    locale,
    path,
    at: iso(at),
    against: typeof against === 'number' ? iso(against) : against,
  });
  return (
    <li className={styles.item}>
      <a href={`/studio/history?${query}`} aria-current={request.at === at ? 'true' : undefined}>
        {berlinTime(at, language)}
      </a>
      <span className={styles.hint}>{entries.map(({ title }) => title).join(', ')}</span>
    </li>
  );
}

function Sides({
  request,
  at,
  studio,
}: {
  request: PageHistoryRequest;
  at: number;
  studio: StudioHead;
}) {
  const { messages, language } = studio;
  const { project, locale, path, against } = request;
  const page = { project, locale, path, release: null, visitor: 'anyone' as const };
  const isTime = typeof against === 'number';
  const other = {
    source: isTime ? ('past' as const) : against,
    at: isTime ? against : null,
    title: isTime ? berlinTime(against, language) : messages.sources[against],
  };
  const sides = [{ source: 'past' as const, at, title: berlinTime(at, language) }, other];
  return (
    // Frames wider than the window are scrolled, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={framed.frames} tabIndex={0} aria-label={messages.past.sideBySide}>
      {sides.map(({ title, ...side }, index) => (
        <figure key={index === 0 ? 'then' : 'other'} className={framed.side}>
          <figcaption>{title}</figcaption>
          <iframe
            className={framed.frame}
            title={`${messages.page}: ${title}`}
            src={`/studio/view?${choiceQuery({ ...page, ...side })}`}
          />
        </figure>
      ))}
    </section>
  );
}

function Comparison({ at, ...props }: HistoryViewProps & { at: number }) {
  const { studio, request, history } = props;
  const { messages } = studio;
  const { past } = messages;
  return (
    <>
      {!history.wasFound && <p role="alert">{past.noPageThen}</p>}
      {!history.isFound && <p role="alert">{past.noPageNow}</p>}
      <section aria-labelledby="differences">
        <h2 className={styles.subtitle} id="differences">
          {past.differences} ({berlinTime(at, studio.language)})
        </h2>
        <DifferenceList differences={history.difference} messages={messages} />
      </section>
      {history.gone.length > 0 && (
        <p className={styles.fault}>
          {past.gone} {history.gone.join(', ')}
        </p>
      )}
      <RestoreForm key={at} at={at} entries={history.restorable} messages={messages} />
      {(history.wasFound || history.isFound) && <Sides request={request} at={at} studio={studio} />}
    </>
  );
}

/** Former states of a page, their differences from another state, and restoring. */
export function HistoryView(props: HistoryViewProps) {
  const { studio, request, history } = props;
  const { messages } = studio;
  return (
    <StudioFrame studio={studio} title={messages.history}>
      <p className={styles.hint}>{messages.past.intro}</p>
      <HistoryForm {...props} />
      <section aria-labelledby="versions">
        <h2 className={styles.subtitle} id="versions">
          {messages.past.versions}
        </h2>
        {history.versions.length === 0 && <p>{messages.past.noVersions}</p>}
        <ul className={styles.list}>
          {history.versions.map((version) => (
            <VersionItem key={version.at} version={version} request={request} studio={studio} />
          ))}
        </ul>
      </section>
      {request.at !== null && <Comparison {...props} at={request.at} />}
    </StudioFrame>
  );
}
