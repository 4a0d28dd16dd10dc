import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { ReleaseSummary } from '@/lib/studio/studio/release-state';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { FailureNotice } from './failure-notice';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface ReleaseListProps {
  studio: StudioHead;
  releases: ReleaseSummary[];
}

export function ReleaseTimes({
  release: { scheduled, publishedAt, publishedBy, isTakenBack },
  studio: { messages, language },
}: {
  release: ReleaseSummary;
  studio: StudioHead;
}) {
  const { releases } = messages;
  const times = [
    scheduled && `${releases.scheduledFor}: ${berlinTime(scheduled.at, language)}`,
    publishedAt !== null && `${releases.publishedAt}: ${berlinTime(publishedAt, language)}`,
    publishedBy && `${releases.publishedBy} ${publishedBy}`,
    isTakenBack && releases.isTakenBack,
  ].filter(Boolean);
  return (
    <span className={styles.hint}>{times.length > 0 ? times.join(' · ') : releases.open}</span>
  );
}

function NewRelease({ studio: { messages } }: { studio: StudioHead }) {
  const [problem, setProblem] = useState('');
  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title'));
    const response = await postStudio('/api/studio/release', { action: 'create', title });
    const { id } = Object(response.body);
    if (response.ok && typeof id === 'string')
      location.assign(`/studio/releases/${encodeURIComponent(id)}`);
    else setProblem(response.problem);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <label className={styles.choice}>
        {messages.releases.title}
        <input name="title" required maxLength={200} />
      </label>
      <Button type="submit">{messages.releases.create}</Button>
      <FailureNotice problem={problem} messages={messages} />
    </form>
  );
}

/** All releases, and a form for a new one. */
export function ReleaseList({ studio, releases }: ReleaseListProps) {
  const { messages } = studio;
  return (
    <StudioFrame studio={studio} title={messages.release} needsScript>
      <p className={styles.hint}>{messages.releases.intro}</p>
      <NewRelease studio={studio} />
      {releases.length === 0 && <p>{messages.releases.none}</p>}
      <ul className={styles.list}>
        {releases.map((release) => (
          <li key={release.id} className={styles.item}>
            <a href={`/studio/releases/${encodeURIComponent(release.id)}`}>{release.title}</a>
            <span className={styles.hint}>
              {release.size} {messages.releases.size}
            </span>
            <ReleaseTimes release={release} studio={studio} />
          </li>
        ))}
      </ul>
    </StudioFrame>
  );
}
