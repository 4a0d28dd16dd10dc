import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { Restorable } from '@/lib/studio/studio/load-history.server';
import type { Restored } from '@/lib/studio/studio/restore-entries.server';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { postStudio } from '@/lib/studio/studio/studio-client';
import { DifferenceList } from './difference-list';
import { FailureNotice } from './failure-notice';
import styles from './studio.module.css';

function useRestore(at: number, entries: readonly Restorable[]) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [result, setResult] = useState<Restored | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const chosen = entries.filter(({ id }) => !left.includes(id));
  return {
    chosen,
    result,
    problem,
    isPending,
    toggle: (id: string) =>
      setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id]),
    restore: async () => {
      setIsPending(true);
      const wanted = chosen.map(({ id, version }) => ({ id, version }));
      const response = await postStudio('/api/studio/history/restore', { at, entries: wanted });
      setIsPending(false);
      const { restored, conflicts } = Object(response.body);
      const isResult = Array.isArray(restored) && Array.isArray(conflicts);
      setResult(isResult ? { restored, conflicts } : null);
      setProblem(isResult ? '' : response.problem);
    },
  };
}

function Outcome({ result, messages }: { result: Restored; messages: StudioMessages }) {
  const { past } = messages;
  return (
    <>
      {result.restored.length > 0 && (
        <output>
          {past.restored} {result.restored.join(', ')}
        </output>
      )}
      {result.conflicts.length > 0 && (
        <div className={styles.notice} data-kind="warning" role="alert">
          <p>{past.conflict}</p>
          <DifferenceList differences={result.conflicts} messages={messages} />
        </div>
      )}
    </>
  );
}

/** Restores a former public state as drafts, at the compared versions. */
export function RestoreForm({
  at,
  entries,
  messages,
}: {
  at: number;
  entries: readonly Restorable[];
  messages: StudioMessages;
}) {
  const { chosen, result, problem, isPending, toggle, restore } = useRestore(at, entries);
  if (entries.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby="restore">
      <h2 className={styles.subtitle} id="restore">
        {messages.past.restore}
      </h2>
      <p className={styles.hint}>{messages.past.restoreHelp}</p>
      {entries.map(({ id, title }) => (
        <label key={id} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.some((each) => each.id === id)}
            onChange={() => toggle(id)}
          />
          {title}
        </label>
      ))}
      <div className={styles.row}>
        <Button isPending={isPending} onClick={() => chosen.length > 0 && void restore()}>
          {messages.past.restore}
        </Button>
      </div>
      <FailureNotice problem={problem} messages={messages} />
      {result && <Outcome result={result} messages={messages} />}
    </section>
  );
}
