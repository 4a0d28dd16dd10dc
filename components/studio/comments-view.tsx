import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { PlacedComment } from '@/lib/studio/studio/load-comments.server';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { CommentText } from './comment-text';
import { FailureNotice } from './failure-notice';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface CommentsViewProps {
  studio: StudioHead;
  /** Email of the editor's account; `null` without one. */
  editor: string | null;
  isResolved: boolean;
  comments: PlacedComment[];
}

interface ListProps {
  studio: StudioHead;
  title: string;
  comments: readonly PlacedComment[];
  onSet: (id: string, isResolved: boolean) => void;
}

function CommentList({ studio: { messages }, title, comments, onSet }: ListProps) {
  const { comments: labels } = messages;
  return (
    <section aria-label={title}>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.list}>
        {comments.map((comment) => {
          const { id, node, entry, page, block, isResolved } = comment;
          const address = `/studio/compose?${new URLSearchParams({ node, block: entry })}`;
          return (
            <li key={id} className={styles.notice}>
              {page === null ? (
                labels.gone
              ) : (
                <a href={address}>{`${page}: ${block ?? labels.gone}`}</a>
              )}
              <CommentText comment={comment} messages={messages} />
              <Button look="secondary" onClick={() => onSet(id, !isResolved)}>
                {isResolved ? labels.reopen : labels.resolve}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Comments on the blocks of all pages, those for the editor first. */
export function CommentsView({ studio, editor, isResolved, comments }: CommentsViewProps) {
  const { messages } = studio;
  const { comments: labels } = messages;
  const router = useRouter();
  const [problem, setProblem] = useState('');
  const set = async (id: string, next: boolean) => {
    const body = { action: 'resolve', id, isResolved: next };
    const response = await postStudio('/api/studio/comments', body);
    setProblem(response.problem);
    if (response.ok) await router.replace(router.asPath);
  };
  const isMine = ({ mentioned }: PlacedComment) => editor !== null && mentioned === editor;
  const lists = [
    [labels.forYou, comments.filter(isMine)],
    [isResolved ? labels.resolved : labels.open, comments.filter((each) => !isMine(each))],
  ] as const;
  return (
    <StudioFrame studio={studio} title={labels.title}>
      <nav className={styles.nav} aria-label={labels.title}>
        <ul>
          {[false, true].map((each) => (
            <li key={String(each)}>
              <a
                href={each ? '/studio/comments?resolved=1' : '/studio/comments'}
                aria-current={each === isResolved ? 'page' : undefined}
              >
                {each ? labels.resolved : labels.open}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <FailureNotice problem={problem} messages={messages} />
      {comments.length === 0 && <p>{labels.none}</p>}
      {lists.map(
        ([title, some]) =>
          some.length > 0 && (
            <CommentList
              key={title}
              studio={studio}
              title={title}
              comments={some}
              onSet={(id, next) => void set(id, next)}
            />
          ),
      )}
    </StudioFrame>
  );
}
