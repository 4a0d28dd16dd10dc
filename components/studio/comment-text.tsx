import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { EditorComment } from '@/lib/studio/editor/editor-comment';
import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** A comment: who wrote it when, to whom, and what. */
export function CommentText({
  comment: { author, mentioned, writtenAt, text },
  messages: { comments, code },
}: {
  comment: EditorComment;
  messages: StudioMessages;
}) {
  const heading = [
    author ?? comments.unnamed,
    mentioned && formatMessage(comments.asks, { name: mentioned }),
    berlinTime(writtenAt, code),
  ];
  return (
    <>
      <p className={styles.hint}>{heading.filter(Boolean).join(' · ')}</p>
      <p className={styles.source}>{text}</p>
    </>
  );
}
