import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { COMMENT_LENGTH } from '@/lib/studio/editor/editor-comment';
import { CommentText } from './comment-text';
import { usePageComments } from './comments-context';
import { useComposer } from './composer-context';
import { FailureNotice } from './failure-notice';
import styles from './composer.module.css';

/** Comments on a block: the open ones, and a form for another. */
export function BlockComments({ entry }: { entry: string }) {
  const { messages } = useComposer();
  const page = usePageComments();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  if (!page) return null;
  const { comments: labels } = messages;
  const own = page.comments.filter((comment) => comment.entry === entry);
  const send = async (sent: ReturnType<typeof page.resolve>): Promise<boolean> => {
    setIsPending(true);
    const response = await sent;
    setIsPending(false);
    setProblem(response.problem);
    return response.ok;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const mentioned = String(data.get('mentioned') ?? '') || null;
    const isSent = await send(page.write(entry, String(data.get('text')), mentioned));
    if (isSent) form.current?.reset();
  };
  return (
    <details className={styles.slot} open={own.length > 0}>
      <summary>{formatMessage(labels.count, { count: String(own.length) })}</summary>
      <ul className={styles.offers}>
        {own.map((comment) => (
          <li key={comment.id}>
            <CommentText comment={comment} messages={messages} />
            <Button
              look="quiet"
              isPending={isPending}
              onClick={() => void send(page.resolve(comment.id))}
            >
              {labels.resolve}
            </Button>
          </li>
        ))}
      </ul>
      {/* Its fields keep the browser's undo, because they are no content. */}
      <form
        ref={form}
        data-own-undo=""
        className={styles.root}
        onSubmit={(event) => void submit(event)}
      >
        <label className={styles.choice}>
          {labels.text}
          <textarea name="text" required maxLength={COMMENT_LENGTH} rows={3} />
        </label>
        <label className={styles.choice}>
          {labels.mention}
          <select name="mentioned">
            <option value="">{labels.nobody}</option>
            {page.editors.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary" isPending={isPending}>
          {labels.write}
        </Button>
      </form>
      <FailureNotice problem={problem} messages={messages} />
    </details>
  );
}
