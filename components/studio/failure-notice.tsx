import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { problemWords } from '@/lib/studio/studio/problem-words';
import styles from './studio.module.css';

/** Says that a request of the editor failed; nothing without a problem. */
export function FailureNotice({
  problem,
  messages,
}: {
  problem: string;
  messages: StudioMessages;
}) {
  if (problem === '') return null;
  return (
    <p role="alert" className={styles.fault}>
      {messages.failed} {problemWords(problem, messages)}
    </p>
  );
}
