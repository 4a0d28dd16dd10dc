import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ReleaseState } from '@/lib/studio/studio/release-state';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import { ContractNotice } from './contract-notice';
import { ReleaseContents } from './release-contents';
import { ReleaseTimes } from './release-list';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';
import { useRelease, type ReleaseActions } from './use-release';

export interface ReleaseViewProps {
  studio: StudioHead;
  release: ReleaseState;
}

type Part = ReleaseViewProps & { actions: ReleaseActions };

/** Pages that the release changes, in their planned state from the CMS's Timeline. */
function ChangedPages({ studio: { messages }, release: { id, places, scheduled } }: Part) {
  const look = (project: string, path: string) =>
    `/studio/page?${new URLSearchParams({
      project,
      path,
      source: 'planned',
      release: id,
      ...(scheduled && { at: new Date(scheduled.at).toISOString() }),
    })}`;
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="changed-pages">
      <h2 className={styles.subtitle} id="changed-pages">
        {messages.releases.pages}
      </h2>
      <p className={styles.hint}>{messages.releases.lookHelp}</p>
      <ul className={styles.list}>
        {places.map(({ project, path, isPage }) => (
          <li key={`${project} ${path}`} className={styles.item}>
            <span>
              {project} {path}
            </span>
            <a
              href={look(project, isPage ? path : '/')}
              aria-label={`${messages.releases.look}: ${project} ${path}`}
            >
              {messages.releases.look}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Schedule({ studio: { messages }, release, actions }: Part) {
  const { scheduled } = release;
  if (scheduled)
    return (
      <Button
        look="secondary"
        isPending={actions.isPending}
        onClick={() => void actions.cancel(scheduled.actionId)}
      >
        {messages.releases.cancel}
      </Button>
    );
  const schedule = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = parseInstant(String(new FormData(event.currentTarget).get('when')));
    if (at !== null) await actions.schedule(at);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void schedule(event)}>
      <label className={styles.choice}>
        {messages.releases.when}
        <input name="when" type="datetime-local" required />
      </label>
      <Button type="submit" look="secondary" isPending={actions.isPending}>
        {messages.releases.schedule}
      </Button>
    </form>
  );
}

function TakeBack({ studio: { messages }, release: { takeBack }, actions }: Part) {
  const labels = messages.releases;
  if (takeBack.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby="take-back">
      <h2 className={styles.subtitle} id="take-back">
        {labels.takeBack}
      </h2>
      <p className={styles.hint}>{labels.takeBackHelp}</p>
      <ul className={styles.list}>
        {takeBack.map(({ id, title, does, because }) => (
          <li key={id} className={styles.item}>
            <span>
              {title} {labels.does[does]}
              {because && ` (${labels.because[because]})`}
            </span>
          </li>
        ))}
      </ul>
      {takeBack.some(({ does }) => does !== 'keep') && (
        <div className={styles.row}>
          <Button
            look="secondary"
            isPending={actions.isPending}
            onClick={() => void actions.takeBack()}
          >
            {labels.takeBack}
          </Button>
        </div>
      )}
    </section>
  );
}

/** One release: its contents, its effects, and its publication time. */
export function ReleaseView(props: ReleaseViewProps) {
  const { studio, release } = props;
  const { messages } = studio;
  const actions = useRelease(release, studio);
  const faults = actions.faults.length > 0 ? actions.faults : release.faults;
  return (
    <StudioFrame studio={studio} title={release.title} needsScript>
      <div className={styles.row}>
        <ReleaseTimes release={release} studio={studio} />
      </div>
      {actions.problem && (
        <p role="alert" className={styles.fault}>
          {actions.problem}
        </p>
      )}
      {actions.message && <output>{actions.message}</output>}
      <ReleaseContents release={release} actions={actions} messages={messages} />
      <ChangedPages {...props} actions={actions} />
      <ContractNotice faults={faults} messages={messages} />
      <div className={styles.form}>
        <Button isPending={actions.isPending} onClick={() => void actions.publish()}>
          {messages.releases.publishNow}
        </Button>
        <Schedule {...props} actions={actions} />
        <Button look="quiet" onClick={() => void actions.discard()}>
          {messages.releases.delete}
        </Button>
      </div>
      <TakeBack {...props} actions={actions} />
    </StudioFrame>
  );
}
